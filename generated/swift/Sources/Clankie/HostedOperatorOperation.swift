// Made by samewire from schemas/clankie/hosted-operator/operation.ts. Do not edit.
import SamewireSupport

/// A request to the operator routes of a hosted machine, in the owner's name.
public struct HostedOperatorRequest: WireModel {
    public var method: HostedOperatorRequestMethod

    public var path: String

    /// At most 1048576 characters.
    public var body: String?

    public init(method: HostedOperatorRequestMethod, path: String, body: String? = nil) {
        self.method = method
        self.path = path
        self.body = body
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.method = try wireFields.required("method")
        self.path = try wireFields.required("path")
        self.body = try wireFields.optional("body")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("method", self.method)
        wireMembers.required("path", self.path)
        wireMembers.optional("body", self.body)
        return wireMembers.wireValue
    }
}

public enum HostedOperatorRequestMethod: WireEnum {
    case get
    case post

    public var rawValue: String {
        switch self {
        case .get: return "GET"
        case .post: return "POST"
        }
    }
}

// Schemas, as data.

extension HostedOperatorRequest {
    public static let wireId = "clankie.HostedOperatorRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("method", .reference { HostedOperatorRequestMethod.wireSchema }),
        PropertyShape("path", .string()),
        PropertyShape("body", .optional(.string([.size(.maxLength(1048576))])), .optional, optionalOut: true),
    ])
}

extension HostedOperatorRequestMethod {
    public static let wireId = "clankie.HostedOperatorRequestMethod"
    public static let wireSchema: Schema = .oneOf([.string("GET"), .string("POST")])
}

extension ClankieTypes {
    static let hostedOperatorOperationModule: [AnyWireType] = [
        AnyWireType(HostedOperatorRequest.wireType),
        AnyWireType(HostedOperatorRequestMethod.wireType),
    ]
}
