/** Operations of the operator service that the hosted operator route passes on. Some are not in this contract yet. */
export const HOSTED_OPERATOR_OPERATIONS: ReadonlySet<string> = new Set(
  [
    ["connections", "list", "get", "create", "fork", "close", "replay", "tail", "send", "send_receipt"],
    ["pending_messages", "stop_task", "project_proposal_get", "project_proposal_confirm", "project_proposal_tweak"],
    ["input_get", "input_list", "owner_update_list", "owner_update_read", "owner_update_dismiss"],
    ["input_answer", "input_cancel", "cancel", "channel", "channels", "personas", "roles", "update_persona"],
    ["set_persona_role", "discord_rooms", "work_repos", "work_items", "work_project", "work_project_details"],
    ["work_item_activity", "tracker_sync", "evidence_records", "evidence_fetch", "evidence_preview"],
    ["work_item_write", "work_item_write_receipt", "react", "autonomy", "roster", "fleet", "presence"],
    ["composer_catalog", "state_stance", "terminal_catalog", "close_seat", "spawn_seat", "move_seat"],
    ["terminal_tail", "terminal_control", "terminal_input", "publish_file"],
    ["upload_begin", "upload_chunk", "upload_commit"],
  ].flat(),
);
