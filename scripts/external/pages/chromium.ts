import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { INSTALLED, UNAVAILABLE } from '../installed.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Options that disable background requests: updates, synchronisation and reports. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The parts of playwright-core that are used; the package is installed outside of the project, where the compiler does not find it. */
export interface Page {
  goto(url: string): Promise<unknown>;
  evaluate<T, A = undefined>(run: (argument: A) => T | Promise<T>, argument?: A): Promise<T>;
  fill(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  selectOption(selector: string, value: string): Promise<unknown>;
  press(selector: string, key: string): Promise<void>;
  getAttribute(selector: string, name: string): Promise<string | null>;
  waitForURL(url: string): Promise<void>;
  textContent(selector: string): Promise<string | null>;
  waitForFunction<A>(run: (argument: A) => unknown, argument?: A): Promise<unknown>;
  addInitScript(run: () => void): Promise<void>;
  screenshot(options: { readonly path: string }): Promise<unknown>;
  on(event: 'console', heard: (message: { type(): string; text(): string }) => void): unknown;
  on(event: 'pageerror', heard: (error: Error) => void): unknown;
  on(event: 'request', heard: (request: { url(): string }) => void): unknown;
  close(): Promise<void>;
}

interface ContextOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

/** Each context has its own cookies, storage and cache, initially empty. */
interface Context {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

export interface Browser {
  newContext(options: ContextOptions): Promise<Context>;
  close(): Promise<void>;
}

interface Playwright {
  readonly chromium: {
    launch(options: { readonly executablePath: string; readonly args: readonly string[] }): Promise<Browser>;
  };
}

/** The path of a browser. Without one the process exits with one line. */
export const findChromium = (): string => {
  const found = PLACES.find(existsSync);
  if (found !== undefined) return found;
  console.log('no chromium is installed');
  return process.exit(UNAVAILABLE);
};

/** A browser with a temporary profile. */
export const launch = (executablePath: string): Promise<Browser> => {
  const { chromium } = createRequire(join(INSTALLED, 'package.json'))('playwright-core') as Playwright;
  return chromium.launch({ executablePath, args: QUIET });
};
