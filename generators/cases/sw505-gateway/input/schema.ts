export const publicGateway = {
  "~samewire": "gateway",
  hostPrefix: "/h/{id}",
  routes: [{ method: "GET", path: "/v1/{id}", target: "host", access: "Anyone.", purpose: "Looking.", transport: "host" }],
  limits: {},
  requestHeaders: [],
};
