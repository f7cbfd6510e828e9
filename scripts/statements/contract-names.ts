/** Names of the contract facts, by the file that states them: a test names each operation and each schema. */
export const CONTRACT_NAMES: Readonly<Record<string, readonly string[]>> = {
  "operations of operator-service": words(`
    list get create fork reset close cancel autonomy composer_catalog send send_receipt replay tail
    subagent_replay roster fleet presence stop_task pending_messages personas update_persona roles
    set_persona_role channel channels discord_rooms react spawn_seat move_seat close_seat readopt_seat
    worker_reports acknowledge_worker_reports terminal_catalog terminal_tail terminal_control terminal_input
    input_get input_list input_answer input_cancel upload_begin upload_chunk upload_commit state_stance
    state_work publish_file
  `),
  "schemas of accounts-and-work": words(`
    AccountConnectionSchema AccountDisconnectRequestSchema AccountDisconnectResultSchema
    AccountGithubPollRequestSchema AccountGithubPollResultSchema AccountGithubStartResultSchema
    AccountGoogleCompleteRequestSchema AccountGoogleCompleteResultSchema AccountGoogleStartRequestSchema
    AccountLinearAppRequestSchema AccountLinearCompleteRequestSchema AccountLinearCompleteResultSchema
    AccountLinearStartResultSchema AccountProviderSchema AccountsResponseSchema ApproveSkinDraftSchema
    CreateSkinDraftSchema DiscordSetupDefinitionSchema DiscordSetupSnapshotSchema
    GoogleAccountProviderSchema HostedBrowserRevocationReceiptSchema HostedBrowserRevocationSchema
    HostedDevicePurposeRequestSchema HostedOwnerDeviceSchema HostedSupportDeviceStateSchema LeadSkinIdSchema
    ModelEffortSchema ModelEffortSetRequestSchema ModelKeyRemoveRequestSchema ModelKeyResultSchema
    ModelKeySetRequestSchema ModelKeyValidateRequestSchema ModelKeysResponseSchema
    ModelOptionsResponseSchema ModelSelectRequestSchema ModelSubscriptionMethodsSchema
    ModelSubscriptionResultSchema ModelSubscriptionSessionRequestSchema ModelSubscriptionStartSchema
    ModelSubscriptionsResponseSchema OperatorConnectionCommandSchema OperatorConnectionInventorySchema
    OperatorConnectionResultSchema SkinDraftBriefSchema SkinDraftIdSchema SkinDraftSchema SkinKeyPoseSchema
    UpdateSkinDraftSchema WorkActivityEntrySchema WorkConventionSchema WorkCriterionSchema
    WorkEvidenceSchema WorkGoalSchema WorkInitSettingsSchema WorkItemActivityResultSchema
    WorkItemLabelSchema WorkItemPrioritySchema WorkItemSchema WorkItemWriteCommandSchema
    WorkItemWriteReceiptRequestSchema WorkItemWriteReceiptSchema WorkItemWriteRequestSchema
    WorkItemsResultSchema WorkLinearLabelSchema WorkPlannedReleaseSchema WorkProjectDetailsResultSchema
    WorkProjectDetailsSchema WorkProjectFactsSchema WorkProjectLinkSchema WorkProjectResultSchema
    WorkReleaseSourceSchema WorkRepoSchema WorkReposResultSchema WorkShippedVersionSchema WorkSignalSchema
  `),
  "schemas of gateway": words(`
    DeviceDirectRouteSchema DeviceGrantSetSchema DeviceHostBaseUrlSchema DeviceListItemSchema
    DevicePlatformSchema DevicePushBindingSchema DevicePushEnvironmentSchema DevicePushRequestSchema
    DeviceRecordSchema DeviceSelfResponseSchema DeviceSessionRefreshResponseSchema DeviceStatusSchema
    DeviceWakeKeyRequestSchema GatewayEncryptionCredentialSchema GatewayEnvelopeSchema
    GatewayPlainRequestSchema GatewayPlainResponseSchema GatewayPushIdentitySchema HostedMachineSchema
    HostedMachinesSchema HostedPairAnswerSchema HostedPairRequestSchema HostedPairResponseSchema
    PairingCompleteRequestSchema PairingCompleteResponseSchema PairingHostSchema PairingOfferRequestSchema
    PairingOfferWireSchema PairingRedeemRequestSchema PairingRedeemResponseSchema
    PublicGatewayCapabilityHashSchema PublicGatewayConfigSchema PublicGatewayDoorwayStateSchema
    PublicGatewayHostIdSchema PublicGatewayHttpHeaderSchema PublicGatewayInstallationIdSchema
    PublicGatewayPushClearRequestSchema PublicGatewayPushRegistrationRequestSchema
    PublicGatewayPushRegistrationResponseSchema PublicGatewayRequestIdSchema PublicGatewayTargetSchema
    PublicGatewayTunnelFrameSchema WakeChallengeResponseSchema WakeErrorCodeSchema WakeRequestSchema
    WakeResponseSchema
  `),
  "schemas of media-and-tools": words(`
    ComposerTranscriptionBeginSchema ComposerTranscriptionChunkSchema ComposerTranscriptionDeviceSchema
    ComposerTranscriptionErrorCodeSchema ComposerTranscriptionErrorSchema ComposerTranscriptionReceiptSchema
    ComposerTranscriptionRequestIdSchema ComposerTranscriptionRequestSchema
    ComposerTranscriptionStatusSchema HostedComposerReceiptSchema HostedComposerTranscriptionSchema
  `),
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
