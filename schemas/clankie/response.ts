/** The tolerant readers of JSON responses, a root export of the protocol. They judge by any schema, so the kit holds them. */
export { parseProtocolResponse, safeParseProtocolResponse } from "../kit/kit.ts";
