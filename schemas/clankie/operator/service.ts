/** The envelope of the operator service: one request and one result, told apart by `op`. */
import { z } from "zod";
import { AutonomyRequestSchema, AutonomyResponseSchema } from "./autonomy.ts";
import {
  ChannelRequestSchema,
  ChannelResponseSchema,
  ChannelsRequestSchema,
  ChannelsResponseSchema,
  DiscordRoomsRequestSchema,
  DiscordRoomsResponseSchema,
  ReactRequestSchema,
  ReactResponseSchema,
} from "./channel-operations.ts";
import { ComposerCatalogRequestSchema, ComposerCatalogResponseSchema } from "./composer-catalog.ts";
import {
  CancelRunRequestSchema,
  CancelRunResponseSchema,
  CloseConversationRequestSchema,
  CloseConversationResponseSchema,
  ForkConversationRequestSchema,
  ForkConversationResponseSchema,
  GetConversationRequestSchema,
  GetConversationResponseSchema,
  ResetConversationRequestSchema,
  ResetConversationResponseSchema,
} from "./conversation-changes.ts";
import {
  CreateConversationRequestSchema,
  CreateConversationResponseSchema,
  ListConversationsRequestSchema,
  ListConversationsResponseSchema,
} from "./conversations.ts";
import { FleetRequestSchema, FleetResponseSchema } from "./fleet.ts";
import {
  PublishFileRequestSchema,
  PublishFileResponseSchema,
  StateStanceRequestSchema,
  StateStanceResponseSchema,
  StateWorkRequestSchema,
  StateWorkResponseSchema,
} from "./local-operations.ts";
import { PendingMessagesRequestSchema, PendingMessagesResponseSchema } from "./pending-messages.ts";
import {
  PersonasRequestSchema,
  PersonasResponseSchema,
  RolesRequestSchema,
  RolesResponseSchema,
  SetPersonaRoleRequestSchema,
  SetPersonaRoleResponseSchema,
  UpdatePersonaRequestSchema,
  UpdatePersonaResponseSchema,
} from "./persona-operations.ts";
import { PresenceRequestSchema, PresenceResponseSchema } from "./presence.ts";
import {
  InputAnswerRequestSchema,
  InputAnswerResponseSchema,
  InputCancelRequestSchema,
  InputCancelResponseSchema,
  InputGetRequestSchema,
  InputGetResponseSchema,
  InputListRequestSchema,
  InputListResponseSchema,
} from "./question-operations.ts";
import { ReplayRequestSchema, ReplayResponseSchema, TailRequestSchema, TailResponseSchema } from "./replay.ts";
import { RosterRequestSchema, RosterResponseSchema } from "./roster.ts";
import {
  CloseSeatRequestSchema,
  CloseSeatResponseSchema,
  MoveSeatRequestSchema,
  MoveSeatResponseSchema,
  ReadoptSeatRequestSchema,
  ReadoptSeatResponseSchema,
} from "./seat-moves.ts";
import { SpawnSeatRequestSchema, SpawnSeatResponseSchema } from "./seat-spawning.ts";
import { SendReceiptRequestSchema, SendReceiptResponseSchema } from "./send-receipts.ts";
import { SendRequestSchema, SendResponseSchema } from "./sends.ts";
import { StopTaskRequestSchema, StopTaskResponseSchema } from "./stop-task.ts";
import { SubagentReplayRequestSchema, SubagentReplayResponseSchema } from "./subagent-replay.ts";
import { TerminalCatalogRequestSchema, TerminalCatalogResponseSchema } from "./terminal-catalog.ts";
import { TerminalControlRequestSchema, TerminalControlResponseSchema } from "./terminal-control.ts";
import { TerminalInputRequestSchema, TerminalInputResponseSchema } from "./terminal-input.ts";
import { TerminalTailRequestSchema, TerminalTailResponseSchema } from "./terminals.ts";
import {
  UploadBeginRequestSchema,
  UploadBeginResponseSchema,
  UploadChunkRequestSchema,
  UploadChunkResponseSchema,
  UploadCommitRequestSchema,
  UploadCommitResponseSchema,
} from "./uploads.ts";
import {
  AcknowledgeWorkerReportsRequestSchema,
  AcknowledgeWorkerReportsResponseSchema,
  WorkerReportsRequestSchema,
  WorkerReportsResponseSchema,
} from "./worker-report-operations.ts";

export const OperatorServiceRequestSchema = z
  .discriminatedUnion("op", [
    ListConversationsRequestSchema,
    GetConversationRequestSchema,
    CreateConversationRequestSchema,
    ForkConversationRequestSchema,
    ResetConversationRequestSchema,
    CloseConversationRequestSchema,
    CancelRunRequestSchema,
    AutonomyRequestSchema,
    ComposerCatalogRequestSchema,
    SendRequestSchema,
    SendReceiptRequestSchema,
    ReplayRequestSchema,
    TailRequestSchema,
    SubagentReplayRequestSchema,
    RosterRequestSchema,
    FleetRequestSchema,
    PresenceRequestSchema,
    StopTaskRequestSchema,
    PendingMessagesRequestSchema,
    PersonasRequestSchema,
    UpdatePersonaRequestSchema,
    RolesRequestSchema,
    SetPersonaRoleRequestSchema,
    ChannelRequestSchema,
    ChannelsRequestSchema,
    DiscordRoomsRequestSchema,
    ReactRequestSchema,
    SpawnSeatRequestSchema,
    MoveSeatRequestSchema,
    CloseSeatRequestSchema,
    ReadoptSeatRequestSchema,
    WorkerReportsRequestSchema,
    AcknowledgeWorkerReportsRequestSchema,
    TerminalCatalogRequestSchema,
    TerminalTailRequestSchema,
    TerminalControlRequestSchema,
    TerminalInputRequestSchema,
    InputGetRequestSchema,
    InputListRequestSchema,
    InputAnswerRequestSchema,
    InputCancelRequestSchema,
    UploadBeginRequestSchema,
    UploadChunkRequestSchema,
    UploadCommitRequestSchema,
    StateStanceRequestSchema,
    StateWorkRequestSchema,
    PublishFileRequestSchema,
  ])
  .describe("What a client asks of the operator service. Always read strictly.");

export const OperatorServiceResultSchema = z
  .discriminatedUnion("op", [
    ListConversationsResponseSchema,
    GetConversationResponseSchema,
    CreateConversationResponseSchema,
    ForkConversationResponseSchema,
    ResetConversationResponseSchema,
    CloseConversationResponseSchema,
    CancelRunResponseSchema,
    AutonomyResponseSchema,
    ComposerCatalogResponseSchema,
    SendResponseSchema,
    SendReceiptResponseSchema,
    ReplayResponseSchema,
    TailResponseSchema,
    SubagentReplayResponseSchema,
    RosterResponseSchema,
    FleetResponseSchema,
    PresenceResponseSchema,
    StopTaskResponseSchema,
    PendingMessagesResponseSchema,
    PersonasResponseSchema,
    UpdatePersonaResponseSchema,
    RolesResponseSchema,
    SetPersonaRoleResponseSchema,
    ChannelResponseSchema,
    ChannelsResponseSchema,
    DiscordRoomsResponseSchema,
    ReactResponseSchema,
    SpawnSeatResponseSchema,
    MoveSeatResponseSchema,
    CloseSeatResponseSchema,
    ReadoptSeatResponseSchema,
    WorkerReportsResponseSchema,
    AcknowledgeWorkerReportsResponseSchema,
    TerminalCatalogResponseSchema,
    TerminalTailResponseSchema,
    TerminalControlResponseSchema,
    TerminalInputResponseSchema,
    InputGetResponseSchema,
    InputListResponseSchema,
    InputAnswerResponseSchema,
    InputCancelResponseSchema,
    UploadBeginResponseSchema,
    UploadChunkResponseSchema,
    UploadCommitResponseSchema,
    StateStanceResponseSchema,
    StateWorkResponseSchema,
    PublishFileResponseSchema,
  ])
  .describe("What the operator service answers. Its `op` is that of the request; any other is a fault of the service.");
