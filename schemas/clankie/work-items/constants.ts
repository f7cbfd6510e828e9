/** Bounds of work items. Texts are code points, the others entries. */
export const WORK_TITLE_MAX = 200;
export const WORK_CRITERIA_MAX = 50;
export const WORK_EVIDENCE_MAX = 50;
/** Items in one list. */
export const WORK_ITEMS_MAX = 250;
export const WORK_REPOS_MAX = 50;
/** Characters of one label. */
export const WORK_LABEL_MAX = 64;
/** Labels of one item. */
export const WORK_LABELS_MAX = 20;
/** Activity entries in one answer. */
export const WORK_ACTIVITY_MAX = 200;
/** Releases, goals, projects of a goal, items of a release. */
export const WORK_PROJECT_LIST_MAX = 25_000;

export const WORK_ITEM_STATUSES = ["backlog", "todo", "in_progress", "in_review", "done", "canceled"] as const;
export const WORK_BACKENDS = ["default", "markdown", "github", "linear"] as const;
export const WORK_EVIDENCE_KINDS = ["image", "video", "log", "link"] as const;
