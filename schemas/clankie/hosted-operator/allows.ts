import { DISCORD_DIRECTORY_PATH, readDiscordDirectoryQuery } from "../discord-setup/directory.ts";
import { OperatorServiceRequestSchema } from "../operator/operator.ts";
import { QUERY_FORMS, SUPPORT_GRANT_FORM } from "../public-gateway/route-forms.ts";
import { HOSTED_OPERATOR_OPERATIONS } from "./operations.ts";
import { HOSTED_OPERATOR_GET_PATHS, HOSTED_OPERATOR_POST_PATHS } from "./routes.ts";

const DISPATCH_PATH = "/operator/v1/dispatch";
/** UTF-16 units of a path with a directory query. */
const DIRECTORY_PATH_LENGTH_MAX = 2_048;

/**
 * Whether a hosted machine lets a device ask this in the owner's name. Paths are compared byte for byte; whatever no
 * rule names is refused (AH1 to AH7). A dispatch also needs a body that is a good request of a listed operation.
 */
export function hostedOperatorAllows(method: string, path: string, body?: string): boolean {
  if (method === "GET") return HOSTED_OPERATOR_GET_PATHS.has(path) || hasKnownQuery("GET", path) || isDirectory(path);
  if (method !== "POST") return false;
  if (path === DISPATCH_PATH) return isAllowedRequest(body);
  return HOSTED_OPERATOR_POST_PATHS.has(path) || hasKnownQuery("POST", path) || SUPPORT_GRANT_FORM.path.test(path);
}

function hasKnownQuery(method: "GET" | "POST", path: string): boolean {
  return QUERY_FORMS.some(
    (form) =>
      form.method === method && path.startsWith(`${form.of}?`) && form.query.test(path.slice(form.of.length + 1)),
  );
}

function isDirectory(path: string): boolean {
  const start = `${DISCORD_DIRECTORY_PATH}?`;
  if (!path.startsWith(start) || path.length > DIRECTORY_PATH_LENGTH_MAX || path.includes("#")) return false;
  return readDiscordDirectoryQuery(new URLSearchParams(path.slice(start.length))) !== undefined;
}

function isAllowedRequest(body: string | undefined): boolean {
  if (body === undefined) return false;
  const request = OperatorServiceRequestSchema.safeParse(parsedJson(body));
  return request.success && HOSTED_OPERATOR_OPERATIONS.has(request.data.op);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
