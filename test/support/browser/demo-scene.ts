import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { Client } from '../client/client.ts';
import { DEMO_PASSWORD, type Demo, startDemo } from '../server/demo-process.ts';
import { launchBrowser, signIn, type Visitor, visit } from './browser.ts';

/** The demo company, and a browser with its console. */
export interface DemoScene {
  readonly demo: Demo;
  readonly browser: Browser;
  /** The ceo as an API client. */
  readonly ceo: Client;
  /** The ceo in the console, signed in. */
  enter(): Promise<Visitor>;
  close(): Promise<void>;
}

export const startDemoScene = async (): Promise<DemoScene> => {
  const folder = mkdtempSync(join(tmpdir(), 'c-'));
  const [demo, browser] = await Promise.all([startDemo(folder), launchBrowser()]);
  return {
    demo,
    browser,
    ceo: new Client(demo.baseUrl, { bearer: demo.key }),
    enter: async () => {
      const visitor = await visit(browser, demo.baseUrl);
      await signIn(visitor, 'admin', DEMO_PASSWORD);
      return visitor;
    },
    close: async () => {
      await browser.close();
      await demo.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
