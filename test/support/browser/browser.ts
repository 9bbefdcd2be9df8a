import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The path of an installed browser, or null. */
export const findChromium = (): string | null => PLACES.find((place) => existsSync(place)) ?? null;

/** Switches off the browser's own requests: updates, synchronisation and reports. */
const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-quic'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** A browser with a separate profile, which is deleted when the browser closes. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? '', args: QUIET });

/** A user at the console. */
export interface Visitor {
  readonly page: Page;
  /** Requires no errors, policy violations or requests to other hosts, except for failed requests that match `expected`. */
  expectNoErrors(expected?: RegExp): void;
  /** Requires that axe finds nothing on the page in its present state. */
  expectAccessible(): Promise<void>;
  leave(): Promise<void>;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Opens the console in a separate context: cookies, storage and cache are empty at first. */
export const visit = async (browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(url).origin) faults.push(`asks elsewhere: ${request.url()}`);
  });
  await page.goto(`${url}/console`);
  return {
    page,
    expectNoErrors: (expected = /^$/) => expect(faults.filter((fault) => !expected.test(fault))).toEqual([]),
    expectAccessible: async () => {
      // Text that is fading in has too little contrast.
      await expect.poll(() => page.locator('.waiting').count()).toBe(0);
      // Through the debugger protocol, which the content security policy does not restrict.
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async (): Promise<readonly Violation[]> => {
        const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: readonly Violation[] }> } };
        return (await axe.run()).violations;
      });
      const told = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
      expect([page.url(), told]).toEqual([page.url(), []]);
    },
    leave: () => context.close(),
  };
};

/** Signs in through the form. */
export const signIn = async ({ page }: Visitor, username: string, password: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
};

/** Opens a screen of the console by its address, such as `charters`. */
export const goTo = async ({ page }: Visitor, place: string): Promise<void> => {
  await page.evaluate((hash) => {
    (globalThis as unknown as { location: { hash: string } }).location.hash = hash;
  }, `#/${place}`);
};
