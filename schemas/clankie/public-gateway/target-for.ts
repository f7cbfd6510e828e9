import type { PublicGatewayTarget } from "./primitives.ts";
import { DEVICE_REVOKE_FORM, QUERY_FORMS, SUPPORT_GRANT_FORM, VIEW_FORM } from "./route-forms.ts";
import { PUBLIC_GATEWAY_ROUTES } from "./routes.ts";
import type { PublicGatewayRoute } from "./routes.ts";

/**
 * Who answers a request that came through the public gateway, or undefined: refuse it. Paths are compared byte for
 * byte, never normalised or decoded (GT1 to GT10). `additionalRoutes` come from an optional runtime provider; the
 * static list wins over them.
 */
export function publicGatewayTargetFor(
  method: "GET" | "POST",
  path: string,
  additionalRoutes: readonly PublicGatewayRoute[] = [],
): PublicGatewayTarget | undefined {
  const fits = (form: { method: string; path: RegExp }) => form.method === method && form.path.test(path);
  if (fits(DEVICE_REVOKE_FORM) || fits(SUPPORT_GRANT_FORM)) return "control";
  if (fits(VIEW_FORM)) return "relay";
  const listed = pathWithoutKnownQuery(method, path);
  const route =
    PUBLIC_GATEWAY_ROUTES.find((each) => each.method === method && each.path === listed) ??
    additionalRoutes.find((each) => each.method === method && each.path === path);
  return route?.target;
}

function pathWithoutKnownQuery(method: string, path: string): string {
  const form = QUERY_FORMS.find(
    (each) =>
      each.method === method && path.startsWith(`${each.of}?`) && each.query.test(path.slice(each.of.length + 1)),
  );
  return form?.of ?? path;
}
