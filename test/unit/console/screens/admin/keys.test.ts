import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failure } from '../../page.ts';
import { open } from '../harness/open.ts';
import { screen } from '../harness/screen.ts';
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

  it('past their end are shown as expired', async () => {
    await open('admin/keys', { listApiKeys: () => record([{ ...KEY, expires_at: '2020-01-01T00:00:00.000Z' }]) });
    expect(screen.texts('row')[1]).toContain('Expired');
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
    ['pair_programmer', ['Pair programmer', 'Observer']],
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
    expect(screen.changes()).toEqual([]);
    await screen.press('Sign out');
    expect(screen.changes()).toMatchObject([{ method: 'DELETE', path: '/api/v1/auth/sessions/other' }]);
    expect(screen.names('button')).not.toContain('Sign out ada, 10.0.0.1');
  });

  it('of all users are offered to the ceo', async () => {
    await open('admin/sessions');
    await screen.press('All users', 'checkbox');
    expect(screen.sent('listSessions').at(-1)?.path).toContain('scope=all');
    await open('admin/sessions', {}, { role: 'manager' });
    expect(screen.names('checkbox')).toEqual([]);
  });
});
