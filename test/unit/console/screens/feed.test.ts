import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, settle, success } from '../page.ts';
import { open } from './harness/open.ts';
import { screen, shownTime } from './harness/screen.ts';
import { example, listed, sendEvent, sendFrame } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

describe('the audit log', () => {
  it('names who did what, to what and from where', async () => {
    const [entry] = example('listAuditLog');
    const server = { id: '2', actor_id: null, target_name: null, address: null, reason: null };
    const others = [
      { ...server, details: { from: 'x' } },
      { ...server, id: '3', actor_id: 'deleted', target_id: null, details: {} },
    ];
    await open('feed/audit', { listAuditLog: () => listed([entry, ...others.map((each) => ({ ...entry, ...each }))]) });
    expect(screen.rows()).toEqual([
      `${entry.at} department.deleted ada design 203.0.113.7 Merged into product.`,
      `${entry.at} department.deleted the server ${entry.target_id} Details {\n  "from": "x"\n}`,
      `${entry.at} department.deleted deleted department`,
    ]);
    expect(screen.texts('row')[1]).toContain(shownTime(entry.at));
    expect(screen.texts('caption')).toEqual(['Audit log']);
    expect(screen.texts('columnheader')).toEqual(['When', 'Action', 'Actor', 'Target', 'Source', 'Details']);
    expect(['Action', 'Address'].map(screen.hintOf)).toEqual([
      ...['For example access.refused or user.created', 'A full IP address'],
    ]);
    expect(screen.fields()).toEqual([
      ...['Action text', 'Actor select', 'Address text', 'From datetime-local', 'Until datetime-local'],
    ]);
  });

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

  it('is filtered by times in the time zone of the browser', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    await open('feed/audit');
    await screen.type('From', '2030-01-01T00:00');
    await screen.press('Filter');
    vi.unstubAllEnvs();
    expect(screen.sent('listAuditLog').at(-1)?.path).toContain('from=2029-12-31T15%3A00%3A00.000Z');
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
  const [EVENT] = example('listEvents');

  it('shows where events are missing, and that older ones are not shown', async () => {
    await open('feed');
    expect(screen.text()).not.toContain('Older events are not shown.');
    sendFrame('gap', { resume_after: null });
    await settle();
    expect(screen.texts('listitem').map((each) => each.split(' ')[0])).toEqual(['Events', 'tasks']);
    const many = Array.from({ length: 501 }, (_, at) => ({ ...EVENT, event_id: `${at}`, position: `7f.${at + 1}` }));
    const pagination = { next_after: '7f.501', has_more: false };
    await open('feed', { listEvents: () => success(many, { pagination }) });
    expect([screen.texts('listitem').length, screen.text().includes('Older events are not shown.')]).toEqual([
      500,
      true,
    ]);
  });

  it('that cannot be read says so, and is read on request', async () => {
    await open('feed', { listEvents: () => failure(400, 3001) });
    expect(screen.texts('alert')).toHaveLength(1);
    screen.answer({ listEvents: () => success([EVENT], { pagination: { next_after: '7f.1', has_more: false } }) });
    await screen.press('Try again');
    expect([screen.texts('alert'), screen.text().includes('Write the release notes')]).toEqual([[], true]);
  });

  it('offers each of its channels once', async () => {
    const events = ['tasks', 'agents', 'tasks'].map((channel, at) => ({
      ...EVENT,
      channel,
      event_id: `${at}`,
      position: `7f.${at}`,
    }));
    await open('feed', { listEvents: () => success(events, { pagination: { next_after: '7f.3', has_more: false } }) });
    expect(screen.names('option').slice(-3)).toEqual(['All', 'agents', 'tasks']);
    await screen.type('Search', 'nothing like it');
    expect(screen.text()).toContain('No events match your filter');
  });

  it('does not change while it is paused, counts new events, and shows them afterwards', async () => {
    await open('feed');
    expect(screen.attributes('button[aria-pressed]', 'aria-pressed')).toEqual(['false']);
    await screen.press('Pause');
    expect(screen.attributes('button[aria-pressed]', 'aria-pressed')).toEqual(['true']);
    sendEvent('agents', { name: 'Old', title: 'Fresh' });
    await settle();
    expect([screen.text().includes('Fresh'), screen.texts('status').some((line) => line.includes('1'))]).toEqual([
      false,
      true,
    ]);
    await screen.press('Resume');
    expect(screen.text()).toContain('X y Fresh ');
    expect(screen.names('button')).toContain('Pause');
  });

  it('counts new events while it is paused, also if it already shows the maximum of 500', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ ...EVENT, event_id: `${at}`, position: `7f.${at + 1}` }));
    const pagination = { next_after: '7f.500', has_more: false };
    await open('feed', { listEvents: () => success(many, { pagination }) });
    await screen.press('Pause');
    expect(screen.texts('status')).toContain('Paused, 0 new');
    sendEvent('agents');
    sendEvent('agents');
    await settle();
    expect(screen.texts('status')).toContain('Paused, 2 new');
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
