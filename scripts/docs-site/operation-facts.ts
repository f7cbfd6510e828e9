import type { OperationPageInputs } from "./operation-page.ts";
import { code } from "./markdown.ts";

/** What a caller must know before a call, as a list in Markdown: bearer, grant, limits, the way through the gateway. */
export function operationFacts(inputs: OperationPageInputs): string {
  const { operation } = inputs;
  const facts = [
    ["Bearer", bearerWords(inputs)],
    ["Grant", typeof operation.grant === "string" ? code(operation.grant) : undefined],
    ["Limits", limitWords(operation.limits)],
    ["Public gateway", gatewayWords(inputs)],
    ["Deprecated", typeof operation.deprecated === "string" ? operation.deprecated : undefined],
  ] as const;
  const list = facts.flatMap(([name, words]) => (words === undefined ? [] : [`- **${name}:** ${words}`])).join("\n");
  return typeof operation.grant === "object" ? `${list}\n\n${grantTable(operation.grant)}` : list;
}

function bearerWords({ route: { security }, document }: OperationPageInputs): string {
  if (security.length === 0) return "none; anybody may call";
  return security
    .flatMap((each) => Object.keys(each))
    .map((name) => {
      const words = document.components.securitySchemes[name]?.description;
      const who = words === undefined ? "" : ` (${words.replace(/\.$/, "")})`;
      return `[${name}](../index.md#authentication)${who}`;
    })
    .join(" or ");
}

function limitWords(limits: Readonly<Record<string, number>> | undefined): string | undefined {
  if (limits === undefined) return undefined;
  return Object.entries(limits)
    .map(([name, value]) => `${code(name)} ${value}${inWords(name, value)}`)
    .join(", ");
}

function inWords(name: string, value: number): string {
  if (/bytes$/i.test(name)) {
    if (value % 1_048_576 === 0) return ` (${value / 1_048_576} MiB)`;
    if (value % 1024 === 0) return ` (${value / 1024} KiB)`;
  }
  return /ms$/i.test(name) && value % 1000 === 0 ? ` (${value / 1000} s)` : "";
}

function gatewayWords({ contract, operation }: OperationPageInputs): string | undefined {
  if (contract.gateways.length === 0) return undefined;
  const route = contract.gateways.flatMap(({ routes }) => routes).find((each) => each.operation === operation.id);
  if (route === undefined) return "closed; reached on the host alone";
  const how = route.transport === "sealed" ? ", inside the encrypted exchange" : "";
  return `[open](../network.md)${how}`;
}

/** One row for each grant. */
function grantTable(grant: Readonly<Record<string, string>>): string {
  const requests = new Map<string, string[]>();
  for (const [request, name] of Object.entries(grant))
    requests.set(name, [...(requests.get(name) ?? []), code(request)]);
  const rows = [...requests].map(([name, each]) => `| ${code(name)} | ${each.join(", ")} |`);
  return [
    "A device needs a grant that depends on the request:",
    "",
    "| Grant | Requests |",
    "| --- | --- |",
    ...rows,
  ].join("\n");
}
