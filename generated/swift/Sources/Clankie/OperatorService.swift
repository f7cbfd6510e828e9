// Made by samewire from schemas/clankie/operator/service.ts. Do not edit.
import SamewireSupport

/// What a client asks of the operator service. Always read strictly.
///
/// Told apart by `op`.
public enum OperatorServiceRequest: WireModel {
    case list(ListConversationsRequest)
    case get(GetConversationRequest)
    case create(CreateConversationRequest)
    case fork(ForkConversationRequest)
    case reset(ResetConversationRequest)
    case close(CloseConversationRequest)
    case cancel(CancelRunRequest)
    case autonomy(AutonomyRequest)
    case composerCatalog(ComposerCatalogRequest)
    case send(SendRequest)
    case sendReceipt(SendReceiptRequest)
    case replay(ReplayRequest)
    case tail(TailRequest)
    case subagentReplay(SubagentReplayRequest)
    case roster(RosterRequest)
    case fleet(FleetRequest)
    case presence(PresenceRequest)
    case stopTask(StopTaskRequest)
    case pendingMessages(PendingMessagesRequest)
    case personas(PersonasRequest)
    case updatePersona(UpdatePersonaRequest)
    case roles(RolesRequest)
    case setPersonaRole(SetPersonaRoleRequest)
    case channel(ChannelRequest)
    case channels(ChannelsRequest)
    case discordRooms(DiscordRoomsRequest)
    case react(ReactRequest)
    case spawnSeat(SpawnSeatRequest)
    case moveSeat(MoveSeatRequest)
    case closeSeat(CloseSeatRequest)
    case readoptSeat(ReadoptSeatRequest)
    case workerReports(WorkerReportsRequest)
    case acknowledgeWorkerReports(AcknowledgeWorkerReportsRequest)
    case terminalCatalog(TerminalCatalogRequest)
    case terminalTail(TerminalTailRequest)
    case terminalControl(TerminalControlRequest)
    case terminalInput(TerminalInputRequest)
    case inputGet(InputGetRequest)
    case inputList(InputListRequest)
    case inputAnswer(InputAnswerRequest)
    case inputCancel(InputCancelRequest)
    case uploadBegin(UploadBeginRequest)
    case uploadChunk(UploadChunkRequest)
    case uploadCommit(UploadCommitRequest)
    case stateStance(StateStanceRequest)
    case stateWork(StateWorkRequest)
    case publishFile(PublishFileRequest)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "op", [[.string("list")], [.string("get")], [.string("create")], [.string("fork")], [.string("reset")], [.string("close")], [.string("cancel")], [.string("autonomy")], [.string("composer_catalog")], [.string("send")], [.string("send_receipt")], [.string("replay")], [.string("tail")], [.string("subagent_replay")], [.string("roster")], [.string("fleet")], [.string("presence")], [.string("stop_task")], [.string("pending_messages")], [.string("personas")], [.string("update_persona")], [.string("roles")], [.string("set_persona_role")], [.string("channel")], [.string("channels")], [.string("discord_rooms")], [.string("react")], [.string("spawn_seat")], [.string("move_seat")], [.string("close_seat")], [.string("readopt_seat")], [.string("worker_reports")], [.string("acknowledge_worker_reports")], [.string("terminal_catalog")], [.string("terminal_tail")], [.string("terminal_control")], [.string("terminal_input")], [.string("input_get")], [.string("input_list")], [.string("input_answer")], [.string("input_cancel")], [.string("upload_begin")], [.string("upload_chunk")], [.string("upload_commit")], [.string("state_stance")], [.string("state_work")], [.string("publish_file")]]) {
        case 0: self = .list(try ListConversationsRequest(wireValue: wireValue))
        case 1: self = .get(try GetConversationRequest(wireValue: wireValue))
        case 2: self = .create(try CreateConversationRequest(wireValue: wireValue))
        case 3: self = .fork(try ForkConversationRequest(wireValue: wireValue))
        case 4: self = .reset(try ResetConversationRequest(wireValue: wireValue))
        case 5: self = .close(try CloseConversationRequest(wireValue: wireValue))
        case 6: self = .cancel(try CancelRunRequest(wireValue: wireValue))
        case 7: self = .autonomy(try AutonomyRequest(wireValue: wireValue))
        case 8: self = .composerCatalog(try ComposerCatalogRequest(wireValue: wireValue))
        case 9: self = .send(try SendRequest(wireValue: wireValue))
        case 10: self = .sendReceipt(try SendReceiptRequest(wireValue: wireValue))
        case 11: self = .replay(try ReplayRequest(wireValue: wireValue))
        case 12: self = .tail(try TailRequest(wireValue: wireValue))
        case 13: self = .subagentReplay(try SubagentReplayRequest(wireValue: wireValue))
        case 14: self = .roster(try RosterRequest(wireValue: wireValue))
        case 15: self = .fleet(try FleetRequest(wireValue: wireValue))
        case 16: self = .presence(try PresenceRequest(wireValue: wireValue))
        case 17: self = .stopTask(try StopTaskRequest(wireValue: wireValue))
        case 18: self = .pendingMessages(try PendingMessagesRequest(wireValue: wireValue))
        case 19: self = .personas(try PersonasRequest(wireValue: wireValue))
        case 20: self = .updatePersona(try UpdatePersonaRequest(wireValue: wireValue))
        case 21: self = .roles(try RolesRequest(wireValue: wireValue))
        case 22: self = .setPersonaRole(try SetPersonaRoleRequest(wireValue: wireValue))
        case 23: self = .channel(try ChannelRequest(wireValue: wireValue))
        case 24: self = .channels(try ChannelsRequest(wireValue: wireValue))
        case 25: self = .discordRooms(try DiscordRoomsRequest(wireValue: wireValue))
        case 26: self = .react(try ReactRequest(wireValue: wireValue))
        case 27: self = .spawnSeat(try SpawnSeatRequest(wireValue: wireValue))
        case 28: self = .moveSeat(try MoveSeatRequest(wireValue: wireValue))
        case 29: self = .closeSeat(try CloseSeatRequest(wireValue: wireValue))
        case 30: self = .readoptSeat(try ReadoptSeatRequest(wireValue: wireValue))
        case 31: self = .workerReports(try WorkerReportsRequest(wireValue: wireValue))
        case 32: self = .acknowledgeWorkerReports(try AcknowledgeWorkerReportsRequest(wireValue: wireValue))
        case 33: self = .terminalCatalog(try TerminalCatalogRequest(wireValue: wireValue))
        case 34: self = .terminalTail(try TerminalTailRequest(wireValue: wireValue))
        case 35: self = .terminalControl(try TerminalControlRequest(wireValue: wireValue))
        case 36: self = .terminalInput(try TerminalInputRequest(wireValue: wireValue))
        case 37: self = .inputGet(try InputGetRequest(wireValue: wireValue))
        case 38: self = .inputList(try InputListRequest(wireValue: wireValue))
        case 39: self = .inputAnswer(try InputAnswerRequest(wireValue: wireValue))
        case 40: self = .inputCancel(try InputCancelRequest(wireValue: wireValue))
        case 41: self = .uploadBegin(try UploadBeginRequest(wireValue: wireValue))
        case 42: self = .uploadChunk(try UploadChunkRequest(wireValue: wireValue))
        case 43: self = .uploadCommit(try UploadCommitRequest(wireValue: wireValue))
        case 44: self = .stateStance(try StateStanceRequest(wireValue: wireValue))
        case 45: self = .stateWork(try StateWorkRequest(wireValue: wireValue))
        default: self = .publishFile(try PublishFileRequest(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .list(let payload): return payload.wireValue
        case .get(let payload): return payload.wireValue
        case .create(let payload): return payload.wireValue
        case .fork(let payload): return payload.wireValue
        case .reset(let payload): return payload.wireValue
        case .close(let payload): return payload.wireValue
        case .cancel(let payload): return payload.wireValue
        case .autonomy(let payload): return payload.wireValue
        case .composerCatalog(let payload): return payload.wireValue
        case .send(let payload): return payload.wireValue
        case .sendReceipt(let payload): return payload.wireValue
        case .replay(let payload): return payload.wireValue
        case .tail(let payload): return payload.wireValue
        case .subagentReplay(let payload): return payload.wireValue
        case .roster(let payload): return payload.wireValue
        case .fleet(let payload): return payload.wireValue
        case .presence(let payload): return payload.wireValue
        case .stopTask(let payload): return payload.wireValue
        case .pendingMessages(let payload): return payload.wireValue
        case .personas(let payload): return payload.wireValue
        case .updatePersona(let payload): return payload.wireValue
        case .roles(let payload): return payload.wireValue
        case .setPersonaRole(let payload): return payload.wireValue
        case .channel(let payload): return payload.wireValue
        case .channels(let payload): return payload.wireValue
        case .discordRooms(let payload): return payload.wireValue
        case .react(let payload): return payload.wireValue
        case .spawnSeat(let payload): return payload.wireValue
        case .moveSeat(let payload): return payload.wireValue
        case .closeSeat(let payload): return payload.wireValue
        case .readoptSeat(let payload): return payload.wireValue
        case .workerReports(let payload): return payload.wireValue
        case .acknowledgeWorkerReports(let payload): return payload.wireValue
        case .terminalCatalog(let payload): return payload.wireValue
        case .terminalTail(let payload): return payload.wireValue
        case .terminalControl(let payload): return payload.wireValue
        case .terminalInput(let payload): return payload.wireValue
        case .inputGet(let payload): return payload.wireValue
        case .inputList(let payload): return payload.wireValue
        case .inputAnswer(let payload): return payload.wireValue
        case .inputCancel(let payload): return payload.wireValue
        case .uploadBegin(let payload): return payload.wireValue
        case .uploadChunk(let payload): return payload.wireValue
        case .uploadCommit(let payload): return payload.wireValue
        case .stateStance(let payload): return payload.wireValue
        case .stateWork(let payload): return payload.wireValue
        case .publishFile(let payload): return payload.wireValue
        }
    }
}

/// What the operator service answers. Its `op` is that of the request; any other is a fault of the service.
///
/// Told apart by `op`.
public enum OperatorServiceResult: WireModel {
    case list(ListConversationsResponse)
    case get(GetConversationResponse)
    case create(CreateConversationResponse)
    case fork(ForkConversationResponse)
    case reset(ResetConversationResponse)
    case close(CloseConversationResponse)
    case cancel(CancelRunResponse)
    case autonomy(AutonomyResponse)
    case composerCatalog(ComposerCatalogResponse)
    case send(SendResponse)
    case sendReceipt(SendReceiptResponse)
    case replay(ReplayResponse)
    case tail(TailResponse)
    case subagentReplay(SubagentReplayResponse)
    case roster(RosterResponse)
    case fleet(FleetResponse)
    case presence(PresenceResponse)
    case stopTask(StopTaskResponse)
    case pendingMessages(PendingMessagesResponse)
    case personas(PersonasResponse)
    case updatePersona(UpdatePersonaResponse)
    case roles(RolesResponse)
    case setPersonaRole(SetPersonaRoleResponse)
    case channel(ChannelResponse)
    case channels(ChannelsResponse)
    case discordRooms(DiscordRoomsResponse)
    case react(ReactResponse)
    case spawnSeat(SpawnSeatResponse)
    case moveSeat(MoveSeatResponse)
    case closeSeat(CloseSeatResponse)
    case readoptSeat(ReadoptSeatResponse)
    case workerReports(WorkerReportsResponse)
    case acknowledgeWorkerReports(AcknowledgeWorkerReportsResponse)
    case terminalCatalog(TerminalCatalogResponse)
    case terminalTail(TerminalTailResponse)
    case terminalControl(TerminalControlResponse)
    case terminalInput(TerminalInputResponse)
    case inputGet(InputGetResponse)
    case inputList(InputListResponse)
    case inputAnswer(InputAnswerResponse)
    case inputCancel(InputCancelResponse)
    case uploadBegin(UploadBeginResponse)
    case uploadChunk(UploadChunkResponse)
    case uploadCommit(UploadCommitResponse)
    case stateStance(StateStanceResponse)
    case stateWork(StateWorkResponse)
    case publishFile(PublishFileResponse)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "op", [[.string("list")], [.string("get")], [.string("create")], [.string("fork")], [.string("reset")], [.string("close")], [.string("cancel")], [.string("autonomy")], [.string("composer_catalog")], [.string("send")], [.string("send_receipt")], [.string("replay")], [.string("tail")], [.string("subagent_replay")], [.string("roster")], [.string("fleet")], [.string("presence")], [.string("stop_task")], [.string("pending_messages")], [.string("personas")], [.string("update_persona")], [.string("roles")], [.string("set_persona_role")], [.string("channel")], [.string("channels")], [.string("discord_rooms")], [.string("react")], [.string("spawn_seat")], [.string("move_seat")], [.string("close_seat")], [.string("readopt_seat")], [.string("worker_reports")], [.string("acknowledge_worker_reports")], [.string("terminal_catalog")], [.string("terminal_tail")], [.string("terminal_control")], [.string("terminal_input")], [.string("input_get")], [.string("input_list")], [.string("input_answer")], [.string("input_cancel")], [.string("upload_begin")], [.string("upload_chunk")], [.string("upload_commit")], [.string("state_stance")], [.string("state_work")], [.string("publish_file")]]) {
        case 0: self = .list(try ListConversationsResponse(wireValue: wireValue))
        case 1: self = .get(try GetConversationResponse(wireValue: wireValue))
        case 2: self = .create(try CreateConversationResponse(wireValue: wireValue))
        case 3: self = .fork(try ForkConversationResponse(wireValue: wireValue))
        case 4: self = .reset(try ResetConversationResponse(wireValue: wireValue))
        case 5: self = .close(try CloseConversationResponse(wireValue: wireValue))
        case 6: self = .cancel(try CancelRunResponse(wireValue: wireValue))
        case 7: self = .autonomy(try AutonomyResponse(wireValue: wireValue))
        case 8: self = .composerCatalog(try ComposerCatalogResponse(wireValue: wireValue))
        case 9: self = .send(try SendResponse(wireValue: wireValue))
        case 10: self = .sendReceipt(try SendReceiptResponse(wireValue: wireValue))
        case 11: self = .replay(try ReplayResponse(wireValue: wireValue))
        case 12: self = .tail(try TailResponse(wireValue: wireValue))
        case 13: self = .subagentReplay(try SubagentReplayResponse(wireValue: wireValue))
        case 14: self = .roster(try RosterResponse(wireValue: wireValue))
        case 15: self = .fleet(try FleetResponse(wireValue: wireValue))
        case 16: self = .presence(try PresenceResponse(wireValue: wireValue))
        case 17: self = .stopTask(try StopTaskResponse(wireValue: wireValue))
        case 18: self = .pendingMessages(try PendingMessagesResponse(wireValue: wireValue))
        case 19: self = .personas(try PersonasResponse(wireValue: wireValue))
        case 20: self = .updatePersona(try UpdatePersonaResponse(wireValue: wireValue))
        case 21: self = .roles(try RolesResponse(wireValue: wireValue))
        case 22: self = .setPersonaRole(try SetPersonaRoleResponse(wireValue: wireValue))
        case 23: self = .channel(try ChannelResponse(wireValue: wireValue))
        case 24: self = .channels(try ChannelsResponse(wireValue: wireValue))
        case 25: self = .discordRooms(try DiscordRoomsResponse(wireValue: wireValue))
        case 26: self = .react(try ReactResponse(wireValue: wireValue))
        case 27: self = .spawnSeat(try SpawnSeatResponse(wireValue: wireValue))
        case 28: self = .moveSeat(try MoveSeatResponse(wireValue: wireValue))
        case 29: self = .closeSeat(try CloseSeatResponse(wireValue: wireValue))
        case 30: self = .readoptSeat(try ReadoptSeatResponse(wireValue: wireValue))
        case 31: self = .workerReports(try WorkerReportsResponse(wireValue: wireValue))
        case 32: self = .acknowledgeWorkerReports(try AcknowledgeWorkerReportsResponse(wireValue: wireValue))
        case 33: self = .terminalCatalog(try TerminalCatalogResponse(wireValue: wireValue))
        case 34: self = .terminalTail(try TerminalTailResponse(wireValue: wireValue))
        case 35: self = .terminalControl(try TerminalControlResponse(wireValue: wireValue))
        case 36: self = .terminalInput(try TerminalInputResponse(wireValue: wireValue))
        case 37: self = .inputGet(try InputGetResponse(wireValue: wireValue))
        case 38: self = .inputList(try InputListResponse(wireValue: wireValue))
        case 39: self = .inputAnswer(try InputAnswerResponse(wireValue: wireValue))
        case 40: self = .inputCancel(try InputCancelResponse(wireValue: wireValue))
        case 41: self = .uploadBegin(try UploadBeginResponse(wireValue: wireValue))
        case 42: self = .uploadChunk(try UploadChunkResponse(wireValue: wireValue))
        case 43: self = .uploadCommit(try UploadCommitResponse(wireValue: wireValue))
        case 44: self = .stateStance(try StateStanceResponse(wireValue: wireValue))
        case 45: self = .stateWork(try StateWorkResponse(wireValue: wireValue))
        default: self = .publishFile(try PublishFileResponse(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .list(let payload): return payload.wireValue
        case .get(let payload): return payload.wireValue
        case .create(let payload): return payload.wireValue
        case .fork(let payload): return payload.wireValue
        case .reset(let payload): return payload.wireValue
        case .close(let payload): return payload.wireValue
        case .cancel(let payload): return payload.wireValue
        case .autonomy(let payload): return payload.wireValue
        case .composerCatalog(let payload): return payload.wireValue
        case .send(let payload): return payload.wireValue
        case .sendReceipt(let payload): return payload.wireValue
        case .replay(let payload): return payload.wireValue
        case .tail(let payload): return payload.wireValue
        case .subagentReplay(let payload): return payload.wireValue
        case .roster(let payload): return payload.wireValue
        case .fleet(let payload): return payload.wireValue
        case .presence(let payload): return payload.wireValue
        case .stopTask(let payload): return payload.wireValue
        case .pendingMessages(let payload): return payload.wireValue
        case .personas(let payload): return payload.wireValue
        case .updatePersona(let payload): return payload.wireValue
        case .roles(let payload): return payload.wireValue
        case .setPersonaRole(let payload): return payload.wireValue
        case .channel(let payload): return payload.wireValue
        case .channels(let payload): return payload.wireValue
        case .discordRooms(let payload): return payload.wireValue
        case .react(let payload): return payload.wireValue
        case .spawnSeat(let payload): return payload.wireValue
        case .moveSeat(let payload): return payload.wireValue
        case .closeSeat(let payload): return payload.wireValue
        case .readoptSeat(let payload): return payload.wireValue
        case .workerReports(let payload): return payload.wireValue
        case .acknowledgeWorkerReports(let payload): return payload.wireValue
        case .terminalCatalog(let payload): return payload.wireValue
        case .terminalTail(let payload): return payload.wireValue
        case .terminalControl(let payload): return payload.wireValue
        case .terminalInput(let payload): return payload.wireValue
        case .inputGet(let payload): return payload.wireValue
        case .inputList(let payload): return payload.wireValue
        case .inputAnswer(let payload): return payload.wireValue
        case .inputCancel(let payload): return payload.wireValue
        case .uploadBegin(let payload): return payload.wireValue
        case .uploadChunk(let payload): return payload.wireValue
        case .uploadCommit(let payload): return payload.wireValue
        case .stateStance(let payload): return payload.wireValue
        case .stateWork(let payload): return payload.wireValue
        case .publishFile(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension OperatorServiceRequest {
    public static let wireId = "clankie.OperatorServiceRequest"
    public static let wireSchema: Schema = .discriminated("op", [
        TaggedOption([.string("list")], .reference { ListConversationsRequest.wireSchema }),
        TaggedOption([.string("get")], .reference { GetConversationRequest.wireSchema }),
        TaggedOption([.string("create")], .reference { CreateConversationRequest.wireSchema }),
        TaggedOption([.string("fork")], .reference { ForkConversationRequest.wireSchema }),
        TaggedOption([.string("reset")], .reference { ResetConversationRequest.wireSchema }),
        TaggedOption([.string("close")], .reference { CloseConversationRequest.wireSchema }),
        TaggedOption([.string("cancel")], .reference { CancelRunRequest.wireSchema }),
        TaggedOption([.string("autonomy")], .reference { AutonomyRequest.wireSchema }),
        TaggedOption([.string("composer_catalog")], .reference { ComposerCatalogRequest.wireSchema }),
        TaggedOption([.string("send")], .reference { SendRequest.wireSchema }),
        TaggedOption([.string("send_receipt")], .reference { SendReceiptRequest.wireSchema }),
        TaggedOption([.string("replay")], .reference { ReplayRequest.wireSchema }),
        TaggedOption([.string("tail")], .reference { TailRequest.wireSchema }),
        TaggedOption([.string("subagent_replay")], .reference { SubagentReplayRequest.wireSchema }),
        TaggedOption([.string("roster")], .reference { RosterRequest.wireSchema }),
        TaggedOption([.string("fleet")], .reference { FleetRequest.wireSchema }),
        TaggedOption([.string("presence")], .reference { PresenceRequest.wireSchema }),
        TaggedOption([.string("stop_task")], .reference { StopTaskRequest.wireSchema }),
        TaggedOption([.string("pending_messages")], .reference { PendingMessagesRequest.wireSchema }),
        TaggedOption([.string("personas")], .reference { PersonasRequest.wireSchema }),
        TaggedOption([.string("update_persona")], .reference { UpdatePersonaRequest.wireSchema }),
        TaggedOption([.string("roles")], .reference { RolesRequest.wireSchema }),
        TaggedOption([.string("set_persona_role")], .reference { SetPersonaRoleRequest.wireSchema }),
        TaggedOption([.string("channel")], .reference { ChannelRequest.wireSchema }),
        TaggedOption([.string("channels")], .reference { ChannelsRequest.wireSchema }),
        TaggedOption([.string("discord_rooms")], .reference { DiscordRoomsRequest.wireSchema }),
        TaggedOption([.string("react")], .reference { ReactRequest.wireSchema }),
        TaggedOption([.string("spawn_seat")], .reference { SpawnSeatRequest.wireSchema }),
        TaggedOption([.string("move_seat")], .reference { MoveSeatRequest.wireSchema }),
        TaggedOption([.string("close_seat")], .reference { CloseSeatRequest.wireSchema }),
        TaggedOption([.string("readopt_seat")], .reference { ReadoptSeatRequest.wireSchema }),
        TaggedOption([.string("worker_reports")], .reference { WorkerReportsRequest.wireSchema }),
        TaggedOption([.string("acknowledge_worker_reports")], .reference { AcknowledgeWorkerReportsRequest.wireSchema }),
        TaggedOption([.string("terminal_catalog")], .reference { TerminalCatalogRequest.wireSchema }),
        TaggedOption([.string("terminal_tail")], .reference { TerminalTailRequest.wireSchema }),
        TaggedOption([.string("terminal_control")], .reference { TerminalControlRequest.wireSchema }),
        TaggedOption([.string("terminal_input")], .reference { TerminalInputRequest.wireSchema }),
        TaggedOption([.string("input_get")], .reference { InputGetRequest.wireSchema }),
        TaggedOption([.string("input_list")], .reference { InputListRequest.wireSchema }),
        TaggedOption([.string("input_answer")], .reference { InputAnswerRequest.wireSchema }),
        TaggedOption([.string("input_cancel")], .reference { InputCancelRequest.wireSchema }),
        TaggedOption([.string("upload_begin")], .reference { UploadBeginRequest.wireSchema }),
        TaggedOption([.string("upload_chunk")], .reference { UploadChunkRequest.wireSchema }),
        TaggedOption([.string("upload_commit")], .reference { UploadCommitRequest.wireSchema }),
        TaggedOption([.string("state_stance")], .reference { StateStanceRequest.wireSchema }),
        TaggedOption([.string("state_work")], .reference { StateWorkRequest.wireSchema }),
        TaggedOption([.string("publish_file")], .reference { PublishFileRequest.wireSchema }),
    ])
}

extension OperatorServiceResult {
    public static let wireId = "clankie.OperatorServiceResult"
    public static let wireSchema: Schema = .discriminated("op", [
        TaggedOption([.string("list")], .reference { ListConversationsResponse.wireSchema }),
        TaggedOption([.string("get")], .reference { GetConversationResponse.wireSchema }),
        TaggedOption([.string("create")], .reference { CreateConversationResponse.wireSchema }),
        TaggedOption([.string("fork")], .reference { ForkConversationResponse.wireSchema }),
        TaggedOption([.string("reset")], .reference { ResetConversationResponse.wireSchema }),
        TaggedOption([.string("close")], .reference { CloseConversationResponse.wireSchema }),
        TaggedOption([.string("cancel")], .reference { CancelRunResponse.wireSchema }),
        TaggedOption([.string("autonomy")], .reference { AutonomyResponse.wireSchema }),
        TaggedOption([.string("composer_catalog")], .reference { ComposerCatalogResponse.wireSchema }),
        TaggedOption([.string("send")], .reference { SendResponse.wireSchema }),
        TaggedOption([.string("send_receipt")], .reference { SendReceiptResponse.wireSchema }),
        TaggedOption([.string("replay")], .reference { ReplayResponse.wireSchema }),
        TaggedOption([.string("tail")], .reference { TailResponse.wireSchema }),
        TaggedOption([.string("subagent_replay")], .reference { SubagentReplayResponse.wireSchema }),
        TaggedOption([.string("roster")], .reference { RosterResponse.wireSchema }),
        TaggedOption([.string("fleet")], .reference { FleetResponse.wireSchema }),
        TaggedOption([.string("presence")], .reference { PresenceResponse.wireSchema }),
        TaggedOption([.string("stop_task")], .reference { StopTaskResponse.wireSchema }),
        TaggedOption([.string("pending_messages")], .reference { PendingMessagesResponse.wireSchema }),
        TaggedOption([.string("personas")], .reference { PersonasResponse.wireSchema }),
        TaggedOption([.string("update_persona")], .reference { UpdatePersonaResponse.wireSchema }),
        TaggedOption([.string("roles")], .reference { RolesResponse.wireSchema }),
        TaggedOption([.string("set_persona_role")], .reference { SetPersonaRoleResponse.wireSchema }),
        TaggedOption([.string("channel")], .reference { ChannelResponse.wireSchema }),
        TaggedOption([.string("channels")], .reference { ChannelsResponse.wireSchema }),
        TaggedOption([.string("discord_rooms")], .reference { DiscordRoomsResponse.wireSchema }),
        TaggedOption([.string("react")], .reference { ReactResponse.wireSchema }),
        TaggedOption([.string("spawn_seat")], .reference { SpawnSeatResponse.wireSchema }),
        TaggedOption([.string("move_seat")], .reference { MoveSeatResponse.wireSchema }),
        TaggedOption([.string("close_seat")], .reference { CloseSeatResponse.wireSchema }),
        TaggedOption([.string("readopt_seat")], .reference { ReadoptSeatResponse.wireSchema }),
        TaggedOption([.string("worker_reports")], .reference { WorkerReportsResponse.wireSchema }),
        TaggedOption([.string("acknowledge_worker_reports")], .reference { AcknowledgeWorkerReportsResponse.wireSchema }),
        TaggedOption([.string("terminal_catalog")], .reference { TerminalCatalogResponse.wireSchema }),
        TaggedOption([.string("terminal_tail")], .reference { TerminalTailResponse.wireSchema }),
        TaggedOption([.string("terminal_control")], .reference { TerminalControlResponse.wireSchema }),
        TaggedOption([.string("terminal_input")], .reference { TerminalInputResponse.wireSchema }),
        TaggedOption([.string("input_get")], .reference { InputGetResponse.wireSchema }),
        TaggedOption([.string("input_list")], .reference { InputListResponse.wireSchema }),
        TaggedOption([.string("input_answer")], .reference { InputAnswerResponse.wireSchema }),
        TaggedOption([.string("input_cancel")], .reference { InputCancelResponse.wireSchema }),
        TaggedOption([.string("upload_begin")], .reference { UploadBeginResponse.wireSchema }),
        TaggedOption([.string("upload_chunk")], .reference { UploadChunkResponse.wireSchema }),
        TaggedOption([.string("upload_commit")], .reference { UploadCommitResponse.wireSchema }),
        TaggedOption([.string("state_stance")], .reference { StateStanceResponse.wireSchema }),
        TaggedOption([.string("state_work")], .reference { StateWorkResponse.wireSchema }),
        TaggedOption([.string("publish_file")], .reference { PublishFileResponse.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorServiceModule: [AnyWireType] = [
        AnyWireType(OperatorServiceRequest.wireType),
        AnyWireType(OperatorServiceResult.wireType),
    ]
}
