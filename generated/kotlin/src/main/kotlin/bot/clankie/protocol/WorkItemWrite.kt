// Made from schemas/clankie/work-item-write.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * What to change of an item.
 *
 * Told apart by `action`.
 */
@Serializable(with = WorkItemWriteCommand.Companion::class)
public sealed interface WorkItemWriteCommand {
    public companion object : Model<WorkItemWriteCommand>("clankie.WorkItemWriteCommand") {
        override val schema: Schema by lazy {
            discriminated(
                "action",
                tagged(ref { WorkItemWriteCommandAssign.schema }, wire("assign")),
                tagged(ref { WorkItemWriteCommandAddLabel.schema }, wire("add_label")),
                tagged(ref { WorkItemWriteCommandRemoveLabel.schema }, wire("remove_label")),
                tagged(ref { WorkItemWriteCommandAddDependency.schema }, wire("add_dependency")),
            )
        }

        override fun fromWire(judged: Wire): WorkItemWriteCommand = when (judged.option) {
            0 -> WorkItemWriteCommandAssign.fromWire(judged.optionValue)
            1 -> WorkItemWriteCommandAddLabel.fromWire(judged.optionValue)
            2 -> WorkItemWriteCommandRemoveLabel.fromWire(judged.optionValue)
            else -> WorkItemWriteCommandAddDependency.fromWire(judged.optionValue)
        }

        override fun toWire(value: WorkItemWriteCommand): Wire = when (value) {
            is WorkItemWriteCommandAssign -> WorkItemWriteCommandAssign.toWire(value)
            is WorkItemWriteCommandAddLabel -> WorkItemWriteCommandAddLabel.toWire(value)
            is WorkItemWriteCommandRemoveLabel -> WorkItemWriteCommandRemoveLabel.toWire(value)
            is WorkItemWriteCommandAddDependency -> WorkItemWriteCommandAddDependency.toWire(value)
        }

        public fun serializer(): KSerializer<WorkItemWriteCommand> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun WorkItemWriteCommand.encode(): String = WorkItemWriteCommand.Companion.encode(this)

/** Null: nobody any more. */
@Serializable(with = WorkItemWriteCommandAssign.Companion::class)
public data class WorkItemWriteCommandAssign(
    /** 1 to 128 characters, matches `^[^\r\n]*$`. */
    public val owner: String?,
) : WorkItemWriteCommand {
    /** Always `"assign"`. */
    public val action: String get() = "assign"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemWriteCommandAssign>("clankie.WorkItemWriteCommandAssign") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("assign"))),
                property("owner", nullable(string(trim(), minLength(1), maxLength(128), pattern("^[^\\r\\n]*\$", "u")))),
            )
        }

        override fun fromWire(judged: Wire): WorkItemWriteCommandAssign {
            val members = judged.fields
            return WorkItemWriteCommandAssign(
                owner = members.need("owner").orNull { it.text },
            )
        }

        override fun toWire(value: WorkItemWriteCommandAssign): Wire = wireFields {
            put("action", wire("assign"))
            put("owner", wireOrNull(value.owner) { wire(it) })
        }

        public fun serializer(): KSerializer<WorkItemWriteCommandAssign> = this
    }
}

@Serializable(with = WorkItemWriteCommandAddLabel.Companion::class)
public data class WorkItemWriteCommandAddLabel(
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val label: String,
) : WorkItemWriteCommand {
    /** Always `"add_label"`. */
    public val action: String get() = "add_label"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemWriteCommandAddLabel>("clankie.WorkItemWriteCommandAddLabel") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("add_label"))),
                property("label", string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): WorkItemWriteCommandAddLabel {
            val members = judged.fields
            return WorkItemWriteCommandAddLabel(
                label = members.need("label").text,
            )
        }

        override fun toWire(value: WorkItemWriteCommandAddLabel): Wire = wireFields {
            put("action", wire("add_label"))
            put("label", wire(value.label))
        }

        public fun serializer(): KSerializer<WorkItemWriteCommandAddLabel> = this
    }
}

@Serializable(with = WorkItemWriteCommandRemoveLabel.Companion::class)
public data class WorkItemWriteCommandRemoveLabel(
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val label: String,
) : WorkItemWriteCommand {
    /** Always `"remove_label"`. */
    public val action: String get() = "remove_label"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemWriteCommandRemoveLabel>("clankie.WorkItemWriteCommandRemoveLabel") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("remove_label"))),
                property("label", string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): WorkItemWriteCommandRemoveLabel {
            val members = judged.fields
            return WorkItemWriteCommandRemoveLabel(
                label = members.need("label").text,
            )
        }

        override fun toWire(value: WorkItemWriteCommandRemoveLabel): Wire = wireFields {
            put("action", wire("remove_label"))
            put("label", wire(value.label))
        }

        public fun serializer(): KSerializer<WorkItemWriteCommandRemoveLabel> = this
    }
}

/** The item waits for that one. */
@Serializable(with = WorkItemWriteCommandAddDependency.Companion::class)
public data class WorkItemWriteCommandAddDependency(
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val id: String,
) : WorkItemWriteCommand {
    /** Always `"add_dependency"`. */
    public val action: String get() = "add_dependency"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemWriteCommandAddDependency>("clankie.WorkItemWriteCommandAddDependency") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("add_dependency"))),
                property("id", string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): WorkItemWriteCommandAddDependency {
            val members = judged.fields
            return WorkItemWriteCommandAddDependency(
                id = members.need("id").text,
            )
        }

        override fun toWire(value: WorkItemWriteCommandAddDependency): Wire = wireFields {
            put("action", wire("add_dependency"))
            put("id", wire(value.id))
        }

        public fun serializer(): KSerializer<WorkItemWriteCommandAddDependency> = this
    }
}

/** Asks what became of a write. */
@Serializable(with = WorkItemWriteReceiptRequest.Companion::class)
public data class WorkItemWriteReceiptRequest(
    public val repoId: WorkRepoId,
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val itemId: String,
    /** Format uuid. */
    public val requestId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemWriteReceiptRequest>("clankie.WorkItemWriteReceiptRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("repoId", ref { WorkRepoIdModel.schema }),
                property("itemId", string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u"))),
                property(
                    "requestId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): WorkItemWriteReceiptRequest {
            val members = judged.fields
            return WorkItemWriteReceiptRequest(
                repoId = WorkRepoIdModel.fromWire(members.need("repoId")),
                itemId = members.need("itemId").text,
                requestId = members.need("requestId").text,
            )
        }

        override fun toWire(value: WorkItemWriteReceiptRequest): Wire = wireFields {
            put("repoId", WorkRepoIdModel.toWire(value.repoId))
            put("itemId", wire(value.itemId))
            put("requestId", wire(value.requestId))
        }

        public fun serializer(): KSerializer<WorkItemWriteReceiptRequest> = this
    }
}

/** Changes an item, once for each request id. */
@Serializable(with = WorkItemWriteRequest.Companion::class)
public data class WorkItemWriteRequest(
    public val repoId: WorkRepoId,
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val itemId: String,
    /** Format uuid. */
    public val requestId: String,
    public val command: WorkItemWriteCommand,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemWriteRequest>("clankie.WorkItemWriteRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("repoId", ref { WorkRepoIdModel.schema }),
                property("itemId", string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u"))),
                property(
                    "requestId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("command", ref { WorkItemWriteCommand.schema }),
            )
        }

        override fun fromWire(judged: Wire): WorkItemWriteRequest {
            val members = judged.fields
            return WorkItemWriteRequest(
                repoId = WorkRepoIdModel.fromWire(members.need("repoId")),
                itemId = members.need("itemId").text,
                requestId = members.need("requestId").text,
                command = WorkItemWriteCommand.fromWire(members.need("command")),
            )
        }

        override fun toWire(value: WorkItemWriteRequest): Wire = wireFields {
            put("repoId", WorkRepoIdModel.toWire(value.repoId))
            put("itemId", wire(value.itemId))
            put("requestId", wire(value.requestId))
            put("command", WorkItemWriteCommand.toWire(value.command))
        }

        public fun serializer(): KSerializer<WorkItemWriteRequest> = this
    }
}

/** What became of a write. `uncertain`: it may have happened; ask again, never write again. */
@Serializable(with = WorkItemWriteReceipt.Companion::class)
public data class WorkItemWriteReceipt(
    /** Format uuid. */
    public val requestId: String,
    public val outcome: WorkItemWriteReceiptOutcome,
    /** 1 to 1000 characters. */
    public val message: String,
    public val item: WorkItem? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemWriteReceipt>("clankie.WorkItemWriteReceipt") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "requestId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("outcome", ref { WorkItemWriteReceiptOutcome.schema }),
                property("message", string(minLength(1), maxLength(1000))),
                property("item", optional(ref { WorkItem.schema })),
            )
        }

        override fun fromWire(judged: Wire): WorkItemWriteReceipt {
            val members = judged.fields
            return WorkItemWriteReceipt(
                requestId = members.need("requestId").text,
                outcome = WorkItemWriteReceiptOutcome.fromWire(members.need("outcome")),
                message = members.need("message").text,
                item = members["item"].ifPresent { WorkItem.fromWire(it) },
            )
        }

        override fun toWire(value: WorkItemWriteReceipt): Wire = wireFields {
            put("requestId", wire(value.requestId))
            put("outcome", WorkItemWriteReceiptOutcome.toWire(value.outcome))
            put("message", wire(value.message))
            putIfPresent("item", value.item) { WorkItem.toWire(it) }
        }

        public fun serializer(): KSerializer<WorkItemWriteReceipt> = this
    }
}

@Serializable(with = WorkItemWriteReceiptOutcome.Companion::class)
public enum class WorkItemWriteReceiptOutcome(public val value: String) {
    APPLIED("applied"),
    REFUSED("refused"),
    UNCERTAIN("uncertain"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkItemWriteReceiptOutcome>("clankie.WorkItemWriteReceiptOutcome") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkItemWriteReceiptOutcome = byValue.getValue(judged.text)

        override fun toWire(value: WorkItemWriteReceiptOutcome): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkItemWriteReceiptOutcome> = this
    }
}
