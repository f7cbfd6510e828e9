import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import type { Page } from "playwright-core";

/** What a browser made of a page that it opened from disk, with the network cut. */
export interface OpenedPage {
  /** Requests for anything but the page and its own blobs, in order. */
  readonly requests: readonly string[];
  /** Errors on the console and uncaught ones. */
  readonly errors: readonly string[];
  /** Texts that a reader was to see and does not. */
  readonly missing: readonly string[];
}

const CANDIDATES = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** A Chromium of this machine, or undefined. `CHROMIUM` names another one. */
export function chromiumPath(): string | undefined {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path));
}

/** Opens `file` in the browser at `executablePath`, and waits until all of `texts` are to be seen, 20 s at most. */
export async function openPage(
  file: string,
  options: { readonly executablePath: string; readonly texts: readonly string[] },
): Promise<OpenedPage> {
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const context = await browser.newContext({ offline: true, viewport: { width: 1400, height: 1000 } });
    const page = await context.newPage();
    const requests: string[] = [];
    const errors: string[] = [];
    page.on("request", (request) => {
      if (!/^(?:file|blob|data):/.test(request.url())) requests.push(request.url());
    });
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(pathToFileURL(file).href);
    const missing: string[] = [];
    for (const text of options.texts) if (!(await appears(page, text))) missing.push(text);
    await page.waitForLoadState("networkidle");
    return { requests, errors, missing };
  } finally {
    await browser.close();
  }
}

async function appears(page: Page, text: string): Promise<boolean> {
  try {
    await page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
