// Made by samewire from schema.ts. Do not edit.
import SamewireSupport

/// Notes
/// All of them.
///
/// - Warning: Deprecated: Gone soon.
public struct Notes: WireModel {
    @available(*, deprecated, message: "Use `new`.")
    public var old: String {
        get { _old }
        set { _old = newValue }
    }
    private var _old: String

    @available(*, deprecated)
    public var older: String? {
        get { _older }
        set { _older = newValue }
    }
    private var _older: String?

    /// Fine
    public var fine: String

    /// */ } \u0022 " ``` </script> ${process.exit(1)} #{x} ‮
    /// second line
    public var hostile: String

    public var nested: NotesNested

    /// On the wrapper.
    public var outer: NotesOuter?

    /// Kept through checks.
    ///
    /// 1 to 2 characters.
    public var kept: String

    public init(
        old: String,
        older: String? = nil,
        fine: String,
        hostile: String,
        nested: NotesNested,
        outer: NotesOuter? = nil,
        kept: String
    ) {
        self._old = old
        self._older = older
        self.fine = fine
        self.hostile = hostile
        self.nested = nested
        self.outer = outer
        self.kept = kept
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self._old = try wireFields.required("old")
        self._older = try wireFields.optional("older")
        self.fine = try wireFields.required("fine")
        self.hostile = try wireFields.required("hostile")
        self.nested = try wireFields.required("nested")
        self.outer = try wireFields.optional("outer")
        self.kept = try wireFields.required("kept")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("old", self._old)
        wireMembers.optional("older", self._older)
        wireMembers.required("fine", self.fine)
        wireMembers.required("hostile", self.hostile)
        wireMembers.required("nested", self.nested)
        wireMembers.optional("outer", self.outer)
        wireMembers.required("kept", self.kept)
        return wireMembers.wireValue
    }
}

/// Lifted.
public struct NotesNested: WireModel {
    /// Inner.
    public var a: Int64

    public init(a: Int64) {
        self.a = a
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.a = try wireFields.required("a")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("a", self.a)
        return wireMembers.wireValue
    }
}

public struct NotesOuter: WireModel {
    public var b: Int64

    public init(b: Int64) {
        self.b = b
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.b = try wireFields.required("b")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("b", self.b)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension Notes {
    public static let wireId = "sample.Notes"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("old", .string()),
        PropertyShape("older", .optional(.string()), .optional, optionalOut: true),
        PropertyShape("fine", .string()),
        PropertyShape("hostile", .string()),
        PropertyShape("nested", .reference { NotesNested.wireSchema }),
        PropertyShape("outer", .optional(.reference { NotesOuter.wireSchema }), .optional, optionalOut: true),
        PropertyShape("kept", .string([.size(.minLength(1)), .size(.maxLength(2))])),
    ])
}

extension NotesNested {
    public static let wireId = "sample.NotesNested"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("a", .number(.int)),
    ])
}

extension NotesOuter {
    public static let wireId = "sample.NotesOuter"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("b", .number(.int)),
    ])
}

extension SampleTypes {
    static let schemaModule: [AnyWireType] = [
        AnyWireType(Notes.wireType),
        AnyWireType(NotesNested.wireType),
        AnyWireType(NotesOuter.wireType),
    ]
}
