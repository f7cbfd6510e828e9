/** The shapes of path and query that pass beside the exact entries of the list (GT1 to GT7). */

/** A form names its whole request text in one pattern; `of` is the listed route whose target it takes. */
export interface QueryForm {
  readonly method: "GET" | "POST";
  readonly of: string;
  /** The whole query, without the question mark. */
  readonly query: RegExp;
}

export interface PathForm {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
}

/** GT1. */
export const DEVICE_REVOKE_FORM: PathForm = {
  method: "POST",
  path: /^\/v1\/devices\/[A-Za-z0-9_-]{1,128}\/revoke$/,
};

/** GT5. */
export const VIEW_FORM: PathForm = { method: "GET", path: /^\/v1\/operator\/views\/view_[a-z0-9]{12}$/ };

/** GT7. */
export const SUPPORT_GRANT_FORM: PathForm = {
  method: "POST",
  path: /^\/v1\/support\/grants\/[a-f0-9-]{36}\/(?:revoke|pairing-offer)$/,
};

/** GT2, GT3, GT4 and GT6. */
export const QUERY_FORMS: readonly QueryForm[] = [
  { method: "GET", of: "/v1/operator/projects", query: /^includeAutonomy=true$/ },
  { method: "GET", of: "/v1/worker-accounts", query: /^fleet=[a-z][a-z0-9-]{0,63}$/ },
  { method: "GET", of: "/v1/usage", query: /^refresh=1$/ },
  { method: "POST", of: "/v1/operator/projects/update", query: /^includeAutonomy=true$/ },
];
