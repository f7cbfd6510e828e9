import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as agent from "./agent.ts";
import * as configuration from "./configuration.ts";
import * as failure from "./failure.ts";
import * as root from "./index.ts";

const folder = dirname(fileURLToPath(import.meta.url));
const entries = { "index.ts": root, "agent.ts": agent, "configuration.ts": configuration, "failure.ts": failure };

/** Every file that an entry loads, from this folder, and the packages they name. */
function graphFrom(entry: string): { files: readonly string[]; packages: ReadonlySet<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [join(folder, entry)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    // Types are gone when the module runs.
    const code = readFileSync(file, "utf8").replace(/^(?:import|export) type [^;]*;/gm, "");
    for (const [, specifier = ""] of code.matchAll(/\bfrom "([^"]+)"/g)) {
      if (specifier.startsWith(".")) open.push(join(dirname(file), specifier));
      else packages.add(specifier);
    }
  }
  return { files: [...files].map((file) => relative(folder, file)), packages };
}

describe("the entries", () => {
  it("P70 keep the root free of agents and configuration", () => {
    const { files } = graphFrom("index.ts");
    expect(files).toContain("pairing/methods.ts");
    expect(files.filter((file) => /^(agent|configuration)/.test(file))).toEqual([]);
    expect(graphFrom("failure.ts").files.filter((file) => /^(agent|configuration|connection)/.test(file))).toEqual([]);
    expect(graphFrom("agent.ts").files).not.toContain("index.ts");
  });

  it("P71 export what the protocol names, and nothing that owns a socket, key, store, timer or route", () => {
    const names = Object.fromEntries(
      Object.entries(entries).map(([entry, module]) => [entry, Object.keys(module).toSorted()]),
    );
    expect(names).toEqual({
      "index.ts": [
        "acceptEndpointSnapshot",
        "advertisedEndpointSchema",
        "answerEndpoints",
        "configuredEndpointsSchema",
        "connectionMethods",
        "connectionNotificationSchema",
        "directEndpointSchema",
        "directEndpointUrl",
        "jsonRpcErrorSchema",
        "jsonRpcNotificationSchema",
        "jsonRpcRequestSchema",
        "jsonRpcResponseSchema",
        "negotiateProtocol",
        "pairingMethods",
        "pairingQrSchema",
        "parseDirectEndpoint",
        "protocolSupportSchema",
        "remoteAuthorizationSchema",
        "remoteCapabilitiesSchema",
        "remoteCapabilitySchema",
        "remoteConnectPath",
        "remoteDiscoveryTxtSchema",
        "remoteDiscoveryType",
        "remoteEndpointSnapshotSchema",
        "remoteFailureSchema",
        "remoteGrantSchema",
        "remoteLimits",
        "supportsCapability",
        "toRemoteFailure",
      ],
      "agent.ts": [
        "agentAuthorizationSchema",
        "agentCheckpointDescriptorSchema",
        "agentCheckpointPageSchema",
        "agentCursorSchema",
        "agentEventBatchSchema",
        "agentEventSchema",
        "agentMethods",
        "agentNotificationSchema",
        "agentProjectionSchema",
        "applyAgentEvents",
        "checkQuestionAnswers",
        "commandReceiptSchema",
        "contentRefSchema",
        "createForm",
        "encodeAgentCheckpointPage",
        "encodeAgentCommand",
        "executionSchema",
        "installAgentCheckpoint",
        "interactionResponseSchema",
        "interactionSchema",
        "isLeaseExpired",
        "legacyExecutionError",
        "messageSchema",
        "messageStatusOf",
        "messageUsageSchema",
        "modelSummaryOf",
        "modelSummarySchema",
        "partSchema",
        "questionInputSchema",
        "recoveryStep",
        "resolveCommand",
        "respondForm",
        "sessionSchema",
        "textByteLength",
        "workspaceSelectionSchema",
      ],
      "configuration.ts": ["assembleConfigurationExport", "configurationAuthorizationSchema", "configurationMethods"],
      "failure.ts": [
        "aiFailureReasonSchema",
        "aiFailureSnapshotSchema",
        "boundExecutionFailure",
        "classifyFailureReason",
        "executionFailureSchema",
      ],
    });
  });

  it("P71 name the methods of the protocol", () => {
    const { connectionMethods, pairingMethods, remoteAuthorizationSchema: authorization } = root;
    expect(Object.keys({ ...connectionMethods(authorization), ...pairingMethods(authorization) })).toEqual([
      "connection.hello",
      "connection.authenticate",
      "connection.refresh",
      "connection.endpoints",
      "connection.ping",
      "pairing.claim",
      "pairing.get",
    ]);
    expect(Object.keys(configuration.configurationMethods)).toHaveLength(2);
    expect(Object.keys(agent.agentMethods)).toHaveLength(19);
    for (const [method, { params, result, errors }] of Object.entries(agent.agentMethods)) {
      expect(method).toMatch(/^agent\.[a-z]+\.[a-z]+$/i);
      expect([params, result, errors].every((schema) => "safeParse" in schema)).toBe(true);
    }
  });

  it("P108 P72 reach no built-in module, clock, random source, network or package version", () => {
    for (const entry of Object.keys(entries)) {
      const { files, packages } = graphFrom(entry);
      expect([...packages].filter((name) => !["zod", "zod/v4/core"].includes(name))).toEqual([]);
      expect(builtinModules.filter((name) => packages.has(name))).toEqual([]);
      const effect = /Date\.now|new Date|Math\.random|setTimeout|setInterval|fetch\(|process\.|package\.json/;
      expect(files.filter((file) => effect.test(readFileSync(join(folder, file), "utf8")))).toEqual([]);
    }
  });
});
