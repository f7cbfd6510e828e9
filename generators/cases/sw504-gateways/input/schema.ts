import { gateway } from "../../../../schemas/kit/kit.ts";

export const first = gateway({ hostPrefix: "/h/{id}", routes: [], limits: {}, requestHeaders: [] });
export const second = gateway({ hostPrefix: "/g/{id}", routes: [], limits: {}, requestHeaders: [] });
