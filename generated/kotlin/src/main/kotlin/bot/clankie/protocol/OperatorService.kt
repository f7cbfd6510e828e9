// Made from schemas/clankie/operator/service.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * What a client asks of the operator service. Always read strictly.
 *
 * Told apart by `op`.
 */
@Serializable(with = OperatorServiceRequest.Companion::class)
public sealed interface OperatorServiceRequest {
    public companion object : Model<OperatorServiceRequest>("clankie.OperatorServiceRequest") {
        override val schema: Schema by lazy {
            discriminated(
                "op",
                tagged(ref { ListConversationsRequest.schema }, wire("list")),
                tagged(ref { GetConversationRequest.schema }, wire("get")),
                tagged(ref { CreateConversationRequest.schema }, wire("create")),
                tagged(ref { ForkConversationRequest.schema }, wire("fork")),
                tagged(ref { ResetConversationRequest.schema }, wire("reset")),
                tagged(ref { CloseConversationRequest.schema }, wire("close")),
                tagged(ref { CancelRunRequest.schema }, wire("cancel")),
                tagged(ref { AutonomyRequest.schema }, wire("autonomy")),
                tagged(ref { ComposerCatalogRequest.schema }, wire("composer_catalog")),
                tagged(ref { SendRequest.schema }, wire("send")),
                tagged(ref { SendReceiptRequest.schema }, wire("send_receipt")),
                tagged(ref { ReplayRequest.schema }, wire("replay")),
                tagged(ref { TailRequest.schema }, wire("tail")),
                tagged(ref { SubagentReplayRequest.schema }, wire("subagent_replay")),
                tagged(ref { RosterRequest.schema }, wire("roster")),
                tagged(ref { FleetRequest.schema }, wire("fleet")),
                tagged(ref { PresenceRequest.schema }, wire("presence")),
                tagged(ref { StopTaskRequest.schema }, wire("stop_task")),
                tagged(ref { PendingMessagesRequest.schema }, wire("pending_messages")),
                tagged(ref { PersonasRequest.schema }, wire("personas")),
                tagged(ref { UpdatePersonaRequest.schema }, wire("update_persona")),
                tagged(ref { RolesRequest.schema }, wire("roles")),
                tagged(ref { SetPersonaRoleRequest.schema }, wire("set_persona_role")),
                tagged(ref { ChannelRequest.schema }, wire("channel")),
                tagged(ref { ChannelsRequest.schema }, wire("channels")),
                tagged(ref { DiscordRoomsRequest.schema }, wire("discord_rooms")),
                tagged(ref { ReactRequest.schema }, wire("react")),
                tagged(ref { SpawnSeatRequest.schema }, wire("spawn_seat")),
                tagged(ref { MoveSeatRequest.schema }, wire("move_seat")),
                tagged(ref { CloseSeatRequest.schema }, wire("close_seat")),
                tagged(ref { ReadoptSeatRequest.schema }, wire("readopt_seat")),
                tagged(ref { WorkerReportsRequest.schema }, wire("worker_reports")),
                tagged(ref { AcknowledgeWorkerReportsRequest.schema }, wire("acknowledge_worker_reports")),
                tagged(ref { TerminalCatalogRequest.schema }, wire("terminal_catalog")),
                tagged(ref { TerminalTailRequest.schema }, wire("terminal_tail")),
                tagged(ref { TerminalControlRequest.schema }, wire("terminal_control")),
                tagged(ref { TerminalInputRequest.schema }, wire("terminal_input")),
                tagged(ref { InputGetRequest.schema }, wire("input_get")),
                tagged(ref { InputListRequest.schema }, wire("input_list")),
                tagged(ref { InputAnswerRequest.schema }, wire("input_answer")),
                tagged(ref { InputCancelRequest.schema }, wire("input_cancel")),
                tagged(ref { UploadBeginRequest.schema }, wire("upload_begin")),
                tagged(ref { UploadChunkRequest.schema }, wire("upload_chunk")),
                tagged(ref { UploadCommitRequest.schema }, wire("upload_commit")),
                tagged(ref { StateStanceRequest.schema }, wire("state_stance")),
                tagged(ref { StateWorkRequest.schema }, wire("state_work")),
                tagged(ref { PublishFileRequest.schema }, wire("publish_file")),
            )
        }

        override fun fromWire(judged: Wire): OperatorServiceRequest = when (judged.option) {
            0 -> ListConversationsRequest.fromWire(judged.optionValue)
            1 -> GetConversationRequest.fromWire(judged.optionValue)
            2 -> CreateConversationRequest.fromWire(judged.optionValue)
            3 -> ForkConversationRequest.fromWire(judged.optionValue)
            4 -> ResetConversationRequest.fromWire(judged.optionValue)
            5 -> CloseConversationRequest.fromWire(judged.optionValue)
            6 -> CancelRunRequest.fromWire(judged.optionValue)
            7 -> AutonomyRequest.fromWire(judged.optionValue)
            8 -> ComposerCatalogRequest.fromWire(judged.optionValue)
            9 -> SendRequest.fromWire(judged.optionValue)
            10 -> SendReceiptRequest.fromWire(judged.optionValue)
            11 -> ReplayRequest.fromWire(judged.optionValue)
            12 -> TailRequest.fromWire(judged.optionValue)
            13 -> SubagentReplayRequest.fromWire(judged.optionValue)
            14 -> RosterRequest.fromWire(judged.optionValue)
            15 -> FleetRequest.fromWire(judged.optionValue)
            16 -> PresenceRequest.fromWire(judged.optionValue)
            17 -> StopTaskRequest.fromWire(judged.optionValue)
            18 -> PendingMessagesRequest.fromWire(judged.optionValue)
            19 -> PersonasRequest.fromWire(judged.optionValue)
            20 -> UpdatePersonaRequest.fromWire(judged.optionValue)
            21 -> RolesRequest.fromWire(judged.optionValue)
            22 -> SetPersonaRoleRequest.fromWire(judged.optionValue)
            23 -> ChannelRequest.fromWire(judged.optionValue)
            24 -> ChannelsRequest.fromWire(judged.optionValue)
            25 -> DiscordRoomsRequest.fromWire(judged.optionValue)
            26 -> ReactRequest.fromWire(judged.optionValue)
            27 -> SpawnSeatRequest.fromWire(judged.optionValue)
            28 -> MoveSeatRequest.fromWire(judged.optionValue)
            29 -> CloseSeatRequest.fromWire(judged.optionValue)
            30 -> ReadoptSeatRequest.fromWire(judged.optionValue)
            31 -> WorkerReportsRequest.fromWire(judged.optionValue)
            32 -> AcknowledgeWorkerReportsRequest.fromWire(judged.optionValue)
            33 -> TerminalCatalogRequest.fromWire(judged.optionValue)
            34 -> TerminalTailRequest.fromWire(judged.optionValue)
            35 -> TerminalControlRequest.fromWire(judged.optionValue)
            36 -> TerminalInputRequest.fromWire(judged.optionValue)
            37 -> InputGetRequest.fromWire(judged.optionValue)
            38 -> InputListRequest.fromWire(judged.optionValue)
            39 -> InputAnswerRequest.fromWire(judged.optionValue)
            40 -> InputCancelRequest.fromWire(judged.optionValue)
            41 -> UploadBeginRequest.fromWire(judged.optionValue)
            42 -> UploadChunkRequest.fromWire(judged.optionValue)
            43 -> UploadCommitRequest.fromWire(judged.optionValue)
            44 -> StateStanceRequest.fromWire(judged.optionValue)
            45 -> StateWorkRequest.fromWire(judged.optionValue)
            else -> PublishFileRequest.fromWire(judged.optionValue)
        }

        override fun toWire(value: OperatorServiceRequest): Wire = when (value) {
            is ListConversationsRequest -> ListConversationsRequest.toWire(value)
            is GetConversationRequest -> GetConversationRequest.toWire(value)
            is CreateConversationRequest -> CreateConversationRequest.toWire(value)
            is ForkConversationRequest -> ForkConversationRequest.toWire(value)
            is ResetConversationRequest -> ResetConversationRequest.toWire(value)
            is CloseConversationRequest -> CloseConversationRequest.toWire(value)
            is CancelRunRequest -> CancelRunRequest.toWire(value)
            is AutonomyRequest -> AutonomyRequest.toWire(value)
            is ComposerCatalogRequest -> ComposerCatalogRequest.toWire(value)
            is SendRequest -> SendRequest.toWire(value)
            is SendReceiptRequest -> SendReceiptRequest.toWire(value)
            is ReplayRequest -> ReplayRequest.toWire(value)
            is TailRequest -> TailRequest.toWire(value)
            is SubagentReplayRequest -> SubagentReplayRequest.toWire(value)
            is RosterRequest -> RosterRequest.toWire(value)
            is FleetRequest -> FleetRequest.toWire(value)
            is PresenceRequest -> PresenceRequest.toWire(value)
            is StopTaskRequest -> StopTaskRequest.toWire(value)
            is PendingMessagesRequest -> PendingMessagesRequest.toWire(value)
            is PersonasRequest -> PersonasRequest.toWire(value)
            is UpdatePersonaRequest -> UpdatePersonaRequest.toWire(value)
            is RolesRequest -> RolesRequest.toWire(value)
            is SetPersonaRoleRequest -> SetPersonaRoleRequest.toWire(value)
            is ChannelRequest -> ChannelRequest.toWire(value)
            is ChannelsRequest -> ChannelsRequest.toWire(value)
            is DiscordRoomsRequest -> DiscordRoomsRequest.toWire(value)
            is ReactRequest -> ReactRequest.toWire(value)
            is SpawnSeatRequest -> SpawnSeatRequest.toWire(value)
            is MoveSeatRequest -> MoveSeatRequest.toWire(value)
            is CloseSeatRequest -> CloseSeatRequest.toWire(value)
            is ReadoptSeatRequest -> ReadoptSeatRequest.toWire(value)
            is WorkerReportsRequest -> WorkerReportsRequest.toWire(value)
            is AcknowledgeWorkerReportsRequest -> AcknowledgeWorkerReportsRequest.toWire(value)
            is TerminalCatalogRequest -> TerminalCatalogRequest.toWire(value)
            is TerminalTailRequest -> TerminalTailRequest.toWire(value)
            is TerminalControlRequest -> TerminalControlRequest.toWire(value)
            is TerminalInputRequest -> TerminalInputRequest.toWire(value)
            is InputGetRequest -> InputGetRequest.toWire(value)
            is InputListRequest -> InputListRequest.toWire(value)
            is InputAnswerRequest -> InputAnswerRequest.toWire(value)
            is InputCancelRequest -> InputCancelRequest.toWire(value)
            is UploadBeginRequest -> UploadBeginRequest.toWire(value)
            is UploadChunkRequest -> UploadChunkRequest.toWire(value)
            is UploadCommitRequest -> UploadCommitRequest.toWire(value)
            is StateStanceRequest -> StateStanceRequest.toWire(value)
            is StateWorkRequest -> StateWorkRequest.toWire(value)
            is PublishFileRequest -> PublishFileRequest.toWire(value)
        }

        public fun serializer(): KSerializer<OperatorServiceRequest> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun OperatorServiceRequest.encode(): String = OperatorServiceRequest.Companion.encode(this)

/**
 * What the operator service answers. Its `op` is that of the request; any other is a fault of the service.
 *
 * Told apart by `op`.
 */
@Serializable(with = OperatorServiceResult.Companion::class)
public sealed interface OperatorServiceResult {
    public companion object : Model<OperatorServiceResult>("clankie.OperatorServiceResult") {
        override val schema: Schema by lazy {
            discriminated(
                "op",
                tagged(ref { ListConversationsResponse.schema }, wire("list")),
                tagged(ref { GetConversationResponse.schema }, wire("get")),
                tagged(ref { CreateConversationResponse.schema }, wire("create")),
                tagged(ref { ForkConversationResponse.schema }, wire("fork")),
                tagged(ref { ResetConversationResponse.schema }, wire("reset")),
                tagged(ref { CloseConversationResponse.schema }, wire("close")),
                tagged(ref { CancelRunResponse.schema }, wire("cancel")),
                tagged(ref { AutonomyResponse.schema }, wire("autonomy")),
                tagged(ref { ComposerCatalogResponse.schema }, wire("composer_catalog")),
                tagged(ref { SendResponse.schema }, wire("send")),
                tagged(ref { SendReceiptResponse.schema }, wire("send_receipt")),
                tagged(ref { ReplayResponse.schema }, wire("replay")),
                tagged(ref { TailResponse.schema }, wire("tail")),
                tagged(ref { SubagentReplayResponse.schema }, wire("subagent_replay")),
                tagged(ref { RosterResponse.schema }, wire("roster")),
                tagged(ref { FleetResponse.schema }, wire("fleet")),
                tagged(ref { PresenceResponse.schema }, wire("presence")),
                tagged(ref { StopTaskResponse.schema }, wire("stop_task")),
                tagged(ref { PendingMessagesResponse.schema }, wire("pending_messages")),
                tagged(ref { PersonasResponse.schema }, wire("personas")),
                tagged(ref { UpdatePersonaResponse.schema }, wire("update_persona")),
                tagged(ref { RolesResponse.schema }, wire("roles")),
                tagged(ref { SetPersonaRoleResponse.schema }, wire("set_persona_role")),
                tagged(ref { ChannelResponse.schema }, wire("channel")),
                tagged(ref { ChannelsResponse.schema }, wire("channels")),
                tagged(ref { DiscordRoomsResponse.schema }, wire("discord_rooms")),
                tagged(ref { ReactResponse.schema }, wire("react")),
                tagged(ref { SpawnSeatResponse.schema }, wire("spawn_seat")),
                tagged(ref { MoveSeatResponse.schema }, wire("move_seat")),
                tagged(ref { CloseSeatResponse.schema }, wire("close_seat")),
                tagged(ref { ReadoptSeatResponse.schema }, wire("readopt_seat")),
                tagged(ref { WorkerReportsResponse.schema }, wire("worker_reports")),
                tagged(ref { AcknowledgeWorkerReportsResponse.schema }, wire("acknowledge_worker_reports")),
                tagged(ref { TerminalCatalogResponse.schema }, wire("terminal_catalog")),
                tagged(ref { TerminalTailResponse.schema }, wire("terminal_tail")),
                tagged(ref { TerminalControlResponse.schema }, wire("terminal_control")),
                tagged(ref { TerminalInputResponse.schema }, wire("terminal_input")),
                tagged(ref { InputGetResponse.schema }, wire("input_get")),
                tagged(ref { InputListResponse.schema }, wire("input_list")),
                tagged(ref { InputAnswerResponse.schema }, wire("input_answer")),
                tagged(ref { InputCancelResponse.schema }, wire("input_cancel")),
                tagged(ref { UploadBeginResponse.schema }, wire("upload_begin")),
                tagged(ref { UploadChunkResponse.schema }, wire("upload_chunk")),
                tagged(ref { UploadCommitResponse.schema }, wire("upload_commit")),
                tagged(ref { StateStanceResponse.schema }, wire("state_stance")),
                tagged(ref { StateWorkResponse.schema }, wire("state_work")),
                tagged(ref { PublishFileResponse.schema }, wire("publish_file")),
            )
        }

        override fun fromWire(judged: Wire): OperatorServiceResult = when (judged.option) {
            0 -> ListConversationsResponse.fromWire(judged.optionValue)
            1 -> GetConversationResponse.fromWire(judged.optionValue)
            2 -> CreateConversationResponse.fromWire(judged.optionValue)
            3 -> ForkConversationResponse.fromWire(judged.optionValue)
            4 -> ResetConversationResponse.fromWire(judged.optionValue)
            5 -> CloseConversationResponse.fromWire(judged.optionValue)
            6 -> CancelRunResponse.fromWire(judged.optionValue)
            7 -> AutonomyResponse.fromWire(judged.optionValue)
            8 -> ComposerCatalogResponse.fromWire(judged.optionValue)
            9 -> SendResponse.fromWire(judged.optionValue)
            10 -> SendReceiptResponse.fromWire(judged.optionValue)
            11 -> ReplayResponse.fromWire(judged.optionValue)
            12 -> TailResponse.fromWire(judged.optionValue)
            13 -> SubagentReplayResponse.fromWire(judged.optionValue)
            14 -> RosterResponse.fromWire(judged.optionValue)
            15 -> FleetResponse.fromWire(judged.optionValue)
            16 -> PresenceResponse.fromWire(judged.optionValue)
            17 -> StopTaskResponse.fromWire(judged.optionValue)
            18 -> PendingMessagesResponse.fromWire(judged.optionValue)
            19 -> PersonasResponse.fromWire(judged.optionValue)
            20 -> UpdatePersonaResponse.fromWire(judged.optionValue)
            21 -> RolesResponse.fromWire(judged.optionValue)
            22 -> SetPersonaRoleResponse.fromWire(judged.optionValue)
            23 -> ChannelResponse.fromWire(judged.optionValue)
            24 -> ChannelsResponse.fromWire(judged.optionValue)
            25 -> DiscordRoomsResponse.fromWire(judged.optionValue)
            26 -> ReactResponse.fromWire(judged.optionValue)
            27 -> SpawnSeatResponse.fromWire(judged.optionValue)
            28 -> MoveSeatResponse.fromWire(judged.optionValue)
            29 -> CloseSeatResponse.fromWire(judged.optionValue)
            30 -> ReadoptSeatResponse.fromWire(judged.optionValue)
            31 -> WorkerReportsResponse.fromWire(judged.optionValue)
            32 -> AcknowledgeWorkerReportsResponse.fromWire(judged.optionValue)
            33 -> TerminalCatalogResponse.fromWire(judged.optionValue)
            34 -> TerminalTailResponse.fromWire(judged.optionValue)
            35 -> TerminalControlResponse.fromWire(judged.optionValue)
            36 -> TerminalInputResponse.fromWire(judged.optionValue)
            37 -> InputGetResponse.fromWire(judged.optionValue)
            38 -> InputListResponse.fromWire(judged.optionValue)
            39 -> InputAnswerResponse.fromWire(judged.optionValue)
            40 -> InputCancelResponse.fromWire(judged.optionValue)
            41 -> UploadBeginResponse.fromWire(judged.optionValue)
            42 -> UploadChunkResponse.fromWire(judged.optionValue)
            43 -> UploadCommitResponse.fromWire(judged.optionValue)
            44 -> StateStanceResponse.fromWire(judged.optionValue)
            45 -> StateWorkResponse.fromWire(judged.optionValue)
            else -> PublishFileResponse.fromWire(judged.optionValue)
        }

        override fun toWire(value: OperatorServiceResult): Wire = when (value) {
            is ListConversationsResponse -> ListConversationsResponse.toWire(value)
            is GetConversationResponse -> GetConversationResponse.toWire(value)
            is CreateConversationResponse -> CreateConversationResponse.toWire(value)
            is ForkConversationResponse -> ForkConversationResponse.toWire(value)
            is ResetConversationResponse -> ResetConversationResponse.toWire(value)
            is CloseConversationResponse -> CloseConversationResponse.toWire(value)
            is CancelRunResponse -> CancelRunResponse.toWire(value)
            is AutonomyResponse -> AutonomyResponse.toWire(value)
            is ComposerCatalogResponse -> ComposerCatalogResponse.toWire(value)
            is SendResponse -> SendResponse.toWire(value)
            is SendReceiptResponse -> SendReceiptResponse.toWire(value)
            is ReplayResponse -> ReplayResponse.toWire(value)
            is TailResponse -> TailResponse.toWire(value)
            is SubagentReplayResponse -> SubagentReplayResponse.toWire(value)
            is RosterResponse -> RosterResponse.toWire(value)
            is FleetResponse -> FleetResponse.toWire(value)
            is PresenceResponse -> PresenceResponse.toWire(value)
            is StopTaskResponse -> StopTaskResponse.toWire(value)
            is PendingMessagesResponse -> PendingMessagesResponse.toWire(value)
            is PersonasResponse -> PersonasResponse.toWire(value)
            is UpdatePersonaResponse -> UpdatePersonaResponse.toWire(value)
            is RolesResponse -> RolesResponse.toWire(value)
            is SetPersonaRoleResponse -> SetPersonaRoleResponse.toWire(value)
            is ChannelResponse -> ChannelResponse.toWire(value)
            is ChannelsResponse -> ChannelsResponse.toWire(value)
            is DiscordRoomsResponse -> DiscordRoomsResponse.toWire(value)
            is ReactResponse -> ReactResponse.toWire(value)
            is SpawnSeatResponse -> SpawnSeatResponse.toWire(value)
            is MoveSeatResponse -> MoveSeatResponse.toWire(value)
            is CloseSeatResponse -> CloseSeatResponse.toWire(value)
            is ReadoptSeatResponse -> ReadoptSeatResponse.toWire(value)
            is WorkerReportsResponse -> WorkerReportsResponse.toWire(value)
            is AcknowledgeWorkerReportsResponse -> AcknowledgeWorkerReportsResponse.toWire(value)
            is TerminalCatalogResponse -> TerminalCatalogResponse.toWire(value)
            is TerminalTailResponse -> TerminalTailResponse.toWire(value)
            is TerminalControlResponse -> TerminalControlResponse.toWire(value)
            is TerminalInputResponse -> TerminalInputResponse.toWire(value)
            is InputGetResponse -> InputGetResponse.toWire(value)
            is InputListResponse -> InputListResponse.toWire(value)
            is InputAnswerResponse -> InputAnswerResponse.toWire(value)
            is InputCancelResponse -> InputCancelResponse.toWire(value)
            is UploadBeginResponse -> UploadBeginResponse.toWire(value)
            is UploadChunkResponse -> UploadChunkResponse.toWire(value)
            is UploadCommitResponse -> UploadCommitResponse.toWire(value)
            is StateStanceResponse -> StateStanceResponse.toWire(value)
            is StateWorkResponse -> StateWorkResponse.toWire(value)
            is PublishFileResponse -> PublishFileResponse.toWire(value)
        }

        public fun serializer(): KSerializer<OperatorServiceResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun OperatorServiceResult.encode(): String = OperatorServiceResult.Companion.encode(this)
