// Made by samewire from schemas/remote/discovery/endpoint-snapshot.ts. Do not edit.
import SamewireSupport

/// Asks under a domain that was approved before.
public struct EndpointsParams: WireModel {
    public var domain: RemoteCapability

    public init(domain: RemoteCapability) {
        self.domain = domain
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.domain = try wireFields.required("domain")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("domain", self.domain)
        return wireMembers.wireValue
    }
}

/// Suggestions. Discard them when the identity is not the pinned one, and store only what was verified.
public struct RemoteEndpointSnapshot: WireModel {
    public var desktopIdentity: OpaqueId

    /// At most 32 entries.
    public var endpoints: [DirectEndpoint]

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        desktopIdentity: OpaqueId,
        endpoints: [DirectEndpoint],
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.desktopIdentity = desktopIdentity
        self.endpoints = endpoints
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.desktopIdentity = try wireFields.required("desktopIdentity")
        self.endpoints = try wireFields.required("endpoints")
        self.additionalProperties = try wireFields.others(than: ["desktopIdentity", "endpoints"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("desktopIdentity", self.desktopIdentity)
        wireMembers.required("endpoints", self.endpoints)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension EndpointsParams {
    public static let wireId = "remote.EndpointsParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("domain", .reference { RemoteCapability.wireSchema }),
    ])
}

extension RemoteEndpointSnapshot {
    public static let wireId = "remote.RemoteEndpointSnapshot"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("desktopIdentity", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("endpoints", .array(.reference { DirectEndpoint.wireSchema }, [.maxLength(32)])),
    ])
}

extension CherryRemoteTypes {
    static let discoveryEndpointSnapshotModule: [AnyWireType] = [
        AnyWireType(EndpointsParams.wireType),
        AnyWireType(RemoteEndpointSnapshot.wireType),
    ]
}
