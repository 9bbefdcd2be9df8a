import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failure } from '../../page.ts';
import { open } from '../harness/open.ts';
import { screen, shownTime } from '../harness/screen.ts';
import { type Answers, example, nothing, record } from '../harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const [KEY] = example('listApiKeys');

describe('API keys', () => {
  const revocable = (): Answers => {
    let revoked = false;
    return {
      listApiKeys: () => record([{ ...KEY, revoked }]),
      revokeApiKey: () => {
        revoked = true;
        return nothing();
      },
    };
  };

  it('are revoked after a confirmation, with what was made by them; the list then shows it', async () => {
    await open('admin/keys', revocable());
    expect(screen.texts('row')[1]).toContain('Healthy');
    await screen.press('Revoke nightly report');
    expect(screen.text()).toContain('Programs that use this key lose access immediately.');
    expect(screen.changes()).toEqual([]);
    await screen.press('Revoke');
    expect(screen.changes()).toMatchObject([{ path: `/api/v1/auth/api-keys/${KEY.id}?cascade=true` }]);
    expect(screen.texts('row')[1]).toContain('Revoked');
    expect(screen.names('button')).not.toContain('Revoke nightly report');
  });

  it('are revoked alone if the person chooses it', async () => {
    await open('admin/keys', revocable());
    await screen.press('Revoke nightly report');
    await screen.press('Also revoke the keys made with it and disable its webhook endpoints', 'checkbox');
    await screen.press('Revoke');
    expect(screen.changes()[0]?.path).toContain('cascade=false');
  });

  it('that cannot be revoked stay in the list, and the dialog shows the error', async () => {
    await open('admin/keys', { ...revocable(), revokeApiKey: () => failure(500, 8000) });
    await screen.press('Revoke nightly report');
    await screen.press('Revoke');
    expect(screen.texts('alert')).toHaveLength(1);
    await screen.press('Cancel');
    expect(screen.names('button')).toContain('Revoke nightly report');
  });

  it('are listed with their state', async () => {
    const [past, future] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
    const keys = [{}, { expires_at: past }, { expires_at: future }, { expires_at: past, revoked: true }];
    await open('admin/keys', { listApiKeys: () => record(keys.map((each, at) => ({ ...KEY, id: at, ...each }))) });
    expect(screen.texts('columnheader')).toEqual(['Name', 'Role', 'Key', 'Created', 'Expires', 'State', 'Edit']);
    expect(screen.texts('caption')).toEqual(['API keys']);
    const key = `nightly report Observer ok_…Zx3q ${KEY.created_at}`;
    expect(screen.rows()).toEqual([
      `${key} Never Healthy Revoke`,
      `${key} ${past} Expired Revoke`,
      `${key} ${future} Healthy Revoke`,
      `${key} ${past} Revoked`,
    ]);
    expect(screen.badges()).toEqual(['Healthy: good', 'Expired: warn', 'Healthy: good', 'Revoked: bad']);
    // Times are relative; the exact ones are in their titles.
    expect(screen.attributes('tbody tr:first-child time', 'title')).toEqual([shownTime(KEY.created_at)]);
    expect([...new Set(screen.attributes('th', 'scope'))]).toEqual(['col']);
  });

  it('are created with what was typed; the secret is shown until it is closed, and the list is read again', async () => {
    let keys: object[] = [];
    await open('admin/keys', {
      listApiKeys: () => record(keys),
      createApiKey: ({ body }) => {
        keys = [{ ...KEY, name: body.name }];
        return record({ ...example('createApiKey'), api_key: 'ok_secret' });
      },
    });
    expect(screen.text()).toContain('No API keys');
    await screen.press('New API key');
    expect(screen.fields()).toEqual(['Name text required', 'Role select', 'Expires datetime-local']);
    expect(screen.hintOf('Expires')).toBe('Leave empty for no expiry.');
    await screen.type('Name', 'report');
    await screen.choose('Role', 'Observer');
    await screen.type('Expires', '2031-01-31T12:00');
    await screen.press('Create');
    const expires_at = new Date('2031-01-31T12:00').toISOString();
    expect(screen.changes()).toMatchObject([{ body: { name: 'report', role: 'observer', expires_at } }]);
    expect(screen.changes()[0]?.key).not.toBeNull();
    expect(screen.text()).toContain('ok_secret');
    await screen.close();
    expect(screen.text()).not.toContain('ok_secret');
    expect(screen.names('button')).toContain('Revoke report');
  });

  it.each([
    ['ceo', ['CEO', 'Manager', 'Pair programmer', 'Board member', 'Observer']],
    ['manager', ['Manager', 'Pair programmer', 'Board member', 'Observer']],
    ['pair_programmer', ['Pair programmer', 'Observer']],
    ['board_member', ['Board member', 'Observer']],
    ['observer', ['Observer']],
  ])('of a %s have one of the roles %j', async (role, roles) => {
    await open('admin/keys', {}, { role });
    await screen.press('New API key');
    expect(screen.names('option')).toEqual(roles);
  });
});

describe('sessions', () => {
  const [SESSION] = example('listSessions');

  it('are ended after a confirmation, and leave the list', async () => {
    let sessions = [SESSION, { ...SESSION, session_id: 'other', ip_address: '10.0.0.1', is_current: false }];
    await open('admin/sessions', {
      listSessions: () => record(sessions),
      revokeSession: () => {
        sessions = [SESSION];
        return nothing();
      },
    });
    await screen.press('Sign out ada, 10.0.0.1');
    expect(screen.text()).toContain('This device must sign in again.');
    expect(screen.changes()).toEqual([]);
    await screen.press('Sign out');
    expect(screen.changes()).toMatchObject([{ method: 'DELETE', path: '/api/v1/auth/sessions/other' }]);
    expect(screen.names('button')).not.toContain('Sign out ada, 10.0.0.1');
  });

  it('are listed with their device, and the current one is marked', async () => {
    await open('admin/sessions', {
      listSessions: () => record([SESSION, { ...SESSION, session_id: 'other', is_current: false }]),
    });
    expect(screen.texts('columnheader')).toEqual(['User', 'Address', 'Browser', 'Last active', 'Expires', 'Edit']);
    expect(screen.texts('caption')).toEqual(['Sessions']);
    const times = `${SESSION.last_active_at} ${SESSION.expires_at}`;
    expect(screen.rows()).toEqual([
      `ada Current session 127.0.0.1 Mozilla/5.0 ${times} Sign out`,
      `ada 127.0.0.1 Mozilla/5.0 ${times} Sign out`,
    ]);
    expect(screen.badges()).toEqual(['Current session: good']);
  });

  it('of all users are offered to the ceo', async () => {
    await open('admin/sessions');
    await screen.press('All users', 'checkbox');
    expect(screen.sent('listSessions').at(-1)?.path).toContain('scope=all');
    await open('admin/sessions', {}, { role: 'manager' });
    expect(screen.names('checkbox')).toEqual([]);
  });
});
