import SamewireSupport

/// What a first look at a value must not be sure of, and what it must leave as it is.
extension SupportChecks {
    func glances() {
        let a = PropertyShape("a", .string())
        let b = PropertyShape("b", .optional(.number(.int)), .optional, optionalOut: true)
        let c = PropertyShape("c", .defaulted(.boolean, false), .defaulted)
        judged("members in order stay", .object(.strict, [a, b]), #"{"a":"x","b":1}"#)
        judged("an absent one too", .object(.strict, [b, a]), #"{"a":"x"}"#)
        judged("others are put in order", .object(.strict, [a, b]), #"{"b":1,"a":"x"}"#, #"{"a":"x","b":1}"#)
        judged("one that may lack and stands last is", .object(.strict, [b, a]), #"{"a":"x","b":1}"#, #"{"b":1,"a":"x"}"#)
        judged("an unknown key goes", .object(.strip, [a, b]), #"{"a":"x","z":0}"#, #"{"a":"x"}"#)
        judged("or is refused", .object(.strict, [a, b]), #"{"a":"x","z":0}"#, nil)
        judged("or stays", .object(.keep, [a, b]), #"{"a":"x","z":0}"#)
        judged("where a known one stands behind it", .object(.keep, [a, b]), #"{"a":"x","z":0,"b":1}"#, #"{"a":"x","b":1,"z":0}"#)
        judged("and its value is judged", .object(.judged(.boolean), [a]), #"{"a":"x","z":0}"#, nil)
        judged("what is filled in is written", .object(.strict, [a, c]), #"{"a":"x"}"#, #"{"a":"x","c":false}"#)
        judged("one wrong value among many", .array(.object(.strict, [a])), #"[{"a":"x"},{"a":1}]"#, nil)
        judged("one changed value deep inside", .array(.array(.array(.array(.array(.string([.trim])))))),
               #"[[[[["a"],[" b "]]]],[[[["c"]]]]]"#, #"[[[[["a"],["b"]]]],[[[["c"]]]]]"#)
        let strips = Schema.object(.strip, [a])
        judged("the first option that accepts wins", .union([strips, .object(.keep, [a])]), #"{"a":"x","z":0}"#, #"{"a":"x"}"#)
        judged("even where it changes a text", .union([.string([.toUpperCase]), .string()]), #""x""#, #""X""#)
        judged("a later one takes what the others refuse", .union([.number(.int), .null, .string()]), #""x""#)
        judged("a tag decides", .discriminated("a", [TaggedOption([.string("x")], strips), TaggedOption([.string("y")], .object(.keep, [a]))]),
               #"{"a":"y","z":0}"#)
        let record = Schema.record(.open, key: .string([.size(.maxLength(2))]), value: .number(.int))
        judged("a record stays", record, #"{"b":1,"a":2}"#)
        judged("array indexes go first", record, #"{"b":1,"2":2,"1":3}"#, #"{"1":3,"2":2,"b":1}"#)
        judged("a key is judged", record, #"{"abc":1}"#, nil)
        judged("and may change", .record(.open, key: .string([.toUpperCase]), value: .number(.int)), #"{"a":1}"#, #"{"A":1}"#)
        judged("a key of every object's prototype goes", .record(.open, key: .string(), value: .number(.int)), #"{"__proto__":1,"a":1}"#, #"{"a":1}"#)
        judged("a tuple's items are judged", .tuple([TupleItem(.string()), TupleItem(.boolean)], rest: .number(.int)), #"["a",true,1,2]"#)
        judged("each of them", .tuple([TupleItem(.string()), TupleItem(.boolean)], rest: .number(.int)), #"["a",true,1,null]"#, nil)
        judged("a check decides after the schema", Schema.array(.number(.int)).checked([RuleUse(.uniqueItems(by: nil))]), "[1,1]", nil)
        judged("whole numbers are", .array(.number(.int)), "[0,-0,9007199254740991,-9007199254740991]", "[0,0,9007199254740991,-9007199254740991]")
        judged("others are not", .number(.int), "1.5", nil)
        judged("nor beyond the bound", .number(.int), "9007199254740992", nil)
        for (text, isWithin) in [("", false), ("a", true), ("ééé", true), ("éééé", false), (#"\ud800\ud800\ud800"#, true), ("😀😀😀😀", false)] {
            judged("length of \(text)", .string([.size(.minLength(1)), .size(.maxLength(3))]), "\"\(text)\"", isWithin ? "\"\(text)\"" : nil)
        }
    }

    /// Checks the output of a schema as text, by default the input; nil where it refuses.
    private func judged(_ name: String, _ schema: Schema, _ input: String, _ output: String?) {
        check(name, (try? WireType<JSONValue>("check.Glance", schema).parse(json: input))?.text == output)
    }

    private func judged(_ name: String, _ schema: Schema, _ input: String) { judged(name, schema, input, input) }
}
