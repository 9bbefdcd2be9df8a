import { step } from '../installed.ts';
import type { Page } from './chromium.ts';

/** Opens the form of an operation, fills in these fields and sends it. Returns the shown status and body. */
const attempt = async (
  page: Page,
  id: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ status: string; body: string }> => {
  const isOpen = await page.evaluate((name) => document.querySelector(`#${name} .trial`) !== null, id);
  if (!isOpen) await page.click(`#${id} .try`);
  for (const [name, text] of Object.entries(fields)) await page.fill(`#${id} [name="${name}"]`, text);
  await page.click(`#${id} .send`);
  await page.waitForFunction(
    (name) =>
      document.querySelector(`#${name} .answer strong`) !== null &&
      document.querySelector(`#${name} .trial form p:last-child button:not([hidden]) + button:not([hidden])`) === null,
    id,
  );
  const status = (await page.textContent(`#${id} .answer strong`)) ?? '';
  const body = (await page.textContent(`#${id} .answer pre`)) ?? '';
  return { status, body };
};

const expectStatus = async (page: Page, status: number, ...[id, fields]: [string, Record<string, string>?]) => {
  const answer = await attempt(page, id, fields);
  if (answer.status !== String(status)) throw new Error(`${id} returned ${answer.status}: ${answer.body}`);
  return answer.body;
};

const keyIn = (body: string): string => {
  const { data } = JSON.parse(body) as { data: { api_key: string } };
  return data.api_key;
};

const stores = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie, location.href]));

/** Checks "Try it" with a session, with a session and an API key, and with only the key. */
export const checkTrials = async (page: Page, url: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${url}/docs`);
  let key = '';
  await step('try-it without a credential is refused', () => expectStatus(page, 401, 'getCurrentUser'));
  await step('try-it with a session changes things', async () => {
    await expectStatus(page, 201, 'setupAdmin');
    await expectStatus(page, 200, 'login');
    await expectStatus(page, 200, 'getCurrentUser');
    key = keyIn(await expectStatus(page, 201, 'createApiKey', { body: '{"name":"trial","role":"ceo"}' }));
    const said = (await page.textContent('#session')) ?? '';
    if (!said.startsWith('Signed in')) throw new Error(said);
  });
  await step('try-it with both a session and a key changes things', async () => {
    await page.fill('#key', key);
    await expectStatus(page, 201, 'createDepartment', { body: '{"name":"platform"}' });
  });
  await step('try-it with only a key changes things', async () => {
    await expectStatus(page, 204, 'logout');
    await expectStatus(page, 201, 'createDepartment', { body: '{"name":"research"}' });
  });
  await step('try-it sends nothing where a path leads elsewhere, and shows no older answer', async () => {
    await expectStatus(page, 404, 'getUser', { 'path user_id': '00000000-0000-4000-8000-000000000000' });
    await page.fill('#getUser [name="path user_id"]', '..');
    await page.click('#getUser .send');
    const said = (await page.textContent('#getUser .answer')) ?? '';
    if (!said.trim().startsWith('Nothing was sent') || said.includes('404')) throw new Error(said);
    const sample = (await page.textContent('#getUser .samples pre[data-language="curl"]')) ?? '';
    if (!sample.includes('/users/%7Buser_id%7D')) throw new Error(sample);
  });
  await step('the key is in no address, no cookie and no storage but that of the tab', async () => {
    if (key === '' || (await stores(page)).includes(key)) throw new Error('it is');
    const inTab = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    if (!inTab.includes(key)) throw new Error('the tab has forgotten it');
  });
  await step('the samples contain the input and the selected credential', async () => {
    const shown = (await page.textContent('#createDepartment .samples pre[data-language="curl"]')) ?? '';
    if (!shown.includes('"research"') || !shown.includes('$PLATFORM_API_KEY') || shown.includes(key))
      throw new Error(shown);
    await page.selectOption('#shown', 'session');
    const other = (await page.textContent('#createDepartment .samples pre[data-language="curl"]')) ?? '';
    if (!other.includes('-b cookies.txt') || !other.includes('x-csrf-token')) throw new Error(other);
  });
};
