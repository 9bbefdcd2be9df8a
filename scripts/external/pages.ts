import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../bench/processes.ts';
import { INSTALLED, installTools, step } from './installed.ts';
import { type Browser, findChromium, launch, type Page } from './pages/chromium.ts';
import { checkTrials } from './pages/trials.ts';

// Checks the API reference in a browser: time to the first operation, search, "Try it", narrow screens and the dark theme. Screenshots are
// written to SCREENSHOTS, by default to the folder of the tools.

const SECRETS = { JWT_SECRET: 'judge-secret-judge-secret-judge-secret', CURSOR_SECRET: 'judge-cursor-secret' };
const SCREENSHOTS = process.env.SCREENSHOTS ?? join(INSTALLED, 'screenshots');
const PAGES = {
  reference: '/docs',
  operation: '/docs#updateUserRole',
  guide: '/docs/guide',
  operating: '/docs/operating',
  errors: '/docs/errors',
};
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const COLD_MS = 1000;
const LOADS = 5;

const requireSame = (found: unknown, expected: unknown, what: string): void => {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
};

const open = async (
  browser: Browser,
  url: string,
  colorScheme: 'light' | 'dark' = 'light',
  viewport = WIDE,
): Promise<Page> => {
  const context = await browser.newContext({ viewport, colorScheme });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/the server responded with a status/.test(message.text()))
      faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && new URL(request.url()).origin !== new URL(url).origin)
      faults.push(`asks another host: ${request.url()}`);
  });
  return page;
};
const faults: string[] = [];

/** Milliseconds from the start of the navigation to the first frame with a visible operation, with an empty cache. */
const coldLoad = async (executable: string, url: string): Promise<number> => {
  const browser = await launch(executable);
  try {
    const page = await open(browser, url);
    await page.addInitScript(() => {
      const look = (): void => {
        const first = document.querySelector('.operation h3')?.getBoundingClientRect();
        const isSeen = first !== undefined && first.height > 0 && first.top < innerHeight;
        if (isSeen) (globalThis as { seenAt?: number }).seenAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${url}/docs`);
    await page.waitForFunction(() => (globalThis as { seenAt?: number }).seenAt !== undefined);
    return Math.round(await page.evaluate(() => (globalThis as { seenAt?: number }).seenAt ?? Number.NaN));
  } finally {
    await browser.close();
  }
};

const checkSpeed = async (executable: string, url: string): Promise<void> => {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) times.push(await coldLoad(executable, url));
  const median = times.toSorted((a, b) => a - b)[Math.floor(LOADS / 2)] ?? Number.POSITIVE_INFINITY;
  console.log(`        first operation after ${times.join(', ')} ms`);
  if (median >= COLD_MS) throw new Error(`the median is ${median} ms`);
};

/** Code, and a section that contains it. */
const CODE = [
  ['firstKey', 'typescript#your-first-key'],
  ['waitFor', 'typescript#events'],
  ['client.departments.create', 'typescript#methods-and-paths'],
  ['SETUP_TOKEN', 'typescript#your-first-key'],
] as const;

const found = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#contents [data-find]:not([hidden]) a')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );

const checkSearch = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/docs`);
  const all = await found(page);
  await page.fill('#find', 'updateUserRole');
  requireSame((await found(page))[0], '#updateUserRole', 'the first result of a name');
  for (const words of ['update the role of a USER', 'patch /users/{user_id}']) {
    await page.fill('#find', words);
    requireSame(await found(page), ['#updateUserRole'], words);
    requireSame(await page.textContent('#found'), '1 result', 'what is said');
  }
  await page.press('#find', 'Enter');
  await page.waitForFunction(() => document.title.startsWith('Update the role of a user - '));
  await page.fill('#find', '');
  requireSame((await found(page)).length, all.length, 'operations without a search');
};

/** The search of every page also finds headings and code of the documentation, which open there. */
const checkArticles = async (page: Page, url: string): Promise<void> => {
  for (const start of ['/docs', '/docs/recipes']) {
    await page.goto(url + start);
    for (const [words, section] of CODE) {
      await page.fill('#find', words);
      if (!(await found(page)).includes(`/docs/${section}`)) throw new Error(`${words} is not found in ${section}`);
    }
    await page.fill('#find', 'operating reverse proxy');
    requireSame(await found(page), ['/docs/operating#behind-a-reverse-proxy'], 'a heading');
    await page.press('#find', 'Enter');
    await page.waitForURL(`${url}/docs/operating#behind-a-reverse-proxy`);
    const current = await page.getAttribute('#contents a[href="/docs/operating"]', 'aria-current');
    requireSame(current, 'page', 'the current page');
  }
};

/** The keyboard shortcut of the search opens the contents and focuses the search field. */
const checkSearchKey = async (browser: Browser, url: string): Promise<void> => {
  const page = await open(browser, url, 'light', NARROW);
  await page.goto(`${url}/docs#%`);
  await page.press('body', '/');
  requireSame(await page.evaluate(() => document.activeElement?.id), 'find', 'what has the focus');
  await page.close();
};

const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const checkTheme = async (browser: Browser, url: string): Promise<void> => {
  const page = await open(browser, url, 'dark');
  await page.goto(`${url}/docs`);
  const dark = await backgroundOf(page);
  await page.selectOption('#theme', 'light');
  const light = await backgroundOf(page);
  if (dark === light) throw new Error('the switch changes nothing');
  await page.goto(`${url}/docs/errors`);
  requireSame(await backgroundOf(page), light, 'the next page');
  await page.selectOption('#theme', 'system');
  requireSame(await backgroundOf(page), dark, 'as the system says');
  await page.close();
};

/** The whole page is laid out and never scrolls horizontally. */
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.operation, .schema'))
      part.style.contentVisibility = 'visible';
    for (const part of document.querySelectorAll('details')) part.open = true;
    return document.documentElement.scrollWidth;
  });

const checkLooks = async (browser: Browser, url: string): Promise<void> => {
  mkdirSync(SCREENSHOTS, { recursive: true });
  for (const scheme of ['light', 'dark'] as const)
    for (const viewport of [WIDE, NARROW]) {
      const page = await open(browser, url, scheme, viewport);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto('about:blank');
        await page.goto(url + path);
        await page.screenshot({ path: join(SCREENSHOTS, `${name}-${scheme}-${viewport.width}.png`) });
        const width = await widthOf(page);
        if (width > viewport.width) throw new Error(`${path} is ${width} wide on a screen of ${viewport.width}`);
      }
      await page.close();
    }
};

/** A link with a fragment opens its operation. */
const checkLinks = async (page: Page, url: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${url}/docs#streamTurn`);
  const isSeen = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { top = -1 } = document.querySelector('#streamTurn h3')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight / 2;
  });
  requireSame(isSeen, true, 'the operation of the address is in sight');
};

const judge = async (executable: string, url: string): Promise<void> => {
  await step('the first operation is seen within a second', () => checkSpeed(executable, url));
  const browser = await launch(executable);
  try {
    const page = await open(browser, url);
    await step('the search finds by name, summary and path', () => checkSearch(page, url));
    await step('the search finds headings and code of the documentation', () => checkArticles(page, url));
    await step('the key of the search opens it on a narrow screen', () => checkSearchKey(browser, url));
    await step('an address leads to its operation', () => checkLinks(page, url));
    await step('the theme follows the system, and the switch', () => checkTheme(browser, url));
    await step('the pages fit wide and narrow screens', () => checkLooks(browser, url));
    await checkTrials(page, url);
    await step('without errors, policy violations and requests to other hosts', () =>
      requireSame(faults, [], 'faults'),
    );
  } finally {
    await browser.close();
  }
};

const executable = findChromium();
await installTools();
const server = await startServer({ DATABASE_URL: 'memory:', LOG_LEVEL: 'fatal', MODEL_PROVIDER: 'guided', ...SECRETS });
try {
  await judge(executable, server.url);
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await server.stop();
}
