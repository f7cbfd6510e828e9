/** Tool results as people read them: texts and images in their order, out of whatever a host or tool wrapped them in. */
export { formatToolOutput } from "./tool-output/format.ts";
export type { ToolOutputPart } from "./tool-output/format.ts";
export { prettyToolValue } from "./tool-output/pretty.ts";
