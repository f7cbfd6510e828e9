// Made by samewire from schemas/clankie/operator/composer-catalog.ts. Do not edit.
import SamewireSupport

/// A command that the owner starts with a slash.
public struct ComposerCommand: WireModel {
    /// At most 64 characters.
    /// Pattern: `^[a-z0-9][a-z0-9-]*$`.
    public var name: String

    /// At most 12 entries.
    public var aliases: [String]

    /// 1 to 256 characters.
    public var summary: String

    /// 1 to 128 characters.
    public var argumentHint: String?

    public init(name: String, aliases: [String], summary: String, argumentHint: String? = nil) {
        self.name = name
        self.aliases = aliases
        self.summary = summary
        self.argumentHint = argumentHint
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.aliases = try wireFields.required("aliases")
        self.summary = try wireFields.required("summary")
        self.argumentHint = try wireFields.optional("argumentHint")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        wireMembers.required("aliases", self.aliases)
        wireMembers.required("summary", self.summary)
        wireMembers.optional("argumentHint", self.argumentHint)
        return wireMembers.wireValue
    }
}

/// A button for a skill. Only in answers to a request with `includeQuickActions`.
public struct ComposerQuickAction: WireModel {
    /// 1 to 64 characters.
    public var name: String

    /// At most 64 characters.
    /// Pattern: `^[a-z0-9-]+$`.
    public var icon: String

    /// The argument that takes the selected text.
    ///
    /// At most 64 characters.
    /// Pattern: `^[a-z][a-zA-Z0-9_-]*$`.
    public var selectionArg: String?

    public init(name: String, icon: String, selectionArg: String? = nil) {
        self.name = name
        self.icon = icon
        self.selectionArg = selectionArg
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.icon = try wireFields.required("icon")
        self.selectionArg = try wireFields.optional("selectionArg")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        wireMembers.required("icon", self.icon)
        wireMembers.optional("selectionArg", self.selectionArg)
        return wireMembers.wireValue
    }
}

/// A skill of the agent in this conversation.
public struct ComposerSkill: WireModel {
    /// At most 64 characters.
    /// Pattern: `^[a-z0-9][a-z0-9:_-]*$`.
    public var name: String

    /// 1 to 512 characters.
    public var description: String

    /// 1 to 32 characters.
    public var source: String

    /// What to type for it.
    ///
    /// Pattern: `^[/$][^\s]{1,127}$`.
    public var invocation: String

    public var quickAction: ComposerQuickAction?

    public init(
        name: String,
        description: String,
        source: String,
        invocation: String,
        quickAction: ComposerQuickAction? = nil
    ) {
        self.name = name
        self.description = description
        self.source = source
        self.invocation = invocation
        self.quickAction = quickAction
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.description = try wireFields.required("description")
        self.source = try wireFields.required("source")
        self.invocation = try wireFields.required("invocation")
        self.quickAction = try wireFields.optional("quickAction")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        wireMembers.required("description", self.description)
        wireMembers.required("source", self.source)
        wireMembers.required("invocation", self.invocation)
        wireMembers.optional("quickAction", self.quickAction)
        return wireMembers.wireValue
    }
}

/// Commands and skills of a conversation.
public struct ComposerCatalog: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// At most 256 entries.
    public var commands: [ComposerCommand]

    /// At most 256 entries.
    public var skills: [ComposerSkill]

    public init(commands: [ComposerCommand], skills: [ComposerSkill]) {
        self.commands = commands
        self.skills = skills
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commands = try wireFields.required("commands")
        self.skills = try wireFields.required("skills")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("commands", self.commands)
        wireMembers.required("skills", self.skills)
        return wireMembers.wireValue
    }
}

/// Asks what the composer of a conversation can offer.
public struct ComposerCatalogRequest: WireModel {
    /// Always "composer_catalog".
    public static let op: String = "composer_catalog"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var includeQuickActions: Bool?

    public init(conversationId: ConversationId, includeQuickActions: Bool? = nil) {
        self.conversationId = conversationId
        self.includeQuickActions = includeQuickActions
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.includeQuickActions = try wireFields.optional("includeQuickActions")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("composer_catalog"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.optional("includeQuickActions", self.includeQuickActions)
        return wireMembers.wireValue
    }
}

public struct ComposerCatalogResponse: WireModel {
    /// Always "composer_catalog".
    public static let op: String = "composer_catalog"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var catalog: ComposerCatalog

    public init(catalog: ComposerCatalog) {
        self.catalog = catalog
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.catalog = try wireFields.required("catalog")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("composer_catalog"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("catalog", self.catalog)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ComposerCommand {
    public static let wireId = "clankie.ComposerCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("name", .string([.size(.maxLength(64)), .pattern(Pattern("^[a-z0-9][a-z0-9-]*$", "u"))])),
        PropertyShape("aliases", .array(.string([.size(.maxLength(64)), .pattern(Pattern("^[a-z0-9][a-z0-9-]*$", "u"))]), [.maxLength(12)])),
        PropertyShape("summary", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("argumentHint", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
    ])
}

extension ComposerQuickAction {
    public static let wireId = "clankie.ComposerQuickAction"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("icon", .string([.size(.maxLength(64)), .pattern(Pattern("^[a-z0-9-]+$", "u"))])),
        PropertyShape("selectionArg", .optional(.string([.size(.maxLength(64)), .pattern(Pattern("^[a-z][a-zA-Z0-9_-]*$", "u"))])), .optional, optionalOut: true),
    ])
}

extension ComposerSkill {
    public static let wireId = "clankie.ComposerSkill"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("name", .string([.size(.maxLength(64)), .pattern(Pattern("^[a-z0-9][a-z0-9:_-]*$", "u"))])),
        PropertyShape("description", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("source", .string([.trim, .size(.minLength(1)), .size(.maxLength(32))])),
        PropertyShape("invocation", .string([.pattern(Pattern("^[/$][^\\s]{1,127}$", "u"))])),
        PropertyShape("quickAction", .optional(.reference { ComposerQuickAction.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ComposerCatalog {
    public static let wireId = "clankie.ComposerCatalog"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("commands", .array(.reference { ComposerCommand.wireSchema }, [.maxLength(256)])),
        PropertyShape("skills", .array(.reference { ComposerSkill.wireSchema }, [.maxLength(256)])),
    ])
}

extension ComposerCatalogRequest {
    public static let wireId = "clankie.ComposerCatalogRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("composer_catalog")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("includeQuickActions", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension ComposerCatalogResponse {
    public static let wireId = "clankie.ComposerCatalogResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("composer_catalog")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("catalog", .reference { ComposerCatalog.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorComposerCatalogModule: [AnyWireType] = [
        AnyWireType(ComposerCommand.wireType),
        AnyWireType(ComposerQuickAction.wireType),
        AnyWireType(ComposerSkill.wireType),
        AnyWireType(ComposerCatalog.wireType),
        AnyWireType(ComposerCatalogRequest.wireType),
        AnyWireType(ComposerCatalogResponse.wireType),
    ]
}
