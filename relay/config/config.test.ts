import { expect, it } from "vitest";
import { isRefused, readConfig } from "./config.ts";

it("has the defaults of the contract", () => {
  expect(readConfig({})).toEqual({
    controlPlaneUrl: "http://127.0.0.1:4310",
    captainUrl: "http://127.0.0.1:4310",
    captainToken: null,
    host: "127.0.0.1",
    port: 4321,
    adminPort: null,
    sendRecordUrl: null,
  });
});

it("CLANKIE_RELAY_PORT wins over PORT, and zero is a port", () => {
  expect(readConfig({ PORT: "8080" })).toMatchObject({ port: 8080 });
  expect(readConfig({ PORT: "8080", CLANKIE_RELAY_PORT: "0" })).toMatchObject({ port: 0 });
});

it.each([
  ["CLANKIE_CONTROL_PLANE_URL", "ftp://host"],
  ["CLANKIE_CAPTAIN_URL", "not a url"],
  ["CLANKIE_CAPTAIN_TOKEN", ""],
  ["CLANKIE_CAPTAIN_TOKEN", "  fifteen-chars-x  ".trim().slice(0, 15)],
  ["CLANKIE_CAPTAIN_TOKEN", "sixteen chars\nxx"],
  ["CLANKIE_RELAY_PORT", "65536"],
  ["CLANKIE_RELAY_PORT", "1.5"],
  ["CLANKIE_RELAY_PORT", ""],
  ["PORT", "-1"],
  ["CLANKIE_RELAY_SEND_RECORD_URL", "http://host"],
])("%s=%j refuses the start without repeating the value", (variable, value) => {
  const config = readConfig({ [variable]: value });
  expect(isRefused(config)).toBe(true);
  if (!isRefused(config)) return;
  expect(config.map((fault) => fault.variable)).toEqual([variable]);
  if (value.trim() !== "") expect(JSON.stringify(config)).not.toContain(value);
});
