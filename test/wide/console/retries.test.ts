import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { goTo, type Visitor } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import { DEMO_PASSWORD } from '../../support/server/demo-process.ts';

let scene: DemoScene;
let visitor: Visitor;
beforeAll(async () => {
  scene = await startDemoScene();
  visitor = await scene.enter();
});
afterEach(() => visitor.page.unrouteAll({ behavior: 'wait' }));
afterAll(() => scene.close());

const button = (name: string) => visitor.page.getByRole('button', { name, exact: true });
const dialog = () => visitor.page.getByRole('dialog');
const create = () => dialog().getByRole('button', { name: 'Create' });

/** The idempotency keys of creations at an address. The server executes all, and the browser gets no response to the first `lost` of them. */
const losing = async (address: string, lost: number): Promise<string[]> => {
  const keys: string[] = [];
  await visitor.page.route(address, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    if (keys.length > lost) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return keys;
};
const usersCalled = async (name: string): Promise<number> =>
  (await scene.ceo.call('listUsers', { query: { limit: 200 } })).body.data.filter(
    ({ username }: { username: string }) => username === name,
  ).length;
const keysCalled = async (wanted: string): Promise<number> =>
  (await scene.ceo.call('listApiKeys')).body.data.filter(({ name }: { name: string }) => name === wanted).length;

describe('a creation whose response is lost', () => {
  it('is sent again with its key, by the page and by the user, and creates one user', async () => {
    await goTo(visitor, 'admin/users');
    await button('New user').click();
    await dialog().getByLabel('Username').fill('rita');
    await dialog().getByLabel('First password').fill(DEMO_PASSWORD);
    const keys = await losing('**/api/v1/users', 3);
    await create().click();
    await dialog().getByRole('alert').waitFor();
    expect(await dialog().getByLabel('Username').inputValue()).toBe('rita');
    await create().click();
    await dialog().waitFor({ state: 'detached' });
    await visitor.page.getByRole('row').filter({ hasText: 'rita' }).waitFor();
    expect([keys.length, new Set(keys).size, await usersCalled('rita')]).toEqual([4, 1, 1]);
    expect(keys[0]).not.toBe('');
  });

  it('creates one API key, and says that its secret cannot be shown any more', async () => {
    await goTo(visitor, 'admin/keys');
    await button('New API key').click();
    await dialog().getByLabel('Name').fill('lost');
    await dialog().getByLabel('Role').selectOption('observer');
    const keys = await losing('**/api/v1/auth/api-keys', 3);
    await create().click();
    await dialog().getByRole('alert').waitFor();
    await create().click();
    await expect.poll(() => keys.length).toBeGreaterThan(1);
    await dialog().getByRole('alert').waitFor();
    expect([new Set(keys).size, await keysCalled('lost')]).toEqual([1, 1]);
    await dialog().getByLabel('Name').fill('found');
    await create().click();
    await dialog().getByText('it is not shown again').waitFor();
    expect([new Set(keys).size, await keysCalled('found')]).toEqual([2, 1]);
    await dialog().getByRole('button', { name: 'Close' }).first().click();
  });
});

describe('a dialog', () => {
  it('sends one request while it waits, however often the button or Enter is pressed', async () => {
    await goTo(visitor, 'admin/users');
    await button('New user').click();
    await dialog().getByLabel('Username').fill('once');
    await dialog().getByLabel('First password').fill(DEMO_PASSWORD);
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let sent = 0;
    await visitor.page.route('**/api/v1/users', async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        await held;
      }
      await route.continue();
    });
    await create().dblclick({ force: true });
    await dialog().getByLabel('Username').press('Enter');
    await expect.poll(() => sent).toBe(1);
    goOn();
    await dialog().waitFor({ state: 'detached' });
    expect([sent, await usersCalled('once')]).toEqual([1, 1]);
  });
});
