// Made by samewire. Do not edit.
import SamewireSupport

/** Every type of the family; and the schemas of types that are only other names of Swift types. */
public enum CherryRemoteTypes {
    public static let all: [AnyWireType] = [agentModule, agentAuthorizationModule, agentCatalogModule, agentCheckpointModule, agentCommandsModule, agentContentModule, agentEventsModule, agentExecutionModule, agentHistoryModule, agentInteractionModule, agentListInteractionsModule, agentMessageModule, agentModelSummaryModule, agentNotificationsModule, agentPartModule, agentProjectionModule, agentReceiptModule, agentSessionModule, agentSubscriptionsModule, configurationModule, configurationMethodsModule, connectionAuthorizationModule, connectionDeviceResultsModule, connectionHelloModule, connectionMethodsModule, connectionNegotiationModule, connectionNotificationsModule, discoveryDirectEndpointModule, discoveryEndpointSnapshotModule, discoveryServiceModule, failureModule, failureFailureSnapshotModule, indexModule, pairingMethodsModule, pairingQrModule, rpcEnvelopesModule, rpcRemoteFailureModule, sharedContentChunkModule, sharedScalarsModule].flatMap { $0 }
}
