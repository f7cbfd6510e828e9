/// What most apps write by hand: synthesised `Codable`, nothing checked, one struct for all shapes, no `extra`.
struct PlainShape: Codable {
    var kind: String
    var radius: Double?
    var unit: String?
    var width: Double?
    var height: Double?
    var items: [PlainShape]?
}

struct PlainAccount: Codable {
    var schemaVersion: Int
    var id: String
    var name: String
    var status: String
    var nickname: String?
    var deletedAt: String?
    var bio: String?
    var shapes: [PlainShape]
    var units: [String]
    var score: Int
    var `default`: Bool
    var byUser: [String: Int]
}
