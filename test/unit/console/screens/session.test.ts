import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { consoleModule } from '../console-module.ts';
import { failure, settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, listed, nothing, record, sendFrame, streams } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const signedOut = (): Response => failure(401, ERROR_CODES.UNAUTHORIZED);
const NOBODY = { getCurrentUser: signedOut, refreshSession: signedOut };

describe('the console', () => {
  it('is opened again on request if the server does not respond', async () => {
    await open('inbox', { getSetupStatus: () => failure(500, 8000) });
    expect(screen.texts('alert')).toHaveLength(1);
    screen.answer({ getSetupStatus: () => record(example('getSetupStatus', { needs_admin: false })) });
    await screen.press('Try again');
    expect(screen.names('link')).toContain('Inbox');
  });

  it.each([
    ['a cookie', 'csrf_token=1', null, true],
    ['a known user', 'csrf_token=; max-age=0', 'ada', true],
    ['neither', 'csrf_token=; max-age=0', null, false],
  ])('with %s reads who is signed in: %s, %s, %s', async (_what, cookie, known, isRead) => {
    page.browser.document.cookie = cookie;
    localStorage.removeItem('signed-in');
    if (known !== null) localStorage.setItem('signed-in', known);
    await open('inbox', NOBODY);
    expect([screen.sent('getCurrentUser').length > 0, screen.names('button')]).toEqual([isRead, ['Sign in']]);
    page.browser.document.cookie = 'csrf_token=1';
  });

  it('works in a browser without storage', async () => {
    const refuse = (): never => {
      throw new Error('No');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    await open('inbox');
    expect(screen.names('link')).toContain('Inbox');
    await screen.choose('Theme', 'Light');
    expect(screen.texts('alert')).toEqual([]);
    vi.stubGlobal('localStorage', page.browser.window.localStorage);
  });
});

describe('signing in', () => {
  it('opens the console for the user; a wrong password shows the error and keeps the name', async () => {
    await open('inbox', { ...NOBODY, login: signedOut });
    expect(screen.fields()).toEqual(['Username text username required', 'Password password current-password required']);
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
    expect([screen.texts('heading')[0], screen.valueOf('Username')]).toEqual(['Your session has ended', me.username]);
    // It can only be left by signing in.
    expect(page.browser.document.querySelectorAll('dialog[closedby=none]')).toHaveLength(1);
    await screen.close();
    expect(screen.names('button')).toEqual(['Sign in']);
    const asking = page.browser.document.querySelector('dialog[closedby=none]');
    if (asking instanceof page.browser.window.HTMLDialogElement) asking.close();
    expect(asking?.hasAttribute('open')).toBe(true);
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
    expect(screen.texts('heading')).toEqual(['Choose a new password']);
    expect(screen.fields()).toEqual([
      'Current password password current-password required',
      'New password password new-password required',
    ]);
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
    const setup = { needs_admin: false, needs_setup: false, min_password_length: 17 };
    await open('inbox', {
      getSetupStatus: () => record(example('getSetupStatus', setup)),
      changePassword: () => record(example('getCurrentUser')),
    });
    await screen.press('Change password');
    expect(screen.focused()).toBe('Current password');
    expect(screen.hintOf('New password')).toBe('At least 17 characters.');
    await screen.type('Current password', 'first');
    await screen.type('New password', 'second');
    await screen.press('Change password');
    expect(screen.text()).toContain('Skip to content');
    expect(screen.texts('status')).toContain('Password changed. Your other sessions were signed out.');
    await screen.press('Change password');
    // A browser closes it itself after a second Escape.
    page.browser.document.querySelector('dialog')?.close();
    await settle();
    expect(screen.text()).toContain('Skip to content');
    // The focus returns to the button that opened the dialog.
    expect(screen.focused()).toBe('Change password');
  });

  it('is taken over by the user who signs in in another tab, and continues for the same user', async () => {
    await open('inbox');
    const before = screen.reload().mock.calls.length;
    const { window } = page.browser;
    const reloads = [example('getCurrentUser').id, null, 'another'].map((newValue) => {
      window.dispatchEvent(new window.StorageEvent('storage', { key: 'signed-in', newValue }));
      return screen.reload().mock.calls.length - before;
    });
    expect(reloads).toEqual([0, 0, 1]);
  });

  it('whose role has changed sees what that role offers', async () => {
    await open('admin');
    expect(screen.names('link')).toContain('Users');
    screen.answer({ getCurrentUser: () => record(example('getCurrentUser', { role: 'observer', org_roles: [] })) });
    sendFrame('closed', { reason: 'stopping' });
    await settle();
    expect(screen.names('link')).toContain('Users');
    sendFrame('closed', { reason: 'revoked' });
    await settle();
    expect(screen.names('link')).not.toContain('Users');
  });

  it('sees whether the page is live', async () => {
    const states = ['Connecting…', 'Live', 'Offline: reconnecting…'];
    const shown = (): string | undefined => screen.texts('status').find((text) => states.includes(text));
    await open('inbox');
    expect(shown()).toBe('Live');
    screen.answer({ streamEvents: () => failure(500, 8000) });
    streams.drop();
    await settle();
    expect(shown()).toBe('Offline: reconnecting…');
    await open('inbox');
    expect(shown()).toBe('Live');
  });

  it('has one event stream, which ends with the page', async () => {
    await open('inbox');
    await open('money');
    expect(streams.open).toBe(1);
    await open('inbox', NOBODY);
    expect(streams.open).toBe(0);
  });

  // The last of them, because the page sends nothing after it.
  it('signs out: the page starts again, and not if the server refuses', async () => {
    await open('money', { logout: () => failure(500, 8000) });
    const before = screen.reload().mock.calls.length;
    await screen.press('Sign out');
    expect([screen.texts('alert').length, screen.reload().mock.calls.length - before]).toEqual([1, 0]);
    expect([localStorage.getItem('signed-in'), screen.address()]).not.toEqual([null, '']);
    screen.answer({ logout: nothing });
    await screen.press('Sign out');
    expect(screen.reload().mock.calls.length - before).toBe(1);
    expect([localStorage.getItem('signed-in'), screen.address()]).toEqual([null, '']);
  });
});

describe('the page', () => {
  afterEach(() => {
    page.browser.location.pathname = '/console';
  });

  it.each([
    ['dark', 'dark'],
    [null, 'system'],
  ])('begins with the stored theme, or that of the system: %s', async (stored, theme) => {
    if (stored === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', stored);
    vi.resetModules();
    await consoleModule('theme.ts');
    expect(page.browser.document.documentElement.dataset.theme).toBe(theme);
  });

  it.each([
    ['/', [['/console#/money']]],
    ['/console', []],
  ])('opened at %s has one address, and draws the console', async (pathname, replaced) => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { replaceState });
    page.browser.location.pathname = pathname;
    page.browser.location.hash = '#/money';
    const place = page.browser.document.createElement('div');
    place.id = 'console';
    page.browser.document.body.append(place);
    vi.resetModules();
    await consoleModule('main.tsx');
    await settle();
    expect(replaceState.mock.calls.map(([, , address]) => [address])).toEqual(replaced);
    expect(place.textContent).not.toBe('');
    place.remove();
  });
});
