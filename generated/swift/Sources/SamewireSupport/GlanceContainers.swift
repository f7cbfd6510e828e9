/// Objects whose members stand in the declared order, as senders mostly write them.
final class ObjectGlance: Glance, @unchecked Sendable {
    private struct Property {
        let key: String
        let glance: HeldGlance
        let mayLack: Bool
    }

    private let properties: ContiguousArray<Property>
    private let shape: ObjectShape
    private let value = MemberPlace()

    init(_ shape: ObjectShape) {
        self.shape = shape
        properties = ContiguousArray(
            shape.properties.map { each in
                let mayLack = each.absence == .optional && each.optionalOut && !each.isInherited
                return Property(key: each.key, glance: each.schema.heldGlance, mayLack: mayLack)
            })
    }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        guard case .object(let object) = value.pointee else { return false }
        return object.members.withUnsafeBufferPointer(takes)
    }

    @inline(__always)
    private func takes(_ members: UnsafeBufferPointer<JSONObject.Member>) -> Bool {
        var next = 0
        let isJudged = properties.withUnsafeBufferPointer { properties in
            for property in properties {
                guard next < members.count, WireText.same(members[next].key, property.key) else {
                    // Absent, or out of order: then members are left at the end.
                    if property.mayLack { continue }
                    return false
                }
                guard property.glance.takes(value.of(members, next)) else { return false }
                next &+= 1
            }
            return true
        }
        return isJudged && (next == members.count || takesOthers(members, from: next))
    }

    private func takesOthers(_ members: UnsafeBufferPointer<JSONObject.Member>, from start: Int) -> Bool {
        let glance: Glance?
        switch shape.unknownKeys {
        case .strict, .strip: return false
        case .keep: glance = nil
        case .judged(let schema): glance = schema.glance
        }
        return (start..<members.count).allSatisfy { place in
            let key = members[place].key
            guard !shape.known.contains(WireKey(key)), !WireText.same(key, Prototype.key) else { return false }
            return glance?.takes(value.of(members, place)) ?? true
        }
    }
}

final class ListGlance: Glance, @unchecked Sendable {
    private let shape: ListShape
    private let element: HeldGlance
    private let least: Int
    private let most: Int

    init(_ shape: ListShape) {
        self.shape = shape
        element = shape.element.heldGlance
        var (least, most) = (0, Int.max)
        for step in shape.steps {
            switch step {
            case .minLength(let bound): least = max(least, bound)
            case .maxLength(let bound): most = min(most, bound)
            case .length(let bound): (least, most) = (max(least, bound), min(most, bound))
            }
        }
        (self.least, self.most) = (least, most)
    }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        guard case .array(let items) = value.pointee, items.count >= least, items.count <= most else { return false }
        return items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress else { return true }
            for index in 0..<items.count where !element.takes(first + index) { return false }
            return true
        }
    }
}

/// Tuples with all of their items.
final class TupleGlance: Glance, @unchecked Sendable {
    private let shape: TupleShape

    init(_ shape: TupleShape) { self.shape = shape }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        guard case .array(let items) = value.pointee, items.count >= shape.items.count else { return false }
        if shape.rest == nil, items.count > shape.items.count { return false }
        return items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress else { return true }
            for index in 0..<items.count {
                let schema = index < shape.items.count ? shape.items[index].schema : shape.rest
                guard let schema, schema.glance.takes(first + index) else { return false }
            }
            return true
        }
    }
}

/// Records whose keys are no array indexes, which JavaScript would put first.
final class RecordGlance: Glance, @unchecked Sendable {
    private let shape: RecordShape
    private let keepsKeys: Bool
    private let value = MemberPlace()

    /// nil: the keys are a closed list.
    init?(_ shape: RecordShape) {
        if case .exhaustive = shape.mode { return nil }
        self.shape = shape
        keepsKeys = Judge.keepsKeys(shape.key)
    }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        guard case .object(let object) = value.pointee else { return false }
        let glance = shape.value.glance
        return object.members.withUnsafeBufferPointer { members in
            for place in 0..<members.count {
                guard takesKey(members[place].key), glance.takes(self.value.of(members, place)) else { return false }
            }
            return true
        }
    }

    private func takesKey(_ key: String) -> Bool {
        if Judge.arrayIndex(key) != nil || WireText.same(key, Prototype.key) { return false }
        return keepsKeys || withUnsafePointer(to: .string(key), shape.key.glance.takes)
    }
}

/// The option whose tag the object holds.
final class TaggedGlance: Glance, @unchecked Sendable {
    private let shape: TaggedShape
    private let options: ContiguousArray<HeldGlance>

    init(_ shape: TaggedShape) {
        self.shape = shape
        options = ContiguousArray(shape.options.map { $0.schema.heldGlance })
    }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        guard case .object(let object) = value.pointee, let place = object.position(of: shape.key),
            let option = shape.option(of: object.members[place].value)
        else { return false }
        return options[option].takes(value)
    }
}

/// Where the value stands in a member of an object.
struct MemberPlace {
    private let offset = MemoryLayout<JSONObject.Member>.offset(of: \.value)!

    @inline(__always)
    func of(_ members: UnsafeBufferPointer<JSONObject.Member>, _ place: Int) -> UnsafePointer<JSONValue> {
        (UnsafeRawPointer(members.baseAddress! + place) + offset).assumingMemoryBound(to: JSONValue.self)
    }
}
