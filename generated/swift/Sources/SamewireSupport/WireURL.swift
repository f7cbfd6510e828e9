/// A URL as the WHATWG parser reads it without a base: the verdict, and the parts that checks look at.
///
/// Hosts in ASCII are judged exactly. Of others only the shape is judged, not each character's IDNA status; their
/// `host` is not converted to Punycode.
struct WireURL {
    private(set) var scheme = ""
    /// Normalised: lower case, IPv4 in dotted form, IPv6 shortened and in brackets. Empty where there is none.
    private(set) var host = ""
    /// Without dot segments; characters are not percent-encoded.
    private(set) var pathname = ""
    private(set) var hasCredentials = false
    private(set) var hasQuery = false
    private(set) var hasFragment = false

    private static let ports: [String: Int] = ["http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21, "file": 0]

    /// nil where `new URL(text)` throws.
    static func parse(_ text: String) -> WireURL? {
        var points = WireText.codePoints(text).map { (0xD800...0xDFFF).contains($0) ? 0xFFFD : $0 }[...]
        while let first = points.first, first <= 0x20 { points.removeFirst() }
        while let last = points.last, last <= 0x20 { points.removeLast() }
        var url = WireURL()
        return url.read(points.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) ? url : nil
    }

    static func withoutTabsAndLineEnds(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { ![0x09, 0x0A, 0x0D].contains($0.value) }))
    }

    private var isSpecial: Bool { WireURL.ports[scheme] != nil }

    private func isSlash(_ point: UInt32) -> Bool { point == 0x2F || (isSpecial && point == 0x5C) }

    private mutating func read(_ input: [UInt32]) -> Bool {
        guard let colon = input.firstIndex(of: 0x3A), colon > 0, WireURL.isScheme(input[..<colon]) else { return false }
        scheme = WireText.foldASCII(WireText.text(input[..<colon]))
        var rest = input[(colon + 1)...]
        // Fragment and query end everything else, wherever they start.
        if let hash = rest.firstIndex(of: 0x23) {
            hasFragment = hash + 1 < rest.endIndex
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: 0x3F) {
            hasQuery = mark + 1 < rest.endIndex
            rest = rest[..<mark]
        }
        if scheme == "file" { return readFile(rest) }
        if isSpecial { return readAuthority(rest.drop(while: isSlash)) }
        if rest.starts(with: [0x2F, 0x2F]) { return readAuthority(rest.dropFirst(2)) }
        if rest.first == 0x2F {
            readPath(rest)
        } else {
            pathname = WireText.text(rest)
        }
        return true
    }

    private static func isScheme(_ points: ArraySlice<UInt32>) -> Bool {
        guard let first = points.first, isLetter(first) else { return false }
        return points.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
    }

    private static func isLetter(_ point: UInt32) -> Bool { (0x61...0x7A).contains(point | 0x20) }

    private mutating func readAuthority(_ rest: ArraySlice<UInt32>) -> Bool {
        let end = rest.firstIndex(where: isSlash) ?? rest.endIndex
        var place = rest[..<end]
        if let at = place.lastIndex(of: 0x40) {
            let user = place[..<at]
            hasCredentials = !(user.isEmpty || Array(user) == [0x3A])
            place = place[(at + 1)...]
            if place.isEmpty { return false }
        }
        var inBrackets = false
        var name = place
        for index in place.indices {
            if place[index] == 0x5B { inBrackets = true }
            if place[index] == 0x5D { inBrackets = false }
            if place[index] == 0x3A, !inBrackets {
                name = place[..<index]
                if name.isEmpty || !WireURL.isPort(place[(index + 1)...]) { return false }
                break
            }
        }
        if name.isEmpty, isSpecial { return false }
        guard let host = WireHost.parse(Array(name), isSpecial: isSpecial) else { return false }
        self.host = host
        readPath(rest[end...])
        return true
    }

    private static func isPort(_ points: ArraySlice<UInt32>) -> Bool {
        var port = 0
        for point in points {
            guard point >= 0x30, point <= 0x39 else { return false }
            port = min(port * 10 + Int(point - 0x30), 100_000)
        }
        return port <= 65_535
    }

    private mutating func readFile(_ rest: ArraySlice<UInt32>) -> Bool {
        guard let first = rest.first, isSlash(first) else {
            readPath(rest)
            return true
        }
        guard rest.count > 1, isSlash(rest[rest.startIndex + 1]) else {
            readPath(rest)
            return true
        }
        let place = rest.dropFirst(2)
        let end = place.firstIndex(where: isSlash) ?? place.endIndex
        let name = place[..<end]
        let isDrive = name.count == 2 && WireURL.isLetter(name.first!) && (name.last == 0x3A || name.last == 0x7C)
        if isDrive {
            readPath(place)
            return true
        }
        if !name.isEmpty {
            guard let host = WireHost.parse(Array(name), isSpecial: true) else { return false }
            self.host = host == "localhost" ? "" : host
        }
        readPath(place[end...])
        return true
    }

    /// `rest` is empty or starts with a slash; the first path of a `file` URL may lack it.
    private mutating func readPath(_ rest: ArraySlice<UInt32>) {
        if rest.isEmpty {
            pathname = isSpecial ? "/" : ""
            return
        }
        let body = isSlash(rest.first!) ? rest.dropFirst() : rest
        var segments: [String] = []
        let parts = body.split(omittingEmptySubsequences: false, whereSeparator: isSlash)
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let text = WireText.text(part)
            switch WireText.foldASCII(text) {
            case ".", "%2e": if isLast { segments.append("") }
            case "..", ".%2e", "%2e.", "%2e%2e":
                if !segments.isEmpty { segments.removeLast() }
                if isLast { segments.append("") }
            default: segments.append(text)
            }
        }
        pathname = "/" + segments.joined(separator: "/")
    }
}
