/// JavaScript's mappings of characters, from the tables of the generator: the platform's differ from one system to the next.
enum CharacterMapping {
    /// Characters that become one other.
    static let lower = mapping(UnicodeTables.lower)
    static let upper = mapping(UnicodeTables.upper)
    /// What stands for all characters that equal one another under the flags `iu`.
    static let fold = mapping(UnicodeTables.fold)
    /// Characters that become several.
    static let lowerTexts = texts(UnicodeTables.lowerTexts)
    static let upperTexts = texts(UnicodeTables.upperTexts)
    /// Characters of hosts that become an ASCII one, or several or none.
    static let host = mapping(UnicodeTables.host)
    static let hostTexts = texts(UnicodeTables.hostTexts)

    /// Runs of four numbers to the base 36: how many code points are passed over, how many more than one change, how far
    /// each is from the one before, and how far from what it becomes.
    private static func mapping(_ encoded: String) -> [UInt32: UInt32] {
        var mapping: [UInt32: UInt32] = [:]
        var next = 0
        for run in encoded.split(separator: " ") {
            let numbers = run.split(separator: ",").map { Int($0, radix: 36) ?? 0 }
            var point = next + numbers[0]
            for _ in 0...numbers[1] {
                mapping[UInt32(point)] = UInt32(point + numbers[3])
                next = point + 1
                point += numbers[2]
            }
        }
        return mapping
    }

    /// `ß=SS`, with a space between.
    private static func texts(_ encoded: String) -> [UInt32: String] {
        var texts: [UInt32: String] = [:]
        for pair in encoded.unicodeScalars.split(separator: " ") {
            texts[pair.first!.value] = String(String.UnicodeScalarView(pair.dropFirst(2)))
        }
        return texts
    }
}
