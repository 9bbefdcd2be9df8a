import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, type Visitor, visit } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import { known } from '../../support/client/known.ts';
import { DEMO_PASSWORD } from '../../support/server/demo-process.ts';

let scene: DemoScene;
let ceo: Visitor;
let observer: Visitor;
const HEBREW = 'שירה';
beforeAll(async () => {
  scene = await startDemoScene();
  await scene.ceo.call('createUser', { body: { username: 'olaf', password: DEMO_PASSWORD, role: 'observer' } });
  ceo = await scene.enter();
  observer = await visit(scene.browser, scene.demo.baseUrl);
  const { page } = observer;
  await page.getByLabel('Username').fill('olaf');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  await page.getByLabel('New password').fill(`${DEMO_PASSWORD} 2`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
});
afterAll(() => scene.close());

describe('an address without a screen', () => {
  it.each(['nonsense', 'charters/..', 'talk/.', 'inbox/nonsense/x', 'feed/nonsense', 'admin/nonsense'])(
    '#/%s says so, and leads on',
    async (place) => {
      await goTo(ceo, place);
      await ceo.page.getByText('Page not found').first().waitFor();
      await ceo.expectAccessible();
      await ceo.page.getByRole('link', { name: 'Go to inbox' }).click();
      await ceo.page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    },
  );

  it.each(['feed/audit', 'admin/users', 'admin/webhooks', 'setup'])('#/%s is not for every user', async (place) => {
    await goTo(observer, place);
    await observer.page.getByText('You do not have access to this page').waitFor();
    await observer.page.getByText('Ask an administrator to change your roles').waitFor();
    await observer.expectAccessible();
  });

  it('had no error, and sent no request that is refused', () => {
    ceo.expectNoErrors();
    observer.expectNoErrors();
  });
});

/**
 * Texts with right-to-left writing next to other text, without isolation from it by an element around it or by
 * control characters.
 */
const mixed = (visitor: Visitor): Promise<readonly string[]> =>
  visitor.page.evaluate(() => {
    interface Element {
      readonly textContent: string;
      readonly parentElement: Element | null;
    }
    const { document, getComputedStyle, NodeFilter } = globalThis as unknown as {
      document: { body: object; createTreeWalker(root: object, what: number): { nextNode(): Element | null } };
      getComputedStyle(of: Element): { display: string; unicodeBidi: string };
      NodeFilter: { SHOW_TEXT: number };
    };
    const isolated = /⁨[^⁨⁩]*⁩/g;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const said = node.textContent.replace(isolated, '');
      if (!/[\u0590-\u05ff]/.test(said)) continue;
      for (let at = node.parentElement; at !== null; at = at.parentElement) {
        const { display, unicodeBidi } = getComputedStyle(at);
        if (/isolate|plaintext/.test(unicodeBidi)) break;
        if (display.startsWith('inline')) continue;
        if (at.textContent.trim() !== node.textContent.trim()) found.push(at.textContent.trim().slice(0, 80));
        break;
      }
    }
    return found;
  });

describe('names that are written from right to left', () => {
  it('do not reorder the text next to them', async () => {
    const { ceo: api } = scene;
    const { page } = ceo;
    const role = 'manager';
    const { id: user } = (await api.call('createUser', { body: { username: HEBREW, password: DEMO_PASSWORD, role } }))
      .body.data;
    const body = { name: `${HEBREW} 1`, description: `${HEBREW} (2)` };
    const { id: department } = (await api.call('createDepartment', { body })).body.data;
    const { id: agent } = (
      await api.call('createAgent', { body: { name: `${HEBREW} 3`, role: HEBREW, department: body.name } })
    ).body.data;
    await api.call('createProject', { body: { name: HEBREW } });
    await api.call('createConnection', { body: { name: 'in', kind: 'webhook', description: HEBREW } });
    const act = {
      action_type: 'budget:raise',
      title: `${HEBREW} 4`,
      description: `${HEBREW} 5`,
      risk_level: 'low',
    } as const;
    const { id: approval } = (await api.call('createApproval', { body: act })).body.data;
    const named = [`${HEBREW} 3`, known((await api.call('listAgents')).body.data[0]).name];
    const turn = { message: `${HEBREW} 6`, intent_override: 'group_convene', named_targets: named } as const;
    const { conversation_id: talk } = (await api.call('sendTurn', { body: turn })).body.data;
    const shown: string[] = [];
    for (const place of [
      ...[
        'inbox',
        `inbox/approval/${approval}`,
        'talk',
        `talk/${talk}`,
        'company',
        `company/departments/${department}`,
      ],
      ...[`company/agents/${agent}`, 'company/history', 'money', 'feed', 'feed/audit', 'admin/users', 'admin/sessions'],
      ...['admin/keys', 'admin/connections'],
    ]) {
      await goTo(ceo, place);
      await expect.poll(() => page.getByText('Loading…').count(), { timeout: 10_000 }).toBe(0);
      if ((await page.getByText(HEBREW).count()) > 0) shown.push(place);
      expect([place, await mixed(ceo)]).toEqual([place, []]);
    }
    expect(shown.length).toBeGreaterThan(9);
    await goTo(ceo, 'admin/users');
    await page.getByRole('button', { name: `Delete ${HEBREW}` }).click();
    await page.getByRole('dialog').getByText(HEBREW).waitFor();
    expect(await mixed(ceo)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await goTo(ceo, 'company');
    await page.getByRole('button', { name: `Move ${HEBREW} 1 up` }).click();
    await page.getByText('is now').waitFor();
    expect(await mixed(ceo)).toEqual([]);
    await api.call('deleteUser', { path: { user_id: user } });
    ceo.expectNoErrors();
  });
});
