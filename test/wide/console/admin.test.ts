import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, type Visitor } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { DEMO_PASSWORD } from '../../support/server/demo-process.ts';

let scene: DemoScene;
let ceo: Client;
let visitor: Visitor;
beforeAll(async () => {
  scene = await startDemoScene();
  ({ ceo } = scene);
  visitor = await scene.enter();
});
afterAll(() => scene.close());

const button = (name: string | RegExp) => visitor.page.getByRole('button', { name, exact: true });
const dialog = () => visitor.page.getByRole('dialog');
const row = (name: string) => visitor.page.getByRole('row').filter({ hasText: name });

describe('administration', () => {
  it('creates a user, changes the role and the organisation roles, and deletes the account', async () => {
    const { page } = visitor;
    await goTo(visitor, 'admin/users');
    await button('New user').click();
    await dialog().getByLabel('Username').fill('nina');
    await dialog().getByLabel('First password').fill(DEMO_PASSWORD);
    await dialog().getByLabel('Role').selectOption('manager');
    await visitor.expectAccessible();
    await dialog().getByRole('button', { name: 'Create' }).click();
    await row('nina').getByText('Must change password').waitFor();
    await page.getByRole('button', { name: 'Edit nina' }).click();
    await dialog().getByLabel('Role', { exact: true }).selectOption('observer');
    await dialog().getByRole('button', { name: 'Save' }).click();
    // The next change would make this one a conflict, if it were stored first.
    await dialog().getByText('Current: Observer').waitFor();
    await dialog().getByLabel('Organisation role').selectOption('editor');
    await dialog().getByRole('button', { name: 'Grant' }).click();
    await dialog().getByRole('button', { name: 'Revoke Editor' }).waitFor();
    await visitor.expectAccessible();
    const find = async () =>
      (await ceo.call('listUsers', { query: { limit: 200 } })).body.data.find(
        ({ username }: { username: string }) => username === 'nina',
      );
    expect(await find()).toMatchObject({ role: 'observer', org_roles: ['editor'] });
    await dialog().getByLabel('Current password').fill('not the password');
    await dialog().getByRole('button', { name: 'Transfer CEO role' }).click();
    await dialog().getByRole('alert').waitFor();
    await visitor.expectAccessible();
    expect(await find()).toMatchObject({ role: 'observer' });
    await dialog().getByRole('button', { name: 'Close' }).click();
    // Another user makes a change of which this page is not notified. It must not be the state that the page is still reading.
    await row('nina').getByText('Observer').waitFor();
    const { id } = known(await find());
    await ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'manager' } });
    await page.getByRole('button', { name: 'Delete nina' }).click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await dialog().getByText('Someone else changed it in the meantime').waitFor();
    await row('nina').getByText('Manager').waitFor();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await row('nina').waitFor({ state: 'detached' });
    expect(await find()).toBeUndefined();
  });

  it('grants a role for departments by name, and others for the company', async () => {
    const { page } = visitor;
    await ceo.call('createUser', { body: { username: 'noor', password: DEMO_PASSWORD, role: 'observer' } });
    await goTo(visitor, 'admin/keys');
    await goTo(visitor, 'admin/users');
    await page.getByRole('button', { name: 'Edit noor' }).click();
    await dialog().getByLabel('Organisation role').selectOption('department_admin');
    await dialog().getByLabel('Departments').fill('Design, Support');
    await dialog().getByLabel('Organisation role').selectOption('viewer');
    await dialog().getByRole('button', { name: 'Grant' }).click();
    await dialog().getByRole('button', { name: 'Revoke Viewer' }).click();
    await dialog().getByRole('button', { name: 'Revoke Viewer' }).waitFor({ state: 'detached' });
    await dialog().getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Delete noor' }).click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await row('noor').waitFor({ state: 'detached' });
  });

  it('shows a new API key once, and it works until it is revoked', async () => {
    const { page } = visitor;
    await goTo(visitor, 'admin/keys');
    await button('New API key').click();
    await dialog().getByLabel('Name').fill('nightly');
    await dialog().getByLabel('Role').selectOption('observer');
    await dialog().getByRole('button', { name: 'Create' }).click();
    await dialog().getByText('it is not shown again').waitFor();
    await visitor.expectAccessible();
    const key = (await dialog().locator('pre').textContent()) ?? '';
    const holder = new Client(scene.demo.baseUrl, { bearer: key });
    expect((await holder.call('getCurrentUser')).body.data.role).toBe('observer');
    await dialog().getByRole('button', { name: 'Close' }).first().click();
    expect(await page.content()).not.toContain(key);
    await page.getByRole('button', { name: 'Revoke nightly' }).click();
    await dialog().getByRole('button', { name: 'Revoke' }).click();
    await row('nightly').getByText('Revoked').waitFor();
    expect((await holder.call('getCurrentUser')).status).toBe(401);
  });

  it('shows an API key that was created while its dialog was closed and the page left', async () => {
    const { page } = visitor;
    await goTo(visitor, 'admin/keys');
    await button('New API key').click();
    await dialog().getByLabel('Name').fill('weekly');
    let goOn: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/auth/api-keys', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await dialog().getByRole('button', { name: 'Create' }).click();
    await page.keyboard.press('Escape');
    await goTo(visitor, 'inbox');
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    goOn();
    await dialog().getByText('it is not shown again').waitFor();
    expect(await dialog().locator('pre').textContent()).toMatch(/^ok_/);
    await visitor.expectAccessible();
    await dialog().getByRole('button', { name: 'Close' }).first().click();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('shows users by name, and filters them by a search', async () => {
    const { page } = visitor;
    for (const username of ['zoe', 'bo', 'Ann'])
      await ceo.call('createUser', { body: { username, password: DEMO_PASSWORD, role: 'observer' } });
    await goTo(visitor, 'admin/users');
    await row('zoe').waitFor();
    const names = async () => page.getByRole('table').locator('tbody td:first-child').allTextContents();
    const shown = (await names()).map((name) => name.trim().split(' ')[0] ?? '');
    expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other)));
    expect(shown.indexOf('Ann')).toBeLessThan(shown.indexOf('bo'));
    await page.getByLabel('Search').fill('ZO');
    await row('bo').waitFor({ state: 'detached' });
    expect((await names()).map((name) => name.trim().split(' ')[0])).toEqual(['zoe']);
  });

  it('changes a setting, shows its source, and resets it', async () => {
    const { page } = visitor;
    await goTo(visitor, 'admin/settings');
    await page.getByLabel('Search').fill('min_password_length');
    await visitor.expectAccessible();
    await page.getByRole('button', { name: 'Edit auth.min_password_length' }).click();
    await dialog().getByLabel('Value').fill('');
    await dialog().getByRole('button', { name: 'Save' }).click();
    // An empty number is not 0, and a concurrent change is not overwritten.
    await dialog().getByLabel('Value').fill('16');
    const path = { namespace: 'auth', key: 'min_password_length' };
    await ceo.call('saveSetting', { path, body: { value: 14 } });
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('Someone else changed it in the meantime').waitFor();
    await dialog().getByText('Current: 14').waitFor();
    await visitor.expectAccessible();
    expect(await dialog().getByLabel('Value').inputValue()).toBe('16');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await row('min_password_length').getByText('Saved').waitFor();
    await row('min_password_length').getByText('16', { exact: true }).waitFor();
    const setting = async () => (await ceo.call('getSetting', { path })).body.data.value;
    await expect.poll(setting).toBe(16);
    await page.getByRole('button', { name: 'Reset auth.min_password_length' }).click();
    await row('min_password_length').getByText('Default', { exact: true }).waitFor();
    await expect.poll(setting).toBe(12);
  });

  it('creates a connection, shows its secret once, and disables it', async () => {
    const { page } = visitor;
    await goTo(visitor, 'admin/connections');
    await button('New connection').click();
    await dialog().getByLabel('Name').fill('ticketing');
    await dialog().getByRole('button', { name: 'Create' }).click();
    await dialog().getByText('it is not shown again').waitFor();
    expect(await dialog().locator('pre').textContent()).toMatch(/^whsec_/);
    await dialog().getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Disable ticketing' }).click();
    await row('ticketing').getByText('Disabled').waitFor();
    await visitor.expectAccessible();
    await page.getByRole('button', { name: 'Delete ticketing' }).click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await row('ticketing').waitFor({ state: 'detached' });
  });

  it('sends events to an address, and shows the result of each delivery', async () => {
    const { page } = visitor;
    const url = 'https://hooks.example.com/in';
    await goTo(visitor, 'admin/webhooks');
    await button('New endpoint').click();
    await dialog().getByLabel('URL').fill(url);
    await dialog().getByLabel('Event types').fill('Not a type!');
    await dialog().getByRole('button', { name: 'Create' }).click();
    // A refused form keeps its input.
    await dialog().getByRole('alert').waitFor();
    await visitor.expectAccessible();
    expect(await dialog().getByLabel('URL').inputValue()).toBe(url);
    await dialog().getByLabel('Event types').fill('task.*, approval.approved');
    await dialog().getByRole('button', { name: 'Create' }).click();
    await dialog().getByText('it is not shown again').waitFor();
    await dialog().getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: `Test ${url}` }).click();
    await page.getByText('Test event queued').waitFor();
    await page.getByRole('button', { name: `Deliveries ${url}` }).click();
    await dialog().getByRole('row').nth(1).waitFor();
    await visitor.expectAccessible();
    await dialog().getByRole('button', { name: 'Close' }).click();
  });

  it('shows the health of each part, and where users are signed in', async () => {
    const { page } = visitor;
    await goTo(visitor, 'admin/health');
    await page.getByText('Row locks').waitFor();
    await page.getByText('Notify').waitFor();
    await visitor.expectAccessible();
    await goTo(visitor, 'admin/sessions');
    await page.getByText('Current session').waitFor();
    await page.getByLabel('All users').check();
    await visitor.expectAccessible();
  });

  it('had no error, no violation of the policy and no request to another host', () => {
    visitor.expectNoErrors(/422|400|401|409/);
  });
});
