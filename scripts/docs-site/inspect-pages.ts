import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";

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

/** How a page is looked at. */
export interface View {
  readonly theme: "light" | "dark";
  readonly width: number;
  readonly scripts: boolean;
}

const VIEWS: readonly View[] = [
  { theme: "light", width: 1280, scripts: true },
  { theme: "dark", width: 390, scripts: true },
];

export interface InspectedPage {
  readonly page: string;
  /** Requests beyond the site's own files, errors, what axe finds serious, and a page wider than its window. */
  readonly faults: readonly string[];
}

/** Starts the browser, to be closed by the caller. */
export function launch(executablePath: string): Promise<Browser> {
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];
  return chromium.launch({ executablePath, args });
}

/** Opens pages below `root` from disk with the network cut, each as a wide light one and as a narrow dark one. */
export async function inspectPages(
  root: string,
  pages: readonly string[],
  { executablePath, views = VIEWS }: { readonly executablePath: string; readonly views?: readonly View[] },
): Promise<readonly InspectedPage[]> {
  const browser = await launch(executablePath);
  try {
    const faults = new Map<string, string[]>(pages.map((page) => [page, []]));
    for (const view of views) {
      const found: string[] = [];
      const page = await openView(browser, view, found);
      // Before the page's own scripts, and beside the page's own policy.
      await page.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") });
      for (const name of pages) {
        found.length = 0;
        await inspect(page, join(root, name), view, found);
        faults.get(name)?.push(...found.map((fault) => `${view.theme}, ${view.width} px: ${fault}`));
      }
      await page.context().close();
    }
    return [...faults].map(([page, found]) => ({ page, faults: found }));
  } finally {
    await browser.close();
  }
}

/** A tab without network; what its pages ask for and complain of goes to `faults`. */
export async function openView(browser: Browser, view: View, faults: string[]): Promise<Page> {
  const context = await browser.newContext({
    offline: true,
    colorScheme: view.theme,
    javaScriptEnabled: view.scripts,
    viewport: { width: view.width, height: 900 },
  });
  const page = await context.newPage();
  page.on("request", (request) => {
    if (!request.url().startsWith("file:")) faults.push(`asks for ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${String(error)}`));
  return page;
}

/** Opens one page in a tab of its own. */
export async function openPage(browser: Browser, file: string, view: View, faults: string[]): Promise<Page> {
  const page = await openView(browser, view, faults);
  await page.goto(pathToFileURL(resolve(file)).href);
  return page;
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly impact: string; readonly nodes: readonly unknown[] }[];
}

async function inspect(page: Page, file: string, view: View, faults: string[]): Promise<void> {
  await page.goto(pathToFileURL(resolve(file)).href);
  const tooWide = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
  if (tooWide === true) faults.push(`is wider than a window of ${view.width} pixels`);
  const styled = await page.evaluate("getComputedStyle(document.querySelector('header')).position");
  if (styled !== "sticky") faults.push("its style is not applied");
  const { violations } = (await page.evaluate("axe.run(document, { preload: false })")) as AxeResults;
  for (const { id, impact, nodes } of violations) {
    if (impact === "serious" || impact === "critical") faults.push(`axe: ${id}, ${impact}, ${nodes.length} places`);
  }
}
