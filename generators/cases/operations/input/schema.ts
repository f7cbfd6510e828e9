import { z } from "zod";
import { gateway, operation } from "../../../../schemas/kit/kit.ts";

export const OfferSchema = z.strictObject({ code: z.string().max(8) });

export const postOffer = operation({
  id: "postPairingOffer",
  method: "POST",
  path: "/v1/pairing/{host-id}/offer",
  summary: "Offer a pairing",
  description: "Longer words.",
  deprecated: "Use the other one.",
  tags: ["pairing"],
  security: ["device"],
  grant: { list: "read", send: "write" },
  parameters: [
    { name: "host-id", in: "path", schema: z.uuid(), description: "Which host." },
    { name: "order", in: "query", schema: z.enum(["up", "down"]) },
    { name: "x-trace", in: "header", schema: z.string().max(64), required: true },
  ],
  request: { schema: z.strictObject({ offer: OfferSchema, note: z.object({ text: z.string() }) }) },
  responses: {
    409: { description: "Taken", schema: z.object({ error: z.literal("taken") }) },
    200: { description: "Offered", schema: OfferSchema },
    204: { description: "Nothing" },
  },
  limits: { maxBytes: 1024, timeoutMs: 500 },
  expose: { target: "host", access: "Anyone.", purpose: "Pairing.", transport: "host", pattern: "^/v1/pairing/[0-9a-f-]{36}/offer$" },
});

export const more = [
  operation({
    id: "tail",
    method: "GET",
    path: "/v1/tail",
    summary: "Follow",
    tags: ["tail"],
    security: [],
    responses: { 200: { description: "Lines", item: z.object({ n: z.int() }), order: "Rising, open end." } },
  }),
  operation({
    id: "download",
    method: "GET",
    path: "/v1/bytes",
    summary: "Download",
    tags: [],
    security: [],
    responses: { 200: { description: "Bytes", mediaType: "application/octet-stream" } },
  }),
];

export const publicGateway = gateway({
  hostPrefix: "/h/{hostId}",
  routes: [
    { method: "GET", path: "/v1/tail", queries: ["^after=\\d+$"], target: "host", access: "Paired devices.", purpose: "Following.", transport: "sealed" },
    { method: "WS", path: "/v1/socket", target: "host", access: "Paired devices.", purpose: "Live.", transport: "front" },
  ],
  limits: { maxBodyBytes: 65536 },
  requestHeaders: ["accept", "content-type"],
});
