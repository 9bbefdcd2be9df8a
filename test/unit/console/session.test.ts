import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../clients/typescript/src/index.ts';
import { consoleModule } from './console-module.ts';
import { failure, openPage, type Respond, settle, success } from './page.ts';

interface User {
  readonly id: string;
  readonly must_change_password: boolean;
}
interface Session {
  readonly api: { GET(path: string): Promise<unknown>; POST(path: string): Promise<unknown> };
  ask(call: () => Promise<unknown>): Promise<unknown>;
  setMe(user: User): void;
  readonly me: { value: User | null };
  readonly sessionState: { readonly value: string };
  readonly isSignInRequired: { readonly value: boolean };
  signInAgain(): Promise<void>;
  finishSignIn(): void;
  continueAs(user: User): Promise<void>;
  signOut(): Promise<void>;
}

let session: Session;
let page: ReturnType<typeof openPage>;
const ME = { id: 'u1', must_change_password: false };
beforeAll(async () => {
  vi.useFakeTimers();
  page = openPage();
  const files = ['api.ts', 'session/session.ts', 'session/renewal.ts', 'session/sign-out.ts'];
  session = Object.assign({}, ...(await Promise.all(files.map((name) => consoleModule<Partial<Session>>(name)))));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose sessions and refresh tokens end as the test says. */
const server = { hasSession: true, canRefresh: true, user: ME, refreshes: 0 };
const respond: Respond = (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/auth/refresh')) {
    server.refreshes += 1;
    server.hasSession ||= server.canRefresh;
    return server.canRefresh ? success({}) : failure(401, ERROR_CODES.UNAUTHORIZED);
  }
  if (!server.hasSession) return failure(401, ERROR_CODES.UNAUTHORIZED);
  return pathname.endsWith('/auth/me') ? success(server.user) : success({ path: pathname });
};
beforeEach(() => {
  Object.assign(server, { hasSession: true, canRefresh: true, user: ME, refreshes: 0 });
  page.reload.mockClear();
  page.setCookies('csrf_token=1');
  page.answer(respond);
  session.setMe(ME);
});
const read = () => session.ask(() => session.api.GET('/company'));
/** Whether a promise has settled. */
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let isDone = false;
  promise
    .catch(() => {})
    .finally(() => {
      isDone = true;
    });
  await settle();
  return isDone;
};

describe('an expired session', () => {
  it('is renewed once for parallel requests, each time that it expires', async () => {
    for (const times of [1, 2]) {
      server.hasSession = false;
      expect(await Promise.all([read(), read()])).toEqual([{ path: '/company' }, { path: '/company' }]);
      expect(server.refreshes).toBe(times);
    }
    expect(session.isSignInRequired.value).toBe(false);
  });

  it('that cannot be renewed asks the user to sign in, and then sends what waited', async () => {
    Object.assign(server, { hasSession: false, canRefresh: false });
    const waiting = read();
    expect([await isSettled(waiting), session.isSignInRequired.value]).toEqual([false, true]);
    server.hasSession = true;
    session.finishSignIn();
    expect([await waiting, session.isSignInRequired.value]).toEqual([{ path: '/company' }, false]);
  });

  it('is not ended by a server that does not respond', async () => {
    page.answer((request) =>
      request.url.endsWith('/auth/refresh')
        ? failure(500, ERROR_CODES.INTERNAL_ERROR)
        : failure(401, ERROR_CODES.UNAUTHORIZED),
    );
    await expect(read()).rejects.toMatchObject({ code: ERROR_CODES.INTERNAL_ERROR });
    expect(session.isSignInRequired.value).toBe(false);
  });
});

describe('a request that is refused as forbidden', () => {
  const forbidding = (): { readonly calls: () => number } => {
    let calls = 0;
    page.answer((request) => {
      if (!request.url.endsWith('/company')) return respond(request);
      calls += 1;
      return calls === 1 ? failure(403, ERROR_CODES.FORBIDDEN) : success({});
    });
    return { calls: () => calls };
  };

  it('is sent again if another tab has renewed the session', async () => {
    const { calls } = forbidding();
    page.setCookies('csrf_token=2');
    await read();
    expect([calls(), page.reload.mock.calls.length]).toEqual([2, 0]);
  });

  it('is never sent again as another user', async () => {
    const { calls } = forbidding();
    page.setCookies('csrf_token=2');
    server.user = { ...ME, id: 'u2' };
    expect(await isSettled(read())).toBe(false);
    expect([calls(), page.reload.mock.calls.length]).toEqual([1, 1]);
  });

  it('stays refused otherwise', async () => {
    const { calls } = forbidding();
    await expect(read()).rejects.toMatchObject({ code: ERROR_CODES.FORBIDDEN });
    expect(calls()).toBe(1);
  });
});

it.each([
  [true, 'forced'],
  [false, 'in'],
])('a user who must change the password (%s) is %s', (must_change_password, state) => {
  session.setMe({ ...ME, must_change_password });
  expect(session.sessionState.value).toBe(state);
});

it('a user who signs in where nobody was signed in needs no new page', async () => {
  session.me.value = null;
  expect(await isSettled(session.continueAs(ME))).toBe(true);
  expect([session.me.value, page.reload.mock.calls.length]).toEqual([ME, 0]);
});

it('changes carry the token of the signed-in user, not that of another tab', async () => {
  const tokens: (string | null)[] = [];
  page.answer((request) => {
    tokens.push(request.headers.get('x-csrf-token'));
    return success({});
  });
  page.setCookies('csrf_token=2');
  await session.api.POST('/company');
  session.setMe(ME);
  await session.api.POST('/company');
  expect(tokens).toEqual(['1', '2']);
});

describe('signing out', () => {
  /** Holds the response of the logout; counts the requests that arrive in the meantime. */
  const leaving = () => {
    const logout = Promise.withResolvers<Response>();
    const held = Promise.withResolvers<Response>();
    page.answer((request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/auth/logout')) return logout.promise;
      return pathname.endsWith('/held') ? held.promise.then((response) => response.clone()) : respond(request);
    });
    return { logout, held };
  };
  const sentTo = (path: string): number => page.sent.filter((each) => each.endsWith(path)).length;

  it('that fails leaves the session, and requests continue', async () => {
    const { logout } = leaving();
    logout.resolve(failure(500, ERROR_CODES.INTERNAL_ERROR));
    await expect(session.signOut()).rejects.toMatchObject({ code: ERROR_CODES.INTERNAL_ERROR });
    expect([await read(), page.reload.mock.calls.length]).toEqual([{ path: '/company' }, 0]);
  });

  it('aborts reads, lets a change finish, and holds new requests until the page is empty', async () => {
    const { logout, held } = leaving();
    const change = session.api.POST('/held');
    const reading = session.api.GET('/held').catch((error: unknown) => error);
    await settle();
    const ending = session.signOut();
    await settle();
    const before = sentTo('/company');
    void read();
    await settle();
    expect([sentTo('/company') - before, sentTo('POST /held'), page.reload.mock.calls.length]).toEqual([0, 1, 0]);
    expect(sentTo('GET /held')).toBe(1);
    held.resolve(success({}));
    expect(await isSettled(change)).toBe(true);
    expect(await isSettled(reading)).toBe(false);
    // The session has ended already, which is as good.
    logout.resolve(failure(401, ERROR_CODES.SESSION_REVOKED));
    await ending;
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});
