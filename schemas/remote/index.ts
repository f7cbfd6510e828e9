/** The root entry: JSON-RPC, connection, authorization, discovery and pairing. Nothing here knows of agents. */
export {
  remoteAuthorizationSchema,
  remoteCapabilitiesSchema,
  remoteCapabilitySchema,
  remoteGrantSchema,
} from "./connection/authorization.ts";
export type { RemoteAuthorization, RemoteCapability } from "./connection/authorization.ts";
export { supportsCapability } from "./connection/hello.ts";
export { remoteLimits } from "./connection/limits.ts";
export { connectionMethods } from "./connection/methods.ts";
export { negotiateProtocol, protocolSupportSchema } from "./connection/negotiation.ts";
export type { ProtocolOffer, ProtocolSelection, ProtocolSupport } from "./connection/negotiation.ts";
export { connectionNotificationSchema } from "./connection/notifications.ts";
export { acceptEndpointSnapshot } from "./discovery/accept-snapshot.ts";
export { answerEndpoints } from "./discovery/answer-endpoints.ts";
export {
  advertisedEndpointSchema,
  configuredEndpointsSchema,
  directEndpointSchema,
} from "./discovery/direct-endpoint.ts";
export type { DirectEndpoint } from "./discovery/direct-endpoint.ts";
export { remoteConnectPath, remoteDiscoveryTxtSchema, remoteDiscoveryType } from "./discovery/service.ts";
export { remoteEndpointSnapshotSchema } from "./discovery/endpoint-snapshot.ts";
export { directEndpointUrl, parseDirectEndpoint } from "./discovery/endpoint-url.ts";
export { pairingMethods } from "./pairing/methods.ts";
export { pairingQrSchema } from "./pairing/qr.ts";
export type { PairingQr } from "./pairing/qr.ts";
export {
  jsonRpcErrorSchema,
  jsonRpcNotificationSchema,
  jsonRpcRequestSchema,
  jsonRpcResponseSchema,
} from "./rpc/envelopes.ts";
export type { JsonRpcError, JsonRpcNotification, JsonRpcRequest, JsonRpcResponse } from "./rpc/envelopes.ts";
export { remoteFailureSchema } from "./rpc/remote-failure.ts";
export type { RemoteFailure } from "./rpc/remote-failure.ts";
export { toRemoteFailure } from "./rpc/to-remote-failure.ts";
export type { IntegrityPrimitives } from "./shared/integrity.ts";
