import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, type Visitor } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { DEMO_PASSWORD } from '../../support/server/demo-process.ts';

let scene: DemoScene;
let ceo: Client;
let visitor: Visitor;
const ENDPOINT = 'https://hooks.example.com/lists';
beforeAll(async () => {
  scene = await startDemoScene();
  ({ ceo } = scene);
  visitor = await scene.enter();
  await ceo.call('createConnection', { body: { name: 'listed', kind: 'webhook' } });
  await ceo.call('createWebhookEndpoint', { body: { url: ENDPOINT, enabled: false } });
});
afterAll(() => scene.close());

const button = (name: string | RegExp) => visitor.page.getByRole('button', { name, exact: true });
const dialog = () => visitor.page.getByRole('dialog');
/** Opens a screen from another one, so that nothing of a previous visit is left. */
const enter = async (place: string): Promise<void> => {
  await goTo(visitor, 'nonsense');
  await visitor.page.getByText('Page not found').first().waitFor();
  await goTo(visitor, place);
};
const field = (label: string) => visitor.page.getByLabel(label, { exact: true });

interface List {
  readonly place: string;
  /** The end of its path. */
  readonly path: string;
  /** Opens or filters it; returns the query that its requests then have. */
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>;
}
const open = (name: string) => async () => {
  await button(name).click();
  return {};
};
const LISTS: readonly List[] = [
  { place: 'inbox', path: '/api/v1/inbox', prepare: async () => ({ limit: '50' }) },
  { place: 'talk', path: '/meta/chat/conversations' },
  { place: 'charters', path: '/api/v1/meta/charters', prepare: async () => ({ scope: 'all' }) },
  {
    place: 'charters',
    path: '/api/v1/meta/charters',
    prepare: async () => {
      await field('Status').selectOption('approved');
      await field('Everyone').uncheck();
      return { scope: 'own', status: 'approved' };
    },
  },
  { place: 'admin/connections', path: '/api/v1/connections' },
  { place: 'admin/webhooks', path: '/api/v1/webhook-endpoints' },
  { place: 'admin/connections', path: '/receipts', prepare: open('Received listed') },
  { place: 'admin/webhooks', path: '/deliveries', prepare: open(`Deliveries ${ENDPOINT}`) },
  { place: 'feed/audit', path: '/api/v1/audit-log', prepare: async () => ({ limit: '50' }) },
  {
    place: 'feed/audit',
    path: '/api/v1/audit-log',
    prepare: async () => {
      const from = '2020-01-02T03:04';
      const to = '2040-05-06T07:08';
      const { id } = known((await ceo.call('getCurrentUser')).body.data);
      await field('Action').fill('auth.login');
      await visitor.page.getByLabel('Address').fill('127.0.0.1');
      await field('From').fill(from);
      await field('Until').fill(to);
      await visitor.page.locator('.filters select').selectOption(id);
      await button('Filter').click();
      const [start, end] = [from, to].map((time) => new Date(time).toISOString());
      return {
        limit: '50',
        action: 'auth.login',
        actor_id: id,
        address: '127.0.0.1',
        from: start ?? '',
        to: end ?? '',
      };
    },
  },
];

describe('a list with another page', () => {
  it.each(LISTS)('$place asks for the next page of $path with the same query', async ({ place, path, prepare }) => {
    const { page } = visitor;
    const asked: URLSearchParams[] = [];
    await page.route(
      (url) => url.pathname.endsWith(path) && url.searchParams.get('limit') !== '1',
      async (route) => {
        const url = new URL(route.request().url());
        asked.push(new URLSearchParams(url.search));
        const isSecond = url.searchParams.get('cursor') !== null;
        url.searchParams.delete('cursor');
        const response = await route.fetch({ url: url.href });
        const body = await response.json();
        const pagination = { ...body.pagination, next_cursor: isSecond ? null : 'the-next-page' };
        await route.fulfill({ response, json: { ...body, data: isSecond ? [] : body.data, pagination } });
      },
    );
    try {
      await enter(place);
      const query = (await prepare?.()) ?? {};
      await expect.poll(() => Object.fromEntries(asked.at(-1) ?? [['nothing', 'was asked']])).toEqual(query);
      // A button ignores clicks while its request is running.
      await expect.poll(() => button('Show more').last().getAttribute('aria-busy')).not.toBe('true');
      await button('Show more').last().click();
      await expect.poll(() => Object.fromEntries(asked.at(-1) ?? [])).toEqual({ ...query, cursor: 'the-next-page' });
      await button('Show more').last().waitFor({ state: 'detached' });
    } finally {
      await page.unrouteAll({ behavior: 'wait' });
      await page.keyboard.press('Escape');
    }
  });

  it('the filters of the audit log are cleared together', async () => {
    const { page } = visitor;
    await enter('feed/audit');
    await field('Action').fill('no.such.action');
    await button('Filter').click();
    await page.getByText('No entries').first().waitFor();
    const cleared = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v1/audit-log');
    await button('Clear').click();
    expect([...new URL((await cleared).url()).searchParams.keys()]).toEqual(['limit']);
    expect(await field('Action').inputValue()).toBe('');
    await page.getByRole('row').nth(1).waitFor();
  });
});

describe('the revocation of an API key', () => {
  it.each([true, false])('revokes the keys made with it only if that is chosen: %s', async (cascade) => {
    const name = `made ${cascade}`;
    await ceo.call('createApiKey', { body: { name, role: 'observer' } });
    await enter('admin/keys');
    await button(`Revoke ${name}`).click();
    const option = dialog().getByRole('checkbox');
    expect(await option.isChecked()).toBe(true);
    if (!cascade) await option.uncheck();
    const sent = visitor.page.waitForRequest((request) => request.method() === 'DELETE');
    await dialog().getByRole('button', { name: 'Revoke', exact: true }).click();
    expect(new URL((await sent).url()).search).toBe(`?cascade=${cascade}`);
    await visitor.page.getByRole('row').filter({ hasText: name }).getByText('Revoked').waitFor();
  });

  it('is offered for keys that can still be used, and an expired one is called so', async () => {
    const { page } = visitor;
    await ceo.call('createApiKey', { body: { name: 'over', role: 'observer' } });
    await page.route('**/auth/api-keys', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const past = new Date(Date.now() - 60_000).toISOString();
      const data = body.data.map((key: { name: string }) => (key.name === 'over' ? { ...key, expires_at: past } : key));
      await route.fulfill({ response, json: { ...body, data } });
    });
    await enter('admin/keys');
    await page.getByRole('row').filter({ hasText: 'over' }).getByText('Expired', { exact: true }).waitFor();
    expect(await button('Revoke made true').count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

describe('a change of a user who was changed by someone else', () => {
  const newUser = async (username: string): Promise<string> => {
    const body = { username, password: DEMO_PASSWORD, role: 'observer' as const };
    return (await ceo.call('createUser', { body })).body.data.id;
  };
  const openUser = async (username: string): Promise<void> => {
    await enter('admin/users');
    await button(`Edit ${username}`).click();
    await dialog().getByLabel('Role', { exact: true }).waitFor();
  };

  it('is refused once: the dialog then shows the present state, and the role can be saved', async () => {
    const user_id = await newUser('rosa');
    await openUser('rosa');
    await ceo.call('updateUserRole', { path: { user_id }, body: { role: 'board_member' } });
    await dialog().getByLabel('Role', { exact: true }).selectOption('manager');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('Someone else changed it in the meantime').waitFor();
    await dialog().getByText('Current: Board member').waitFor();
    expect((await ceo.call('getUser', { path: { user_id } })).body.data.role).toBe('board_member');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('Current: Manager').waitFor();
    expect((await ceo.call('getUser', { path: { user_id } })).body.data.role).toBe('manager');
    await dialog().getByRole('button', { name: 'Close' }).click();
  });

  it('is refused once: an organisation role can be revoked after that', async () => {
    const user_id = await newUser('rita');
    await ceo.call('grantOrgRole', { path: { user_id }, body: { role: 'viewer' } });
    await openUser('rita');
    await ceo.call('updateUserRole', { path: { user_id }, body: { role: 'board_member' } });
    await button('Revoke Viewer').click();
    await dialog().getByRole('alert').first().waitFor();
    await dialog().getByText('Current: Board member').waitFor();
    await button('Revoke Viewer').click();
    await button('Revoke Viewer').waitFor({ state: 'detached' });
    expect((await ceo.call('getUser', { path: { user_id } })).body.data.org_roles).toEqual([]);
    await dialog().getByRole('button', { name: 'Close' }).click();
  });
});

describe('the company', () => {
  /** Opens it as if it had only these parts. */
  const having = async (parts: (body: { agents: object[] }) => object, work: () => Promise<unknown>): Promise<void> => {
    const { page } = visitor;
    await page.route(
      (url) => url.pathname === '/company',
      async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        await route.fulfill({ response, json: { ...body, data: { ...body.data, ...parts(body.data) } } });
      },
    );
    await enter('company');
    await work();
    await page.unrouteAll({ behavior: 'wait' });
  };

  it('lists agents also without a department', async () => {
    const { page } = visitor;
    const [agent] = (await ceo.call('listAgents')).body.data;
    const structure = page.getByRole('region', { name: 'Structure' });
    await having(
      () => ({ departments: [] }),
      () =>
        structure
          .getByRole('link', { name: known(agent).name })
          .first()
          .waitFor(),
    );
    expect(await structure.getByText('No departments yet').count()).toBe(0);
  });

  it('says so when there is neither', () =>
    having(
      () => ({ departments: [], agents: [] }),
      () => visitor.page.getByText('No departments yet').waitFor(),
    ));

  it('deletes a department with the reason that was entered, and not without one', async () => {
    const { page } = visitor;
    const { id } = (await ceo.call('createDepartment', { body: { name: 'Whale watch' } })).body.data;
    await enter(`company/departments/${id}`);
    await button('Delete').click();
    await dialog().getByRole('button', { name: 'Preview' }).click();
    await dialog().getByLabel('Reason').fill('No whales were seen');
    await dialog().getByRole('button', { name: 'Preview' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2, name: 'Whale watch' }).waitFor({ state: 'detached' });
    expect((await ceo.call('getDepartment', { path: { department_id: id } })).status).toBe(404);
    const query = { action: 'department.deleted' };
    const [entry] = (await ceo.call('listAuditLog', { query })).body.data;
    expect(entry).toMatchObject({ target_id: id, reason: 'No whales were seen' });
  });
});

it('had no error that was not provoked', () => {
  visitor.expectNoErrors(/409/);
});
