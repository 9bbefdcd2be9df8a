import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, listed, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

describe('a screen that is left', () => {
  it('ignores late responses: the screen that was opened next stays', async () => {
    const late = Promise.withResolvers<Response>();
    await open('charters/one', {
      getCharter: ({ path }) => (path.endsWith('one') ? late.promise : record(example('getCharter', { title: 'Two' }))),
    });
    screen.go('charters/two');
    await settle();
    late.resolve(record(example('getCharter', { title: 'One' })));
    await settle();
    expect(screen.texts('heading')).toContain('Two');
    expect(screen.texts('heading')).not.toContain('One');
  });

  it('of a filter ignores the responses to the filter before', async () => {
    const late = Promise.withResolvers<Response>();
    const [charter] = example('listCharters');
    await open('charters', { listCharters: () => listed([]) });
    screen.answer({
      listCharters: ({ path }) => (path.includes('approved') ? late.promise : listed([{ ...charter, title: 'Draft' }])),
    });
    await screen.choose('Status', 'Approved');
    await screen.choose('Status', 'Drafted');
    late.resolve(listed([{ ...charter, title: 'Late' }]));
    await settle();
    expect([screen.text().includes('Draft'), screen.text().includes('Late')]).toEqual([true, false]);
  });

  it('does not move the page when a decision ends later', async () => {
    const late = Promise.withResolvers<Response>();
    await open('company', { updateCompany: () => late.promise });
    await screen.press('Edit');
    await screen.type('Monthly budget', '80');
    await screen.press('Preview');
    screen.go('money');
    await settle();
    late.resolve(record(example('updateCompany')));
    await settle();
    expect([screen.address(), screen.texts('heading')[0]]).toEqual(['#/money', 'Spending']);
  });
});

describe('the focus', () => {
  it('goes to the screen that is opened, but not when the page is loaded', async () => {
    await open('inbox');
    expect(screen.focused()).toBe('');
    screen.go('money');
    await settle();
    expect(screen.focused()).toMatch(/^Spending/);
  });

  it('goes over the menu to the content on request', async () => {
    await open('inbox');
    await screen.press('Skip to content');
    expect(screen.focused()).toMatch(/^Inbox/);
  });
});

describe('the menu', () => {
  it('leads to each screen, and to the API reference', async () => {
    await open('money');
    const shown = ['Inbox', 'Chat', 'Charters', 'Company', 'Spending', 'Activity', 'Settings'];
    const places = ['inbox', 'talk', 'charters', 'company', 'money', 'feed', 'admin'];
    expect(screen.names('link').slice(2, 9)).toEqual(shown);
    expect(shown.map(screen.target)).toEqual(places.map((place) => `#/${place}`));
    expect([screen.target('Organisation Platform'), screen.target('API reference')]).toEqual(['#/inbox', '/docs']);
    expect(screen.attributes('header .menu', 'aria-controls')).toEqual(
      screen.attributes('nav.house, nav#places', 'id'),
    );
    expect(screen.text()).toContain('grace ( CEO )');
  });

  const state = () => [screen.attributes('header .menu', 'aria-expanded'), screen.attributes('nav#places', 'class')];

  it('of a narrow screen opens, and closes when a screen is chosen or on request', async () => {
    await open('inbox');
    expect(state()).toEqual([['false'], ['']]);
    await screen.press('Menu');
    expect(state()).toEqual([['true'], ['open']]);
    screen.go('money');
    await settle();
    expect(state()).toEqual([['false'], ['']]);
    await screen.press('Menu');
    await screen.press('Menu');
    expect(state()).toEqual([['false'], ['']]);
  });

  it('of the user closes with Escape and by a choice, and keeps the theme', async () => {
    const { username } = example('getCurrentUser');
    const isOpen = (): boolean => screen.attributes('header details[open]', 'class').length === 1;
    await open('inbox');
    await screen.unfold(username);
    await screen.key('Theme', 'a');
    expect(isOpen()).toBe(true);
    await screen.key('Theme', 'Escape');
    expect(isOpen()).toBe(false);
    await screen.unfold(username);
    await screen.choose('Theme', 'Dark');
    expect([localStorage.getItem('theme'), page.browser.document.documentElement.dataset.theme]).toEqual([
      'dark',
      'dark',
    ]);
    await screen.press('Change password');
    await screen.close();
    expect(isOpen()).toBe(false);
  });
});

describe('the screens that are offered', () => {
  it.each([
    ['ceo', ['Users', 'Sessions', 'API keys', 'General', 'Connections', 'Webhooks', 'Health']],
    ['manager', ['Sessions', 'API keys', 'General', 'Connections', 'Webhooks', 'Health']],
    ['observer', ['Sessions', 'API keys', 'General', 'Connections', 'Health']],
  ])('to a %s in the settings are %j', async (role, parts) => {
    await open('admin', {}, { role });
    const all = ['Users', 'Sessions', 'API keys', 'General', 'Connections', 'Webhooks', 'Health'];
    expect(screen.names('link').filter((name) => all.includes(name))).toEqual(parts);
    expect(screen.texts('heading')[1]).toBe(parts[0]);
  });

  it('to others are closed, without a request', async () => {
    await open('admin/users', {}, { role: 'manager' });
    expect([screen.text().includes('You do not have permission.'), screen.sent('listUsers')]).toEqual([true, []]);
    expect(screen.text()).toContain('You do not have access to this page');
    await open('admin/nowhere');
    expect(screen.text()).toContain('Page not found');
    await open('feed/nowhere');
    expect(screen.text()).toContain('Page not found');
    await open('feed/audit', {}, { role: 'observer' });
    expect([screen.names('link').includes('Audit log'), screen.sent('listAuditLog')]).toEqual([false, []]);
    await open('setup', {}, { role: 'manager' });
    expect(screen.text()).toContain('You do not have permission.');
  });

  it('show the number of items of the inbox, and follow its events', async () => {
    let count = 1;
    const inbox = (): Response => {
      const response = listed([]);
      response.headers.set('inbox-count', String(count));
      return response;
    };
    await open('money', { getInbox: inbox });
    expect([screen.names('link').includes('Inbox 1'), page.browser.document.title]).toEqual([
      ...[true, '(1) Spending - Organisation Platform'],
    ]);
    count = 0;
    sendEvent('approvals');
    await settle(500);
    expect([screen.names('link').includes('Inbox'), page.browser.document.title]).toEqual([
      ...[true, 'Spending - Organisation Platform'],
    ]);
  });

  it('hint at an unfinished setup to the ceo only', async () => {
    const answers = { getSetupStatus: () => record(example('getSetupStatus', { needs_admin: false })) };
    await open('inbox', answers);
    expect(screen.names('link').filter((name) => name.includes('setup'))).toHaveLength(1);
    await open('setup', answers);
    expect(screen.names('link').filter((name) => name.includes('setup'))).toHaveLength(0);
    await open('inbox', answers, { role: 'manager' });
    expect(screen.names('link').filter((name) => name.includes('setup'))).toHaveLength(0);
  });

  it.each(['nowhere', 'charters/..', 'charters/.'])(
    'that do not exist say so, without a request: %s',
    async (address) => {
      await open(address);
      expect([screen.target('Go to inbox'), screen.text().includes('Page not found')]).toEqual(['#/inbox', true]);
      expect([screen.sent('getCharter'), screen.sent('listCharters')]).toEqual([[], []]);
    },
  );
});

describe('a long list', () => {
  it('asks for its next page once, however often the button is pressed', async () => {
    const late = Promise.withResolvers<Response>();
    await open('charters', {
      listCharters: ({ path }) => (path.includes('cursor=two') ? late.promise : listed(example('listCharters'), 'two')),
    });
    for (let time = 0; time < 2; time += 1) await screen.press('Show more');
    expect(screen.attributes('main button[aria-busy=true]', 'class')).toHaveLength(1);
    late.resolve(listed([]));
    await settle();
    expect(screen.sent('listCharters').filter(({ path }) => path.includes('cursor=two'))).toHaveLength(1);
  });
});

describe('a list that cannot be read', () => {
  it('says so, and is read again on request', async () => {
    await open('admin/keys', { listApiKeys: () => failure(500, 8000) });
    expect(screen.texts('alert')).toEqual([
      expect.stringMatching(/^No The server failed\..* Error ID for support: i Try again$/),
    ]);
    screen.answer({ listApiKeys: () => record(example('listApiKeys')) });
    await screen.press('Try again');
    expect([screen.texts('alert').length, screen.names('button').includes('Revoke nightly report')]).toEqual([0, true]);
  });
});

describe('the server', () => {
  it.each([
    [() => Promise.reject(new TypeError('lost')), /^The server does not respond\. The connection was lost\./],
    [() => new Response('<html>', { status: 502 }), /^Something went wrong\. A proxy between/],
  ])('that does not respond as expected is named', async (listApiKeys, alert) => {
    await open('admin/keys', { listApiKeys });
    await settle(30_000);
    expect(screen.texts('alert')).toEqual([expect.stringMatching(alert)]);
  });
});

describe('a part of a screen for narrow screens', () => {
  it.each([
    ['inbox', '.inbox', 'inbox'],
    ['inbox/approval/a', '.inbox', 'inbox reading'],
    ['talk', '.talk', 'talk '],
    ['talk/one', '.talk', 'talk opened'],
    ['company', '.company', 'company'],
    ['company/agents/one', '.company', 'company reading'],
  ])('is chosen by the address: %s', async (address, selector, value) => {
    await open(address);
    expect(screen.attributes(selector, 'class')[0]).toBe(value);
  });
});

describe('a screen that was read', () => {
  it('stays visible when it cannot be read again, and its button is busy until then', async () => {
    const late = Promise.withResolvers<Response>();
    await open('money');
    screen.answer({ getBudget: () => late.promise });
    await screen.press('Refresh');
    expect(screen.attributes('main button[aria-busy=true]', 'class')).toHaveLength(1);
    late.resolve(failure(400, 3001));
    await settle();
    expect(screen.attributes('main button[aria-busy=true]', 'class')).toEqual([]);
    expect([screen.texts('alert').length, screen.names('table').length > 0]).toEqual([1, true]);
  });
});

describe('a screen that is open', () => {
  it.each([
    ['inbox', 'getInbox', ['approvals', 'charters', 'projects', 'system'], ['tasks']],
    ['inbox/approval/a', 'getApproval', ['approvals', 'projects'], ['tasks']],
    ['inbox/charter/c', 'getCharter', ['charters'], ['tasks']],
    ['inbox/plan/p', 'getPlan', ['projects'], ['tasks']],
    ['talk', 'listConversations', ['conversations'], ['tasks']],
    ['talk', 'listAgents', ['agents'], ['tasks']],
    ['talk/one', 'getConversation', ['conversations'], ['tasks']],
    ['talk/one', 'getPlan', ['projects', 'approvals'], ['tasks']],
    ['talk/one', 'listConversationTurns', ['conversations'], ['tasks']],
    ['charters', 'listCharters', ['charters'], ['tasks']],
    ['charters/one', 'getCharter', ['charters'], ['tasks']],
    ['charters/one', 'listCharterVersions', ['charters'], ['tasks']],
    ['money', 'getBudget', ['budget', 'departments', 'company', 'charters'], ['tasks']],
    ['money', 'listSpending', ['budget'], ['charters']],
    ['admin/settings', 'listSettings', ['system'], ['tasks']],
    ['admin/health', 'getHealth', ['system'], ['tasks']],
    ['admin/health', 'getCapabilities', ['system'], ['tasks']],
    ['admin/health', 'listProviders', ['system'], ['tasks']],
    ['admin/users', 'listUsers', [], ['system']],
  ] as const)('follows the events that change it: %s, %s', async (address, operation, channels, others) => {
    await open(address);
    const readsAfter = async (channel: string): Promise<boolean> => {
      const before = screen.sent(operation).length;
      sendEvent(channel);
      await settle();
      return screen.sent(operation).length > before;
    };
    for (const channel of channels) expect([channel, await readsAfter(channel)]).toEqual([channel, true]);
    for (const channel of others) expect([channel, await readsAfter(channel)]).toEqual([channel, false]);
  });
});

describe('a screen without content', () => {
  it.each([
    ['inbox', 'getInbox', 'Your inbox is empty', 'Decisions and blocked work'],
    ['talk', 'listConversations', 'No conversations yet', 'Plans, interviews and group chats'],
    ['charters', 'listCharters', 'No charters', 'Start an interview in Chat.'],
    ['company/history', 'listCompanyVersions', 'No versions yet', 'The first change to the company'],
    ['feed/audit', 'listAuditLog', 'No entries', ''],
    ['feed', 'listEvents', 'No events in the last 24 hours', 'Changes in the organisation'],
    ['admin/connections', 'listConnections', 'No connections', 'A connection receives webhooks'],
    ['admin/webhooks', 'listWebhookEndpoints', 'No webhook endpoints', 'Create an endpoint'],
  ] as const)('says so, and what would be there: %s', async (address, operation, title, hint) => {
    await open(address);
    expect(screen.text()).not.toContain(title);
    await open(address, { [operation]: () => listed([]) });
    expect(screen.text()).toContain(`${title} ${hint}`.trim());
  });
});

describe('the parts of a screen', () => {
  it.each([
    ['company', { Structure: '#/company', History: '#/company/history' }],
    ['feed', { Live: '#/feed', 'Audit log': '#/feed/audit' }],
    ['admin', { Users: '#/admin/users', General: '#/admin/settings', Health: '#/admin/health' }],
  ])('have their names: %s', async (address, parts) => {
    await open(address);
    for (const [name, target] of Object.entries(parts)) expect(screen.target(name)).toBe(target);
  });
});

describe('the sections of a screen', () => {
  it.each([
    ['inbox', ['Inbox', 'Evidence']],
    ['talk', ['New conversation']],
    ['talk/one', ['Messages']],
    ['company', ['Structure', 'Chart']],
    ['money', ['Alerts', 'Spending and caps in 2030-01', 'By day']],
    ['charters/one', ['Versions']],
  ])('have names for screen readers: %s', async (address, names) => {
    await open(address);
    const { document } = page.browser;
    const sections = [...document.querySelectorAll('main section')];
    expect(
      sections.map((each) => {
        const title = document.getElementById(each.getAttribute('aria-labelledby') ?? '');
        return each.getAttribute('aria-label') ?? title?.textContent;
      }),
    ).toEqual(expect.arrayContaining(names));
  });
});

describe('the place where a person is', () => {
  it.each([
    ['inbox', ['#/inbox']],
    ['charters/one', ['#/charters']],
    ['feed/audit', ['#/feed', '#/feed/audit']],
    ['feed', ['#/feed', '#/feed']],
    ['company/history', ['#/company', '#/company/history']],
    ['company', ['#/company', '#/company']],
    ['admin/keys', ['#/admin', '#/admin/keys']],
    ['talk', ['#/talk', '#/talk']],
    ['talk/7f65f33a-c48f-4be6-8d49-0d56bc85b234', ['#/talk', '#/talk/7f65f33a-c48f-4be6-8d49-0d56bc85b234']],
  ])('is marked in the menus: %s', async (address, marked) => {
    await open(address);
    expect(screen.attributes('a[aria-current=page]', 'href')).toEqual(marked);
    // Each menu has a different name.
    const names = screen.attributes('nav', 'aria-label');
    expect([names[0], names.every(Boolean), new Set(names).size]).toEqual(['Main navigation', true, names.length]);
  });
});
