export const noId = { "~samewire": "operation", method: "GET" };
export const badMethod = { "~samewire": "operation", id: "fetch", method: "FETCH" };
export const badBody = {
  "~samewire": "operation",
  id: "send",
  method: "POST",
  path: "/send",
  summary: "Send",
  tags: [],
  security: [],
  request: { schema: { type: "object" } },
  responses: { 200: { description: "ok" } },
};
export const badStatus = { ...badBody, id: "other", path: "/other", request: undefined, responses: { ok: { description: "ok" } } };
export const strange = { ...badBody, id: "strange", path: "/strange", request: null };
