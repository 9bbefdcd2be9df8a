import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/bench/processes.ts';
import { launchBrowser, signIn, visit } from '../../support/browser/browser.ts';
import { PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';

const LOADS = 5;

let folder: string;
let port: number;
let database: TestDatabase;
let browser: Browser;
let server: ServerProcess;
let ceo: Client;
const start = (): Promise<ServerProcess> =>
  startServerProcess({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), PORT: String(port) });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'c-'));
  [port, database, browser] = await Promise.all([freePort(), createDatabase(), launchBrowser()]);
  server = await start();
  const chief = await setUpCeo(server.client);
  const { api_key } = (await chief.call('createApiKey', { body: { name: 'test', role: 'ceo' } })).body.data;
  ceo = server.client.as({ bearer: api_key });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const newApproval = async (title: string): Promise<string> => {
  const body = { action_type: 'test:act', title, description: title, risk_level: 'low' as const };
  return (await ceo.call('createApproval', { body })).body.data.id;
};

const endSessions = async (): Promise<void> => {
  for (const { session_id, is_current } of (await ceo.call('listSessions')).body.data)
    if (!is_current) await ceo.call('revokeSession', { path: { session_id } });
};

describe('a session', () => {
  it('begins only with the right password, and the error says what to do', async () => {
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await page.getByLabel('Username').waitFor();
    await visitor.expectAccessible();
    await page.getByLabel('Username').fill('chief');
    await page.getByLabel('Password').fill('a wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('Error ID for support:').waitFor();
    await visitor.expectAccessible();
    visitor.expectNoErrors(/401/);
    await visitor.leave();
  });

  it('begins in a form with a hidden password, which password managers can fill', async () => {
    const visitor = await visit(browser, server.baseUrl);
    const password = visitor.page.getByLabel('Password');
    const attributes = ['type', 'autocomplete'].map((name) => password.getAttribute(name));
    expect(await Promise.all(attributes)).toEqual(['password', 'current-password']);
    await visitor.leave();
  });

  it('that has ended is renewed in a dialog over the page, and the input is kept and sent', async () => {
    const id = await newApproval('Paint the door');
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await signIn(visitor, 'chief', PASSWORD);
    await page.getByRole('link', { name: 'Paint the door' }).click();
    await page.getByLabel('Comment / reason').fill('In green');
    await endSessions();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await visitor.expectAccessible();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Comment / reason').inputValue()).toBe('In green');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('Approved: Paint the door').waitFor();
    expect((await ceo.call('getApproval', { path: { approval_id: id } })).body.data.decision_reason).toBe('In green');
    visitor.expectNoErrors(/401/);
    await visitor.leave();
  });

  it('of another user begins from the start, and the action of the first is not done as the second', async () => {
    await ceo.call('createUser', { body: { username: 'meg', password: PASSWORD, role: 'manager' } });
    const id = await newApproval('Burn the letters');
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await signIn(visitor, 'chief', PASSWORD);
    await page.getByRole('link', { name: 'Burn the letters' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await page.route('**/events/stream*', (route) => route.abort());
    await endSessions();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Username').fill('meg');
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect((await ceo.call('getApproval', { path: { approval_id: id } })).body.data.status).toBe('pending');
    visitor.expectNoErrors(/401|403|ERR_FAILED/);
    await visitor.leave();
  });

  it('survives a restart of the server: the page says that it is not live, then that it is, and misses nothing', async () => {
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await signIn(visitor, 'chief', PASSWORD);
    await page.getByText('Live', { exact: true }).waitFor();
    await server.kill();
    await page.getByText('Offline').waitFor();
    server = await start();
    await newApproval('Oil the hinges');
    await page.getByRole('link', { name: 'Oil the hinges' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    visitor.expectNoErrors(/ERR_|503/);
    await visitor.leave();
  });

  it('is ended by signing out, and nothing of it stays visible', async () => {
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await signIn(visitor, 'chief', PASSWORD);
    await page.getByText('chief (CEO)').click();
    await visitor.expectAccessible();
    // The server ends the event stream before its response arrives; nobody needs a reason.
    const isStream = (request: Request): boolean => request.url().includes('/events/stream');
    const streamEnds = Promise.race([
      page.waitForEvent('requestfinished', isStream),
      page.waitForEvent('requestfailed', isStream),
    ]);
    await page.route('**/auth/logout', async (route) => {
      const response = await route.fetch();
      await streamEnds;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Username').waitFor();
    await page.reload();
    await page.getByLabel('Username').waitFor();
    visitor.expectNoErrors();
    await visitor.leave();
  });

  it('is ended by signing out after its access token expired, together with its refresh token', async () => {
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await signIn(visitor, 'chief', PASSWORD);
    await page.getByText('chief (CEO)').click();
    const context = page.context();
    const renewals = (await context.cookies(`${server.baseUrl}/api/v1/auth/refresh`)).filter(
      ({ name }) => name === 'refresh_token',
    );
    expect(renewals).toHaveLength(1);
    await context.clearCookies({ name: 'session' });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Username').waitFor();
    const cookie = renewals.map(({ name, value }) => `${name}=${value}`).join();
    const answer = await fetch(`${server.baseUrl}/api/v1/auth/refresh`, { method: 'POST', headers: { cookie } });
    expect(answer.status).toBe(401);
    visitor.expectNoErrors(/401/);
    await visitor.leave();
  });

  it('is ended by signing out after another tab has renewed it', async () => {
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await signIn(visitor, 'chief', PASSWORD);
    await page.getByText('chief (CEO)').click();
    const other = await page.context().newPage();
    await other.goto(`${server.baseUrl}/docs`);
    expect(
      await other.evaluate(() => fetch('/api/v1/auth/refresh', { method: 'POST' }).then(({ status }) => status)),
    ).toBe(200);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Username').waitFor();
    visitor.expectNoErrors();
    await visitor.leave();
  });

  it('that could not be ended continues, and events arrive again', async () => {
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await signIn(visitor, 'chief', PASSWORD);
    await page.getByText('chief (CEO)').click();
    await page.route('**/auth/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alert').getByText('The connection was lost').waitFor();
    await newApproval('Sweep the yard');
    await page.getByRole('link', { name: 'Sweep the yard' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    visitor.expectNoErrors(/ERR_FAILED/);
    await visitor.leave();
  });

  it('of one tab is never used for what another user began in another tab', async () => {
    const id = await newApproval('Drain the pond');
    const visitor = await visit(browser, server.baseUrl);
    const { page } = visitor;
    await signIn(visitor, 'chief', PASSWORD);
    await page.getByRole('link', { name: 'Drain the pond' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    // The cookies of another user, without a notification to this page.
    await ceo.call('createUser', { body: { username: 'zoe', password: PASSWORD, role: 'manager' } });
    await page.evaluate(async (password) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ username: 'zoe', password });
      await fetch('/api/v1/auth/login', { method: 'POST', headers, body });
    }, PASSWORD);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect((await ceo.call('getApproval', { path: { approval_id: id } })).body.data.status).toBe('pending');
    await visitor.leave();
  });

  it('that another user began in another tab is theirs in every tab', async () => {
    await ceo.call('createUser', { body: { username: 'yan', password: PASSWORD, role: 'manager' } });
    const visitor = await visit(browser, server.baseUrl);
    await signIn(visitor, 'chief', PASSWORD);
    const second = await visitor.page.context().newPage();
    await second.goto(`${server.baseUrl}/console`);
    await second.getByText('chief (CEO)').click();
    await second.getByRole('button', { name: 'Sign out' }).click();
    await second.getByLabel('Username').fill('yan');
    await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await visitor.page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await visitor.leave();
  });

  it('continues in another tab', async () => {
    const visitor = await visit(browser, server.baseUrl);
    await signIn(visitor, 'chief', PASSWORD);
    const second = await visitor.page.context().newPage();
    // The bare address redirects there, too.
    await second.goto(server.baseUrl);
    await second.getByRole('heading', { name: 'Inbox' }).waitFor();
    expect(new URL(second.url()).pathname).toBe('/console');
    visitor.expectNoErrors();
    await visitor.leave();
  });
});

it('the inbox is usable soon after a cold load', async () => {
  const times: number[] = [];
  const known = await visit(browser, server.baseUrl);
  await signIn(known, 'chief', PASSWORD);
  const storageState = await known.page.context().storageState();
  for (let load = 0; load < LOADS; load += 1) {
    const begun = performance.now();
    const visitor = await visit(browser, server.baseUrl, { storageState });
    await visitor.page.getByRole('link', { name: 'Oil the hinges' }).waitFor();
    times.push(Math.round(performance.now() - begun));
    await visitor.leave();
  }
  await known.leave();
  process.stdout.write(`from a cold load to a usable inbox: ${times.join(', ')} ms\n`);
  expect(times.toSorted((a, b) => a - b)[Math.floor(LOADS / 2)]).toBeLessThan(5_000);
});
