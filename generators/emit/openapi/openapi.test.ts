import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { buildContract, loadedFromModules } from "../../contract/build/build.ts";
import { additiveEnum, operation } from "../../../schemas/kit/kit.ts";
import { emitOpenApi } from "./openapi.ts";

const SeatSchema = z.strictObject({ id: z.string().describe("Who sits here."), state: additiveEnum(["idle", "busy"]) });
const StartSchema = z.object({ kind: z.literal("start") });
const DoneSchema = z.object({ kind: z.literal("done"), seats: z.array(SeatSchema).max(9) });
const LineSchema = z.discriminatedUnion("kind", [StartSchema, DoneSchema]).describe("One line.");
const UnreachedSchema = z.object({ secret: z.string() });
const at = z.iso.datetime();

const follow = operation({
  id: "followSeat",
  method: "POST",
  path: "/v1/seats/{id}/follow",
  summary: "Follow a seat",
  description: "Stays open.",
  tags: ["Seats"],
  security: ["operatorBearer", "deviceBearer"],
  grant: { follow: "chat" },
  limits: { requestBytes: 1024 },
  parameters: [
    { name: "id", in: "path", schema: z.string().min(1), description: "Id of the seat." },
    { name: "since", in: "query", schema: at },
  ],
  request: { schema: SeatSchema },
  responses: {
    200: { description: "Lines.", item: LineSchema, order: "`done` comes last." },
    204: { description: "Nothing to follow." },
    404: { description: "No such seat.", mediaType: "text/plain" },
  },
});
const probe = operation({
  id: "getHealth",
  method: "GET",
  path: "/health",
  summary: "Probe",
  deprecated: "use something else",
  tags: ["Health"],
  security: [],
  responses: { 200: { description: "It is up." } },
});

function emitted(overlay?: string): Record<string, string> {
  const { contract } = buildContract(
    loadedFromModules({
      shop: { seats: { SeatSchema, StartSchema, DoneSchema, LineSchema, UnreachedSchema, follow, probe } },
    }),
  );
  const files = emitOpenApi(contract, { root: "api", ...(overlay === undefined ? {} : { overlay }) });
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

/** The part of the emitted YAML below a heading, with its own indentation. */
function part(heading: string): string {
  const lines = (emitted()["api/openapi.yaml"] ?? "").split("\n");
  const start = lines.findIndex((line) => line.trimEnd() === heading);
  const indent = heading.search(/\S/);
  const end = lines.findIndex((line, index) => index > start && line.trim() !== "" && line.search(/\S/) <= indent);
  return lines.slice(start, end).join("\n");
}

describe("openapi.yaml", () => {
  it("describes an operation with its grants, limits, parameters and stream", () => {
    expect(part("  /v1/seats/{id}/follow:")).toBe(`  /v1/seats/{id}/follow:
    post:
      operationId: followSeat
      summary: Follow a seat
      description: |-
        Stays open.

        A device needs a grant that depends on the request:

        | request | grant |
        | --- | --- |
        | \`follow\` | \`chat\` |

        Limits: \`requestBytes\` 1024.
      tags:
        - Seats
      security:
        - operatorBearer: []
        - deviceBearer: []
      parameters:
        - name: id
          in: path
          required: true
          description: Id of the seat.
          schema:
            type: string
            minLength: 1
          example: item-1
        - name: since
          in: query
          required: false
          schema:
            type: string
            format: date-time
          example: 2026-01-02T03:04:05Z
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: "#/components/schemas/Seat"
            example:
              id: item-1
              state: idle
      responses:
        "200":
          description: |-
            Lines.

            \`done\` comes last.
          content:
            application/x-ndjson:
              examples:
                lines:
                  summary: One line of each kind
                  dataValue:
                    - kind: start
                    - kind: done
                      seats:
                        - id: item-1
                          state: idle
                  serializedValue: |
                    {"kind":"start"}
                    {"kind":"done","seats":[{"id":"item-1","state":"idle"}]}
              itemSchema:
                $ref: "#/components/schemas/Line"
        "204":
          description: Nothing to follow.
        "401":
          description: The bearer is missing or not valid.
        "404":
          description: No such seat.
          content:
            text/plain: {}`);
  });

  it("states that a public operation needs no bearer, and what to use instead of a deprecated one", () => {
    expect(part("  /health:")).toBe(`  /health:
    get:
      operationId: getHealth
      summary: Probe
      description: "Deprecated: use something else"
      deprecated: true
      tags:
        - Health
      security: []
      responses:
        "200":
          description: It is up.`);
  });

  it("gives a discriminator its whole mapping", () => {
    expect(part("    Line:")).toBe(`    Line:
      description: One line.
      oneOf:
        - $ref: "#/components/schemas/Start"
        - $ref: "#/components/schemas/Done"
      discriminator:
        propertyName: kind
        mapping:
          start: "#/components/schemas/Start"
          done: "#/components/schemas/Done"`);
  });

  it("marks an additive enum in words and by an extension", () => {
    expect(part("    SeatState.response:")).toMatch(
      /description: "Known values: `idle`, `busy`. Newer hosts may send values[^]*type: string\n +x-extensible-enum:\n +- idle\n +- busy/,
    );
  });

  it("holds the types that operations reach, sorted, and no others", () => {
    const document = parse(emitted()["api/openapi.yaml"] ?? "") as {
      components: { schemas: object; securitySchemes: object };
    };
    expect(Object.keys(document.components.schemas)).toEqual([
      "Done",
      "Line",
      "Seat",
      "Seat.response",
      "SeatState",
      "SeatState.response",
      "Start",
    ]);
    expect(document.components.securitySchemes).toEqual({
      deviceBearer: { type: "http", scheme: "bearer" },
      operatorBearer: { type: "http", scheme: "bearer" },
    });
  });

  it("has no trace of Zod's own formats and patterns, no anchors and no folded lines", () => {
    const text = emitted()["api/openapi.yaml"] ?? "";
    expect(text).not.toMatch(/\[0-9\]|\\d|starts_with|safeint|&a\d|>-/);
  });
});

describe("overlay", () => {
  it("merges words by operation id and component name, and keeps its order of tags", () => {
    const overlay = `
info: { title: Shop, version: "2" }
servers: [{ url: "http://127.0.0.1:1" }]
tags: [{ name: Seats, description: Places. }]
operations: { followSeat: { summary: Watch a seat } }
schemas: { Seat: { description: A place. } }
securitySchemes: { deviceBearer: { description: A session. } }
`;
    const document = parse(emitted(overlay)["api/openapi.yaml"] ?? "") as Record<string, never>;
    expect(document).toMatchObject({
      info: { title: "Shop", version: "2" },
      servers: [{ url: "http://127.0.0.1:1" }],
      tags: [{ name: "Seats", description: "Places." }, { name: "Health" }],
      paths: { "/v1/seats/{id}/follow": { post: { summary: "Watch a seat", operationId: "followSeat" } } },
      components: {
        schemas: { Seat: { description: "A place.", type: "object" } },
        securitySchemes: { deviceBearer: { description: "A session.", scheme: "bearer" } },
      },
    });
  });

  it("names everything that the document does not have", () => {
    expect(() => emitted("operations: { gone: {} }\nschemas: { Unreached: {} }\nextra: 1")).toThrow(
      'OpenAPI overlay: unknown part "extra"; no operation "gone"; no component "Unreached"',
    );
  });
});

describe("schemas for other tools", () => {
  const files = () =>
    Object.entries(emitted())
      .filter(([path]) => path.startsWith("api/schemas/"))
      .map(([path, text]) => [path.replace("api/schemas/shop/", ""), JSON.parse(text) as object] as const);

  it("hold every type in a file of its own, reached or not, and its response where that differs", () => {
    expect(files().map(([path]) => path)).toEqual([
      "Done.json",
      "Done.response.json",
      "Line.json",
      "Line.response.json",
      "Seat.json",
      "Seat.response.json",
      "SeatState.json",
      "SeatState.response.json",
      "Start.json",
      "Unreached.json",
    ]);
  });

  it("refer to each other by path, without OpenAPI's own keywords", () => {
    const $schema = "https://json-schema.org/draft/2020-12/schema";
    const known = Object.fromEntries(files());
    expect(known["Line.json"]).toEqual({
      $schema,
      description: "One line.",
      oneOf: [{ $ref: "Start.json" }, { $ref: "Done.json" }],
    });
    expect(known["Line.response.json"]).toMatchObject({
      oneOf: [{ $ref: "Start.json" }, { $ref: "Done.response.json" }],
    });
    expect(known["SeatState.json"]).toEqual({ $schema, type: "string", enum: ["idle", "busy"] });
  });
});

describe("limits.md", () => {
  it("lists what is left out, in types and in operations", () => {
    expect(emitted()["api/limits.md"]).toMatch(
      /\| `operation\.followSeat` \| `\/parameters\/since` \| both \| `format` \| A UTC time: .* \|\n/,
    );
  });
});

describe("the same contract", () => {
  it("gives the same bytes", () => {
    expect(emitted()).toEqual(emitted());
  });
});
