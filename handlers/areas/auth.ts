import type { CookieSession } from '../../domain/auth/sessions/issuer.ts';
import type { Origin } from '../../domain/auth/sessions/service.ts';
import type { Services } from '../../domain/services.ts';
import { clearedCookies, sessionCookies } from '../http/contracts/cookies.ts';
import type { Caller, HandlersOf } from '../http/contracts/operation.ts';
import { created, noContent, ok } from '../http/contracts/result.ts';
import { anonymousCallerOf, signedInAs } from '../http/limits/hash-caller.ts';
import {
  presentActor,
  presentApiKey,
  presentChangedActor,
  presentCookieSession,
  presentSession,
  presentTicket,
} from '../presenters/auth.ts';

const originOf = (caller: Caller): Origin => ({
  ipAddress: caller.address,
  userAgent: caller.userAgent,
  device: caller.cookie('device'),
});

const signedIn = (session: CookieSession) => ok(presentCookieSession(session), { cookies: sessionCookies(session) });

export const authHandlers = ({ signIn, sessions, renewal, apiKeys, tickets }: Services): HandlersOf<'auth'> => ({
  setupAdmin: async ({ body, caller, signal }) => {
    const session = await signIn.setUpAdmin(body, originOf(caller), anonymousCallerOf(caller, signal));
    return created(presentCookieSession(session), { cookies: sessionCookies(session) });
  },
  login: async ({ body, caller, signal }) =>
    signedIn(await signIn.logIn(body, originOf(caller), anonymousCallerOf(caller, signal))),
  devLogin: async ({ caller }) => signedIn(await signIn.logInForDevelopment(originOf(caller), caller.isLocal)),
  refreshSession: async ({ caller }) => signedIn(await renewal.refresh(caller.cookie('refresh_token'))),
  logout: async ({ actor }) => {
    await sessions.logOut(actor);
    return noContent({ cookies: clearedCookies() });
  },
  changePassword: async ({ body, actor, caller, signal }) => {
    const { user, session } = await signIn.changePassword(
      body.current_password,
      body.new_password,
      actor,
      originOf(caller),
      signedInAs(actor, signal),
    );
    return ok(presentChangedActor(actor, user), { cookies: sessionCookies(session) });
  },
  getCurrentUser: ({ actor }) => ok(presentActor(actor)),
  createWsTicket: async ({ actor }) => ok(presentTicket(await tickets.issue(actor))),
  listSessions: async ({ query, actor }) => ok((await sessions.list(query.scope, actor)).map(presentSession)),
  revokeSession: async ({ path, actor, hasForeignTag }) => {
    await sessions.revoke(path.session_id, actor, hasForeignTag);
    return noContent();
  },
  listApiKeys: async ({ actor }) => ok((await apiKeys.list(actor)).map(presentApiKey)),
  createApiKey: async ({ body, actor }) => {
    const expiresAt = body.expires_at === null ? null : new Date(body.expires_at);
    const { key, apiKey } = await apiKeys.create({ name: body.name, role: body.role, expiresAt }, actor);
    return created({ key: presentApiKey(key), api_key: apiKey }, { secretOf: `API key ${key.id}` });
  },
  revokeApiKey: async ({ path, query, actor, hasForeignTag }) => {
    await apiKeys.revoke(path.key_id, actor, { matchesNoTag: hasForeignTag, cascade: query.cascade });
    return noContent();
  },
});
