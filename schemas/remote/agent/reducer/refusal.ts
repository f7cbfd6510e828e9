/**
 * Why a batch is refused. `gap`: a sequence is missing. `epoch`: another session or epoch. `revision`: an event does
 * not follow from the state. `content`: invalid, too long, or a text that is not what it should be.
 */
export type EventRefusal = "gap" | "epoch" | "revision" | "content";
