// Made by samewire from schemas/remote/agent/model-summary.ts. Do not edit.
import SamewireSupport

/// A model as it is shown. It holds no secret, and the reader need not have the model.
public struct ModelSummary: WireModel {
    /// 1 to 2048 characters.
    /// Pattern: `^[\s\S]{0,2048}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var modelId: String

    public var providerId: OpaqueId

    /// 1 to 2048 characters.
    /// Pattern: `^[\s\S]{0,2048}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var name: String

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        modelId: String,
        providerId: OpaqueId,
        name: String,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.modelId = modelId
        self.providerId = providerId
        self.name = name
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.modelId = try wireFields.required("modelId")
        self.providerId = try wireFields.required("providerId")
        self.name = try wireFields.required("name")
        self.additionalProperties = try wireFields.others(than: ["modelId", "providerId", "name"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("modelId", self.modelId)
        wireMembers.required("providerId", self.providerId)
        wireMembers.required("name", self.name)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ModelSummary {
    public static let wireId = "remote.ModelSummary"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("modelId", .string([.size(.minLength(1)), .size(.maxLength(2048)), .pattern(Pattern("^[\\s\\S]{0,2048}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("providerId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("name", .string([.size(.minLength(1)), .size(.maxLength(2048)), .pattern(Pattern("^[\\s\\S]{0,2048}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
    ])
}

extension CherryRemoteTypes {
    static let agentModelSummaryModule: [AnyWireType] = [
        AnyWireType(ModelSummary.wireType),
    ]
}
