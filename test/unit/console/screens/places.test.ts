import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, settle } from '../page.ts';
import { open } from './harness/open.ts';
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
    await open('feed/audit', {}, { role: 'observer' });
    expect([screen.names('link').includes('Audit log'), screen.sent('listAuditLog')]).toEqual([false, []]);
    await open('setup', {}, { role: 'manager' });
    expect(screen.text()).toContain('You do not have permission.');
  });

  it('show the number of items of the inbox, and follow its events', async () => {
    let count = 2;
    const inbox = (): Response => {
      const response = listed([]);
      response.headers.set('inbox-count', String(count));
      return response;
    };
    await open('money', { getInbox: inbox });
    expect(screen.names('link')).toContain('Inbox 2');
    count = 0;
    sendEvent('approvals');
    await settle();
    expect(screen.names('link')).toContain('Inbox');
  });

  it('hint at an unfinished setup to the ceo only', async () => {
    const answers = { getSetupStatus: () => record(example('getSetupStatus', { needs_admin: false })) };
    await open('inbox', answers);
    expect(screen.names('link').filter((name) => name.includes('setup'))).toHaveLength(1);
    await open('inbox', answers, { role: 'manager' });
    expect(screen.names('link').filter((name) => name.includes('setup'))).toHaveLength(0);
  });

  it('that do not exist say so', async () => {
    await open('nowhere');
    expect(screen.names('link')).toContain('Go to inbox');
  });
});

describe('a long list', () => {
  it('asks for its next page once, however often the button is pressed', async () => {
    const late = Promise.withResolvers<Response>();
    await open('charters', {
      listCharters: ({ path }) => (path.includes('cursor=two') ? late.promise : listed(example('listCharters'), 'two')),
    });
    for (let time = 0; time < 2; time += 1) await screen.press('Show more');
    late.resolve(listed([]));
    await settle();
    expect(screen.sent('listCharters').filter(({ path }) => path.includes('cursor=two'))).toHaveLength(1);
  });
});

describe('a list that cannot be read', () => {
  it('says so, and is read again on request', async () => {
    await open('admin/keys', { listApiKeys: () => failure(500, 8000) });
    expect(screen.texts('alert')).toHaveLength(1);
    screen.answer({ listApiKeys: () => record(example('listApiKeys')) });
    await screen.press('Try again');
    expect([screen.texts('alert').length, screen.names('button').includes('Revoke nightly report')]).toEqual([0, true]);
  });
});

describe('the audit log', () => {
  it('is filtered by what was typed when Filter is pressed, and cleared', async () => {
    await open('feed/audit');
    await screen.type('Action', 'user.deleted');
    await screen.choose('Actor', 'grace');
    await screen.type('From', '2030-01-01T00:00');
    await screen.type('Until', '2030-02-01T00:00');
    const before = screen.sent('listAuditLog').length;
    await screen.press('Filter');
    const queries = (): readonly URLSearchParams[] =>
      screen
        .sent('listAuditLog')
        .slice(before)
        .map(({ path }) => new URLSearchParams(path.split('?')[1]));
    expect(queries().map((query) => Object.fromEntries(query))).toEqual([
      {
        limit: '50',
        action: 'user.deleted',
        actor_id: example('listPeople')[1].id,
        from: new Date('2030-01-01T00:00').toISOString(),
        to: new Date('2030-02-01T00:00').toISOString(),
      },
    ]);
    await screen.press('Clear');
    expect([screen.valueOf('Action'), queries().at(-1)?.size]).toEqual(['', 1]);
  });

  it('asks for its next page with the cursor of the last', async () => {
    const [entry] = example('listAuditLog');
    await open('feed/audit', {
      listAuditLog: ({ path }) =>
        path.includes('cursor=two') ? listed([{ ...entry, id: '2', action: 'x.last' }]) : listed([entry], 'two'),
    });
    await screen.press('Show more');
    expect(screen.text()).toContain('x.last');
  });
});

describe('the activity', () => {
  it('does not change while it is paused, counts new events, and shows them afterwards', async () => {
    await open('feed');
    await screen.press('Pause');
    sendEvent('agents', { title: 'Fresh' });
    await settle();
    expect([screen.text().includes('Fresh'), screen.texts('status').some((line) => line.includes('1'))]).toEqual([
      false,
      true,
    ]);
    await screen.press('Resume');
    expect(screen.text()).toContain('Fresh');
    expect(screen.names('button')).toContain('Pause');
  });

  it('is filtered by channel and text', async () => {
    await open('feed');
    sendEvent('agents', { title: 'Fresh' });
    await settle();
    await screen.choose('Channel', 'agents');
    expect([screen.text().includes('Fresh'), screen.text().includes('Write the release notes')]).toEqual([true, false]);
    await screen.choose('Channel', 'All');
    await screen.type('Search', 'RELEASE');
    expect([screen.text().includes('Fresh'), screen.text().includes('Write the release notes')]).toEqual([false, true]);
  });
});
