import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure, settle } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, listed, nothing, record } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const signedOut = (): Response => failure(401, ERROR_CODES.UNAUTHORIZED);
const NOBODY = { getCurrentUser: signedOut, refreshSession: signedOut };

describe('signing in', () => {
  it('opens the console for the user; a wrong password shows the error and keeps the name', async () => {
    await open('inbox', { ...NOBODY, login: signedOut });
    await screen.type('Username', 'grace');
    await screen.press('Sign in');
    expect(screen.sent('login')).toEqual([]);
    await screen.type('Password', 'wrong');
    await screen.press('Sign in');
    expect([screen.texts('alert').length, screen.valueOf('Username')]).toEqual([1, 'grace']);
    screen.answer({ login: () => record({}), getCurrentUser: () => record(example('getCurrentUser')) });
    await screen.type('Password', 'right');
    await screen.press('Sign in');
    expect(screen.sent('login').at(-1)?.body).toEqual({ username: 'grace', password: 'right' });
    expect(screen.names('link')).toContain('Inbox');
  });

  it('again over the page keeps what was typed there, and sends the change afterwards', async () => {
    let isIn = false;
    const me = example('getCurrentUser', { role: 'ceo', org_roles: [] });
    await open('admin/users', { getCurrentUser: () => record(me), listUsers: () => listed([]) });
    await screen.press('New user');
    await screen.type('Username', 'ben');
    await screen.type('First password', 'first');
    screen.answer({
      createUser: () => (isIn ? record(example('createUser')) : signedOut()),
      getCurrentUser: () => (isIn ? record(me) : signedOut()),
      refreshSession: signedOut,
      login: () => {
        isIn = true;
        return record({});
      },
    });
    await screen.press('Create');
    expect(screen.valueOf('Username')).toBe(me.username);
    await screen.type('Password', 'right');
    await screen.press('Sign in');
    await settle();
    expect(screen.sent('createUser').at(-1)?.body).toMatchObject({ username: 'ben', password: 'first' });
    expect(screen.names('button')).toContain('New user');
  });

  it('as a user with an initial password asks for another one first', async () => {
    const forced = { must_change_password: true };
    await open('inbox', { getCurrentUser: () => record(example('getCurrentUser', forced)), changePassword: signedOut });
    expect(screen.names('link')).toEqual([]);
    await screen.type('Current password', 'first');
    await screen.type('New password', 'second');
    await screen.press('Change password');
    expect([screen.texts('alert').length, screen.valueOf('New password')]).toEqual([1, 'second']);
    screen.answer({ changePassword: () => record(example('getCurrentUser')) });
    await screen.press('Change password');
    expect(screen.sent('changePassword').at(-1)?.body).toEqual({ current_password: 'first', new_password: 'second' });
    expect(screen.names('link')).toContain('Inbox');
  });
});

describe('a signed-in user', () => {
  it('changes the password in a dialog, which closes', async () => {
    await open('inbox', { changePassword: () => record(example('getCurrentUser')) });
    await screen.press('Change password');
    await screen.type('Current password', 'first');
    await screen.type('New password', 'second');
    await screen.press('Change password');
    expect(screen.text()).toContain('Skip to content');
  });

  it('signs out: the page starts again, and not if the server refuses', async () => {
    await open('inbox', { logout: () => failure(500, 8000) });
    const before = screen.reload().mock.calls.length;
    await screen.press('Sign out');
    expect([screen.texts('alert').length, screen.reload().mock.calls.length - before]).toEqual([1, 0]);
    screen.answer({ logout: nothing });
    await screen.press('Sign out');
    expect(screen.reload().mock.calls.length - before).toBe(1);
  });
});
