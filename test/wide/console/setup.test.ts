import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, type Visitor, visit } from '../../support/browser/browser.ts';
import { PASSWORD } from '../../support/builders/people.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';

const TOKEN = 'a-token-that-the-operator-knows';

let folder: string;
let browser: Browser;
let server: ServerProcess;
let visitor: Visitor;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'c-'));
  browser = await launchBrowser();
  server = await startServerProcess({ DATA_DIR: folder, SETUP_TOKEN: TOKEN });
  visitor = await visit(browser, server.baseUrl);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** `data_team` as users read it. */
const words = (name: string): string =>
  name.replace(/(^|_)(\w)/g, (_all, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`);

const button = (name: string | RegExp) => visitor.page.getByRole('button', { name });
const asCeo = async (): Promise<Client> => {
  const { cookies } = await visitor.page.context().storageState();
  return server.client.as({ cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) });
};

it('a deployment without an administrator opens the wizard, which asks for the setup token', async () => {
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await visitor.expectAccessible();
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Setup token').fill('another-token');
  await button('Create administrator').click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Setup token').fill(TOKEN);
  await button('Create administrator').click();
  await page.getByLabel('Company name').waitFor();
});

it('a company from a template is shown as a chart before it is saved, and saved as shown', async () => {
  const { page } = visitor;
  const ceo = await asCeo();
  const chart = page.getByRole('region', { name: 'Chart' });
  await page.getByLabel('Company name').fill('Lighthouse Works');
  let shown: string[] = [];
  for (const template_name of ['solo_founder', 'data_team', 'support_desk']) {
    const title = words(template_name);
    await page.getByRole('radio', { name: title }).check();
    await button('Preview').click();
    const body = { company_name: 'Lighthouse Works', template_name, currency: 'USD' };
    const { agents, department_count } = (await ceo.call('createSetupCompany', { query: { dry_run: true }, body })).body
      .data;
    shown = agents.map(({ name }: Body) => name);
    for (const name of shown) await chart.getByText(name).first().waitFor();
    // The company, its departments and all agents.
    await expect.poll(() => chart.locator('svg rect').count()).toBe(1 + department_count + agents.length);
    expect((await ceo.call('getSetupCompany')).status).toBe(404);
  }
  await visitor.expectAccessible();
  await button('Save and continue').click();
  await page.getByRole('cell', { name: shown[0] ?? '', exact: true }).waitFor();
  const { agents, template_applied } = (await ceo.call('getSetupCompany')).body.data;
  expect([template_applied, agents.map(({ name }: Body) => name)]).toEqual(['support_desk', shown]);
});

it('agents are renamed, given a personality, given a random name, and added', async () => {
  const { page } = visitor;
  const rows = (await (await asCeo()).call('listSetupAgents')).body.data;
  await page.getByRole('button', { name: `Edit ${known(rows[0]).name}` }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Grace Hopper');
  await page.getByRole('dialog').getByLabel('Personality').selectOption({ label: 'Pragmatic builder' });
  await visitor.expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'Grace Hopper', exact: true }).waitFor();
  await page.getByRole('button', { name: `Random name: ${known(rows[1]).name}` }).click();
  await page.getByRole('cell', { name: known(rows[1]).name, exact: true }).waitFor({ state: 'detached' });
  await button('Add agent').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Alan Turing');
  await page.getByRole('dialog').getByLabel('Role').fill('Researcher');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('cell', { name: 'Alan Turing', exact: true }).waitFor();
  const agents = (await (await asCeo()).call('listSetupAgents')).body.data;
  expect([agents.length, agents[0]?.name, agents[0]?.personality_preset]).toEqual([
    rows.length + 1,
    'Grace Hopper',
    'pragmatic_builder',
  ]);
  await button('Next').click();
});

it('models and names are chosen, and a new page continues where the previous one ended', async () => {
  const { page } = visitor;
  await page.getByLabel('Alan Turing').waitFor();
  await visitor.expectAccessible();
  await page.reload();
  await page.getByLabel('Alan Turing').waitFor();
  await button('Next').click();
  await page.getByLabel('All').uncheck();
  await page.getByLabel('Swedish', { exact: false }).first().check();
  await visitor.expectAccessible();
  await button('Next').click();
  await button('Complete setup').waitFor();
  expect((await (await asCeo()).call('getNameLocales')).body.data.locales).toEqual(['sv_SE']);
});

it('the setup is completed, and the wizard is closed', async () => {
  const { page } = visitor;
  await visitor.expectAccessible();
  await button('Complete setup').click();
  await page.getByText('Your inbox is empty').waitFor();
  expect((await server.client.call('getSetupStatus')).body.data.needs_setup).toBe(false);
  await page.goto(`${server.baseUrl}/console#/setup`);
  await page.getByText('Setup is already complete.').waitFor();
  visitor.expectNoErrors(/403/);
});
