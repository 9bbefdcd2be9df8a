import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, type Visitor, visit } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import type { RequestBodyOf } from '../../support/client/operation-types.ts';
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
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const structure = () => visitor.page.getByRole('region', { name: 'Structure' });

interface Department {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}
const departments = async (): Promise<Department[]> => (await ceo.call('listCompanyDepartments')).body.data;
const names = async (): Promise<string[]> => (await departments()).map(({ name }) => name);

describe('the company', () => {
  it('is an accessible chart', async () => {
    const { page } = visitor;
    await goTo(visitor, 'company');
    const [first] = await departments();
    await structure()
      .getByRole('link', { name: first?.name ?? '', exact: true })
      .click();
    await page.getByRole('heading', { level: 2, name: first?.name ?? '', exact: true }).waitFor();
    await page.locator('svg a').first().waitFor();
    await visitor.expectAccessible();
    const [agent] = (await ceo.call('listAgents')).body.data;
    await page
      .locator('svg')
      .getByRole('link', { name: new RegExp(known(agent).name) })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: known(agent).name }).waitFor();
    await visitor.expectAccessible();
  });

  it('is reordered by buttons and by dragging, after a preview', async () => {
    const { page } = visitor;
    await goTo(visitor, 'company');
    const before = await names();
    const [first = '', second = '', third = ''] = before;
    const storeIt = async (): Promise<void> => {
      await button('Preview').click();
      await dialog()
        .getByText(/Saving creates version \d+/)
        .waitFor();
      await inDialog('Save').click();
      await dialog().waitFor({ state: 'detached' });
      // The last notice: a stored order is not one that was discarded.
      await page.getByRole('status').getByText('Saved.', { exact: true }).first().waitFor();
      expect(await page.getByText('Your new order was discarded').count()).toBe(0);
    };
    await button(`Move ${second} up`).press('Enter');
    await page.getByText(`${second} is now 1 of`).waitFor();
    // Each move starts where the previous one ended, and the keyboard focus stays on the moved part.
    await button(`Move ${third} up`).press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(`${third} is now 1 of`).waitFor();
    await button('Preview').click();
    const order = dialog().getByRole('table', { name: 'Preview of the change' });
    await order.getByRole('row', { name: `1 ${first} ${third}` }).waitFor();
    await visitor.expectAccessible();
    expect(await names()).toEqual(before);
    await inDialog('Back').click();
    await button('Cancel').click();
    await button('Preview').waitFor({ state: 'detached' });
    const link = (name: string) => structure().getByRole('link', { name, exact: true });
    await link(second).dragTo(link(first));
    await page.getByText(`${second} is now 1 of`).waitFor();
    expect(await names()).toEqual(before);
    await storeIt();
    expect((await names()).slice(0, 3)).toEqual([second, first, third]);
    await button(`Move ${second} down`).click();
    await storeIt();
    expect(await names()).toEqual(before);
  });

  /** Delays reads of the company by this much while `work` runs. */
  const readLate = async (milliseconds: number, work: () => Promise<void>): Promise<void> => {
    const { page } = visitor;
    await page.route('**/company', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });
    try {
      await work();
    } finally {
      await page.unrouteAll({ behavior: 'wait' });
    }
  };

  it.each([0, 120, 250, 1000])('keeps later moves when the stored order is read %i ms late', async (late) => {
    await goTo(visitor, 'company');
    const before = await names();
    const [first = '', second = '', third = ''] = before;
    const storeIt = async (row: string): Promise<void> => {
      await button('Preview').click();
      await dialog().getByRole('table', { name: 'Preview of the change' }).getByRole('row', { name: row }).waitFor();
      await inDialog('Save').click();
      await dialog().waitFor({ state: 'detached' });
    };
    await readLate(late, async () => {
      await button(`Move ${second} up`).click();
      await storeIt(`1 ${first} ${second}`);
      expect(await structure().evaluate((part) => part.contains(part.ownerDocument.activeElement))).toBe(true);
      await button(`Move ${third} up`).click();
      await new Promise((resolve) => setTimeout(resolve, 2 * late + 300));
      await storeIt(`2 ${first} ${third}`);
    });
    expect((await names()).slice(0, 3)).toEqual([second, third, first]);
    await ceo.call('reorderDepartments', { body: { department_names: before } });
  });

  it('cancels a move when another user has stored another order, and says so', async () => {
    await goTo(visitor, 'company');
    const before = await names();
    const [first = '', second = '', third = '', ...others] = before;
    await button(`Move ${second} up`).click();
    await button('Preview').waitFor();
    await ceo.call('reorderDepartments', { body: { department_names: [third, first, second, ...others] } });
    await button('Preview').waitFor({ state: 'detached' });
    await visitor.page.getByText('Your new order was discarded').waitFor();
    const shown = await structure().locator('ul.ordered > li > .row a').allTextContents();
    expect(shown.findIndex((each) => each.startsWith(third))).toBe(0);
    await ceo.call('reorderDepartments', { body: { department_names: before } });
  });

  it('does not disturb a user who left a dialog before its change was confirmed', async () => {
    const { page } = visitor;
    await goTo(visitor, 'company');
    await button('New department').click();
    await dialog().getByLabel('Name').fill('Late');
    await inDialog('Preview').click();
    await dialog()
      .getByText(/Saving creates version \d+/)
      .waitFor();
    const isSent = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    await page.route('**/departments?*', async (route) => {
      isSent.resolve();
      await mayAnswer.promise;
      await route.continue();
    });
    await inDialog('Save').click();
    await isSent.promise;
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    const [other] = await departments();
    await goTo(visitor, `company/departments/${other?.id}`);
    await page.getByRole('heading', { level: 2, name: other?.name ?? '', exact: true }).waitFor();
    await button('Edit').click();
    await dialog().getByLabel('Description').fill('Typed meanwhile');
    mayAnswer.resolve();
    await structure().getByRole('link', { name: 'Late', exact: true }).waitFor();
    expect(await dialog().getByLabel('Description').inputValue()).toBe('Typed meanwhile');
    await page.unrouteAll({ behavior: 'wait' });
    await inDialog('Cancel').click();
    const late = (await departments()).find(({ name }) => name === 'Late');
    await ceo.call('deleteDepartment', { path: { department_id: late?.id ?? '' }, query: { reason: 'a test' } });
  });

  it('reorders agents in the same way', async () => {
    await goTo(visitor, 'company');
    const inOrder = async (): Promise<string[]> =>
      (await ceo.call('listAgents')).body.data.map(({ name }: { name: string }) => name);
    const second = (await ceo.call('getCompany')).body.data.agents[1]?.name;
    const before = await inOrder();
    await button(`Move ${second} up`).click();
    await button('Preview').click();
    await dialog().getByRole('table', { name: 'Preview of the change' }).waitFor();
    expect(await inOrder()).toEqual(before);
    await inDialog('Save').click();
    await dialog().waitFor({ state: 'detached' });
    expect((await inOrder())[0]).toBe(second);
  });

  it('shows the effect of a change before it is stored', async () => {
    const { page } = visitor;
    const [{ id, name } = { id: '', name: '' }] = await departments();
    await goTo(visitor, `company/departments/${id}`);
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await button('Edit').click();
    await dialog().getByLabel('Description').fill('Those who decide');
    await inDialog('Preview').click();
    await dialog()
      .getByText(/Saving creates version \d+/)
      .waitFor();
    await dialog().getByRole('table', { name: 'Preview of the change' }).waitFor();
    await visitor.expectAccessible();
    const stored = async () => (await departments()).find((each) => each.id === id)?.description;
    expect(await stored()).not.toBe('Those who decide');
    await inDialog('Save').click();
    await dialog().waitFor({ state: 'detached' });
    expect(await stored()).toBe('Those who decide');
  });

  it('shows what another user changed in the meantime, and keeps the input', async () => {
    const [{ id, name } = { id: '', name: '' }] = await departments();
    await goTo(visitor, `company/departments/${id}`);
    await visitor.page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await button('Edit').click();
    await dialog().getByLabel('Description').fill('Those who decide well');
    await inDialog('Preview').click();
    await inDialog('Save').waitFor();
    await ceo.call('updateDepartment', {
      path: { department_id: id },
      body: { description: 'Somebody else was here' },
    });
    await inDialog('Save').click();
    await dialog().getByText('Somebody else was here').waitFor();
    await visitor.expectAccessible();
    expect(await dialog().getByLabel('Description').inputValue()).toBe('Those who decide well');
    await inDialog('Preview').click();
    await inDialog('Save').click();
    await dialog().waitFor({ state: 'detached' });
    expect((await departments()).find((each) => each.id === id)?.description).toBe('Those who decide well');
  });

  it('adds a department and an agent, and deletes them', async () => {
    const { page } = visitor;
    await goTo(visitor, 'company');
    await button('New department').click();
    await dialog().getByLabel('Name', { exact: true }).fill('Lighthouse keepers');
    await inDialog('Preview').click();
    await inDialog('Save').click();
    await page.getByRole('heading', { level: 2, name: 'Lighthouse keepers' }).waitFor();
    await button('New agent').click();
    await dialog().getByLabel('Name', { exact: true }).fill('Ida Lewis');
    await dialog().getByLabel('Role', { exact: true }).fill('Keeper');
    await inDialog('Preview').click();
    await inDialog('Save').click();
    await page.getByRole('heading', { level: 2, name: 'Ida Lewis' }).waitFor();
    await button('Delete').click();
    await inDialog('Preview').click();
    await inDialog('Save').click();
    await dialog().waitFor({ state: 'detached' });
    const { data } = (await ceo.call('listAgents')).body;
    expect(data.map(({ name }: { name: string }) => name)).not.toContain('Ida Lewis');
  });

  it('does not delete an agent that another user changed after it was shown', async () => {
    const { id, name } = known((await ceo.call('listAgents')).body.data.at(-1));
    await goTo(visitor, `company/agents/${id}`);
    await visitor.page.getByRole('heading', { level: 2, name }).waitFor();
    await button('Delete').click();
    await inDialog('Preview').click();
    await inDialog('Save').waitFor();
    await ceo.call('updateAgent', { path: { agent_id: id }, body: { role: 'Changed by somebody else' } });
    await inDialog('Save').click();
    await dialog().getByText('Changed by somebody else').waitFor();
    expect((await ceo.call('getAgent', { path: { agent_id: id } })).status).toBe(200);
    await inDialog('Cancel').click();
  });

  it('shows its history with differences, and restores a version', async () => {
    const { page } = visitor;
    await ceo.call('updateCompany', { body: { company_name: 'Lighthouse Works and Sons' } });
    const { version } = known((await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.data[0]);
    await goTo(visitor, 'company/history');
    await page.getByText(`Changes in version ${version}`).click();
    await page.getByText('Lighthouse Works and Sons').first().waitFor();
    await visitor.expectAccessible();
    await button(`Restore version ${version - 1}`).click();
    await inDialog('Preview').click();
    await inDialog('Save').click();
    await dialog().waitFor({ state: 'detached' });
    expect((await ceo.call('getCompany')).body.data.company_name).toBe('Lighthouse Works');
    await page.getByText(`Changes in version ${version + 1}`).waitFor();
  });
});

describe('money', () => {
  it('shows the figures of the budget, as a bar with the cap and as numbers', async () => {
    const { page } = visitor;
    const { data } = (await ceo.call('getBudget')).body;
    const shown = (amount: number): string =>
      new Intl.NumberFormat('en', { style: 'currency', currency: data.currency, maximumFractionDigits: 9 }).format(
        amount,
      );
    await goTo(visitor, 'money');
    const row = page.getByRole('table', { name: 'Usage of each cap' }).getByRole('row').nth(1);
    await row.getByText(shown(data.company.spent), { exact: true }).waitFor();
    await row.getByText(shown(known(data.company.cap)), { exact: true }).waitFor();
    await page.getByRole('img', { name: /Spending of/ }).waitFor();
    await page.getByText('Chart data').click();
    await page
      .getByRole('table', { name: /Spending of/ })
      .getByText(shown(data.company.spent))
      .first()
      .waitFor();
    await visitor.expectAccessible();
  });

  it('warns immediately when a cap is nearly reached', async () => {
    const { page } = visitor;
    const { data } = (await ceo.call('getBudget')).body;
    await goTo(visitor, 'money');
    await page.getByRole('table', { name: 'Usage of each cap' }).waitFor();
    const budget_monthly = Math.ceil((data.company.spent / 0.9) * 1e6) / 1e6;
    await ceo.call('updateCompany', { body: { budget_monthly } });
    await page.getByText('Near cap').first().waitFor();
    await visitor.expectAccessible();
  });

  it('repeats the warning to users who open the page later', async () => {
    const { page } = visitor;
    // The server holds a call of many tokens before it makes one of few: the amount spent must be much more than the one that passes the mark.
    const path = { namespace: 'budget', key: 'price_per_million_output_tokens' };
    const ask = async (price: number): Promise<void> => {
      await ceo.call('saveSetting', { path, body: { value: price } });
      const body = { message: 'CFO, what worries you about the budget?', intent_override: 'explain' } as const;
      expect((await ceo.call('sendTurn', { body })).status).toBe(200);
    };
    await ceo.call('updateCompany', { body: { budget_monthly: 1_000_000 } });
    for (const { id } of await departments())
      await ceo.call('updateDepartment', { path: { department_id: id }, body: { budget_percent: 100 } });
    await ask(15_000);
    const { spent } = (await ceo.call('getBudget')).body.data.company;
    await ceo.call('updateCompany', { body: { budget_monthly: (spent + 1e-6) / 0.8 } });
    await ask(15);
    await page.reload();
    await goTo(visitor, 'money');
    await page.getByText('The company has reached 80 % of its cap').waitFor();
    await visitor.expectAccessible();
  });

  it('had no error, no violation of the policy and no request to another host', () => {
    visitor.expectNoErrors(/409/);
  });
});

/** A new user who has signed in and chosen a password. */
const enterAs = async (username: string, roles?: RequestBodyOf<'grantOrgRole'>): Promise<Visitor> => {
  const { data } = (await ceo.call('createUser', { body: { username, password: DEMO_PASSWORD, role: 'observer' } }))
    .body;
  if (roles !== undefined) await ceo.call('grantOrgRole', { path: { user_id: data.id }, body: roles });
  const entered = await visit(scene.browser, scene.demo.baseUrl);
  const { page } = entered;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  await page.getByLabel('New password').fill('another horse battery');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your inbox is empty').waitFor();
  return entered;
};

it('users see no action that their role does not allow', async () => {
  const observer = await enterAs('olaf');
  const { page } = observer;
  for (const place of ['company', 'charters', 'money', 'talk', 'admin/settings', 'admin/connections', 'admin/health']) {
    await goTo(observer, place);
    await expect.poll(() => page.getByText('Loading…').count(), { timeout: 10_000 }).toBe(0);
    const offered = await page.getByRole('main').getByRole('button').allTextContents();
    expect([place, offered.filter((name) => !/^(?:Send|Refresh|Show more)$/.test(name))]).toEqual([place, []]);
  }
  observer.expectNoErrors();
  await observer.leave();
});

it('a department administrator sees changes of their departments only', async () => {
  const [own, other] = (await departments()) as [Department, Department];
  const admin = await enterAs('dora', { role: 'department_admin', scoped_departments: [own.name.toUpperCase()] });
  for (const [{ id, name }, offered] of [
    [own, ['Edit', 'Delete']],
    [other, []],
  ] as const) {
    await goTo(admin, `company/departments/${id}`);
    await admin.page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    const buttons = await admin.page.getByRole('button', { name: /^(?:Edit|Delete)$/ }).allTextContents();
    expect([name, buttons]).toEqual([name, offered]);
  }
  admin.expectNoErrors();
  await admin.leave();
});
