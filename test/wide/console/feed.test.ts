import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, signIn, type Visitor, visit } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import type { Client } from '../../support/client/client.ts';
import { startForwarder } from '../../support/database/forwarder.ts';
import { DEMO_PASSWORD } from '../../support/server/demo-process.ts';

let scene: DemoScene;
let ceo: Client;
beforeAll(async () => {
  scene = await startDemoScene();
  ({ ceo } = scene);
});
afterAll(() => scene.close());

const open = async (place: string): Promise<Visitor> => {
  const visitor = await scene.enter();
  await goTo(visitor, place);
  return visitor;
};
const newProject = (name: string) => ceo.call('createProject', { body: { name } });

describe('the feed', () => {
  it('shows past and new events, filtered, and waits while it is paused', async () => {
    const visitor = await open('feed');
    const { page } = visitor;
    await page.getByText('Charter approved').first().waitFor();
    await newProject('A canal');
    await page.getByText('A canal').first().waitFor();
    await visitor.expectAccessible();
    await page.getByLabel('Channel').selectOption('charters');
    await page.getByText('A canal').waitFor({ state: 'detached' });
    await page.getByText('Charter approved').first().waitFor();
    await page.getByLabel('Channel').selectOption('');
    await page.getByLabel('Search').fill('no such thing at all');
    await page.getByText('No events match your filter').waitFor();
    await page.getByLabel('Search').fill('');
    await page.getByRole('button', { name: 'Pause' }).click();
    await newProject('A bridge');
    await page.getByText('Paused, 1 new').waitFor();
    expect(await page.getByText('A bridge').count()).toBe(0);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('A bridge').first().waitFor();
    visitor.expectNoErrors();
    await visitor.leave();
  });

  it('continues after a lost connection without a loss, and shows where events are missing', async () => {
    // `setOffline` of a browser does not close an open stream.
    const line = await startForwarder(() => new URL(scene.demo.baseUrl).port);
    const visitor = await visit(scene.browser, `http://127.0.0.1:${line.port}`);
    const { page } = visitor;
    await signIn(visitor, 'admin', DEMO_PASSWORD);
    await goTo(visitor, 'feed');
    await newProject('A harbour');
    await page.getByText('A harbour').first().waitFor();
    await line.sever();
    await page.getByText('Offline: reconnecting').waitFor();
    await newProject('A tunnel');
    await line.mend();
    await page.getByText('A tunnel').first().waitFor();
    expect(await page.getByText('Events are missing').count()).toBe(0);
    visitor.expectNoErrors(/ERR_/);
    await visitor.leave();
    await line.sever();

    const other = await visit(scene.browser, scene.demo.baseUrl);
    const gap = 'event: gap\ndata: {"resume_after":null}\n\n';
    await other.page.route('**/events/stream*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: gap }),
    );
    await signIn(other, 'admin', DEMO_PASSWORD);
    await goTo(other, 'feed');
    await other.page.getByText('Events are missing').first().waitFor();
    await other.expectAccessible();
    other.expectNoErrors();
    await other.leave();
  });

  it('repeats failed reads once the server is back', async () => {
    const line = await startForwarder(() => new URL(scene.demo.baseUrl).port);
    const visitor = await visit(scene.browser, `http://127.0.0.1:${line.port}`);
    const { page } = visitor;
    await signIn(visitor, 'admin', DEMO_PASSWORD);
    await page.route('**/api/v1/events?*', (route) => route.fulfill({ status: 400, json: {} }));
    await goTo(visitor, 'feed');
    await page.getByRole('alert').waitFor();
    // From now on the page has a position and continues there.
    await newProject('A quay');
    await page.getByText('A quay').first().waitFor();
    expect(await page.getByText('Charter approved').count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await line.sever();
    await page.getByText('Offline: reconnecting').waitFor();
    await line.mend();
    await page.getByText('Charter approved').first().waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    visitor.expectNoErrors(/ERR_|400/);
    await visitor.leave();
    await line.sever();
  });

  it('shows the audit log to leads, by action, person and time', async () => {
    const visitor = await open('feed');
    const { page } = visitor;
    const most = 3;
    await page.route('**/audit-log*', (route) =>
      route.continue({ url: route.request().url().replace('limit=50', `limit=${most}`) }),
    );
    await goTo(visitor, 'feed/audit');
    const rows = page.getByRole('table').locator('tbody tr');
    await rows.first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/audit-log') && asked.push(request.url()));
    for (const pages of [2, 3]) {
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => rows.count()).toBe(most * pages);
    }
    // Entries that are shown are not read again.
    expect(asked.map((url) => new URL(url).searchParams.has('cursor'))).toEqual([true, true]);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByLabel('Action').fill('charter.approved');
    await page.getByRole('button', { name: 'Filter' }).click();
    const actions = page.getByRole('row').locator('code');
    await expect.poll(async () => new Set(await actions.allTextContents())).toEqual(new Set(['charter.approved']));
    await visitor.expectAccessible();
    await page.getByLabel('Until', { exact: true }).fill('2020-01-01T00:00');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByText('No entries').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(async () => new Set(await actions.allTextContents()).size).toBeGreaterThan(3);
    visitor.expectNoErrors();
    await visitor.leave();
  });
});

/** Every screen, at the width of a telephone and of a very large monitor. */
describe.each([390, 2560])('at %i pixels', (width) => {
  it('nothing is cut off or needs horizontal scrolling', async () => {
    const visitor = await visit(scene.browser, scene.demo.baseUrl, { viewport: { width, height: 900 } });
    await visitor.page.getByLabel('Username').fill('admin');
    await visitor.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await visitor.page.getByRole('button', { name: 'Sign in' }).click();
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    const parts = ['users', 'sessions', 'keys', 'settings', 'connections', 'webhooks', 'health'];
    const places = ['inbox', 'talk', 'charters', 'company', 'company/history', 'money', 'feed', 'feed/audit'];
    for (const place of [...places, ...parts.map((part) => `admin/${part}`)]) {
      await goTo(visitor, place);
      await expect.poll(() => visitor.page.getByText('Loading…').count(), { timeout: 10_000 }).toBe(0);
      const [inner, outer] = await visitor.page.evaluate(() => {
        const { scrollWidth, clientWidth } = (globalThis as unknown as { document: { documentElement: Body } }).document
          .documentElement;
        return [scrollWidth, clientWidth];
      });
      expect([place, inner]).toEqual([place, outer]);
    }
    visitor.expectNoErrors();
    await visitor.leave();
  });
});
interface Body {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}
