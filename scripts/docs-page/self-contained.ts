/** The renderer's own mark, which it would fetch from its makers' site. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;

const MARK =
  "<svg xmlns='http://www.w3.org/2000/svg' width='52' height='14'>" +
  "<text x='2' y='11' font-family='sans-serif' font-size='11' fill='gray'>Redocly</text></svg>";

/** The browser refuses whatever would leave the page. Search runs in a worker made from the page itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "connect-src blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * The page without anything to fetch: the mark is drawn in place, and a content policy forbids the network.
 *
 * @throws Error when the page has no head, which is not a page of the renderer.
 */
export function selfContained(html: string): string {
  if (!/<head>/i.test(html)) throw new Error("the rendered page has no <head>");
  const mark = `data:image/svg+xml,${encodeURIComponent(MARK).replaceAll("'", "%27")}`;
  return html
    .replace(/<head>/i, `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replace(LOGO, mark);
}
