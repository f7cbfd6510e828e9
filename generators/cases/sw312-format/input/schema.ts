import { z } from "zod";

export const FormatSchema = z.object({
  host: z.url({ hostname: /^example\.com$/ }),
  http: z.httpUrl(),
  normal: z.url({ normalize: true }),
  token: z.jwt({ alg: "HS256" }),
  own: z.stringFormat("even", (text) => text.length % 2 === 0),
  card: z.creditCard(),
  iban: z.iban(),
  stateful: z.stringFormat("stateful", /a/g),
});
