/** What a builder returns instead of a value that the contract does not accept. */
export const INVALID: unique symbol = /* @__PURE__ */ Symbol("invalid");
