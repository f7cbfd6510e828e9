import { expect, it } from "vitest";
import { directOriginTransport } from "./direct-origin.ts";

it.each([
  ["https", ["https://a.example", "https://10.0.0.1/x?y"]],
  [
    "local",
    [
      "http://mini.local",
      "http://MINI.LOCAL.:4310",
      "http://mini",
      "http://a-1:1",
      "http://localhost",
      "http://10.1.2.3",
      "http://127.9.9.9",
      "http://172.16.0.1",
      "http://172.31.255.255",
      "http://192.168.0.1",
      "http://169.254.1.1",
      "http://0x0a000001",
      "http://[::1]",
      "http://[fc00::1]",
      "http://[fdff::]",
      "http://[fe80::1]",
      "http://[febf::1]",
    ],
  ],
  [
    "blocked",
    [
      "http://a.example",
      "http://local.example",
      "http://172.15.0.1",
      "http://172.32.0.1",
      "http://100.64.0.1",
      "http://8.8.8.8",
      "http://[::2]",
      "http://[fec0::1]",
      "http://[fb00::1]",
      "http://[::ffff:10.0.0.1]",
      "ftp://mini.local",
      "clankie://connect",
      "mini.local",
      "",
    ],
  ],
] as const)("calls a transport %s", (transport, urls) => {
  expect(urls.map((url) => [url, directOriginTransport(url)])).toEqual(urls.map((url) => [url, transport]));
});
