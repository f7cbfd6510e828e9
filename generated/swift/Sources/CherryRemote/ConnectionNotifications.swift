// Made by samewire from schemas/remote/connection/notifications.ts. Do not edit.
import SamewireSupport

/// The host says why it closes the connection.
public struct ConnectionNotification: WireModel {
    /// Always "2.0".
    public static let jsonrpc: String = "2.0"

    /// Always "connection.closed".
    public static let method: String = "connection.closed"

    public var params: RemoteFailure

    public init(params: RemoteFailure) {
        self.params = params
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.params = try wireFields.required("params")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("jsonrpc", .string("2.0"))
        wireMembers.constant("method", .string("connection.closed"))
        wireMembers.required("params", self.params)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ConnectionNotification {
    public static let wireId = "remote.ConnectionNotification"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("jsonrpc", .oneOf([.string("2.0")])),
        PropertyShape("method", .oneOf([.string("connection.closed")])),
        PropertyShape("params", .reference { RemoteFailure.wireSchema }),
    ])
}

extension CherryRemoteTypes {
    static let connectionNotificationsModule: [AnyWireType] = [
        AnyWireType(ConnectionNotification.wireType),
    ]
}
