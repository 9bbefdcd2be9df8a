import { createPerson, openSession, PASSWORD } from '../builders/people.ts';
import { claimsOf } from '../client/tokens.ts';
import { type AuditedRows, byTag, forbidden, idOf, type Scene, UNKNOWN, unique, unknown } from './scene.ts';

const OWN = 'it opens nothing that its holder could not open anyway';
const person = (scene: Scene) => createPerson(scene.server, unique('person'), 'manager');

/** Sign-in, sessions, keys and users. The first row is the first call to a new deployment. */
export const auditedPeople: AuditedRows = {
  setupAdmin: {
    action: 'auth.first_admin_created',
    targetType: 'user',
    arrange: async ({ server, ceoId }) => ({
      client: server.client,
      actorId: ceoId,
      targetId: async () => (await server.store.pool.query(`select id from users where role = 'ceo'`)).rows[0].id,
      request: { body: { username: 'chief', password: PASSWORD } },
      refused: { request: { body: { username: 'system', password: PASSWORD } }, as: [409, 4001] },
    }),
  },
  devLogin: {
    action: 'auth.dev_logged_in',
    targetType: 'user',
    arrange: async ({ server, ceoId }) => ({ client: server.client, actorId: ceoId, targetId: ceoId, refused: null }),
  },
  login: {
    action: 'auth.logged_in',
    targetType: 'user',
    arrange: async (scene) => {
      const username = unique('person');
      const { id } = await createPerson(scene.server, username, 'observer');
      return {
        client: scene.server.client,
        actorId: id,
        targetId: id,
        request: { body: { username, password: PASSWORD } },
        refused: { request: { body: { username, password: 'a wrong password' } }, as: [401, 1000] },
      };
    },
  },
  logout: {
    action: 'session.logged_out',
    targetType: 'session',
    arrange: async (scene) => {
      const { id } = await person(scene);
      const { bearer } = await openSession(scene.server, id);
      const targetId = String(claimsOf(bearer.identity.bearer ?? '').jti);
      return { client: bearer, actorId: id, targetId, refused: { client: scene.server.client, as: [401, 1000] } };
    },
  },
  refreshSession: {
    action: null,
    why: 'a continued session is not a new sign-in',
    arrange: async (scene) => {
      const { id } = await person(scene);
      const { client } = await openSession(scene.server, id);
      return { client, refused: { client: scene.server.client, as: [401, 1000] } };
    },
  },
  changePassword: {
    action: 'auth.password_changed',
    targetType: 'user',
    arrange: async (scene) => {
      const { client, id } = await person(scene);
      const body = { current_password: PASSWORD, new_password: 'another long password' };
      const wrong = { body: { ...body, current_password: 'a wrong password' } };
      return {
        client,
        actorId: id,
        targetId: id,
        request: { body },
        refused: { client, request: wrong, as: [401, 1000] },
      };
    },
  },
  createWsTicket: {
    action: null,
    why: OWN,
    arrange: async (scene) => {
      const { client } = await person(scene);
      for (let count = 0; count < 5; count += 1) await client.call('createWsTicket');
      return { refused: { client, as: [409, 4000] } };
    },
  },
  revokeSession: {
    action: 'session.revoked',
    targetType: 'session',
    isRepeatable: true,
    arrange: async (scene) => {
      const { id } = await person(scene);
      const { bearer } = await openSession(scene.server, id);
      const targetId = String(claimsOf(bearer.identity.bearer ?? '').jti);
      return {
        targetId,
        request: { path: { session_id: targetId } },
        refused: unknown({ path: { session_id: UNKNOWN } }),
      };
    },
  },
  createApiKey: {
    action: 'key.created',
    targetType: 'api_key',
    arrange: async (scene) => ({
      request: { body: { name: 'k', role: 'ceo' } },
      targetId: ({ body }) => body.data.key.id,
      refused: forbidden(scene, { body: { name: 'k', role: 'ceo' } }),
    }),
  },
  revokeApiKey: {
    action: 'key.revoked',
    targetType: 'api_key',
    isRepeatable: true,
    arrange: async ({ ceo }) => {
      const { id } = (await ceo.call('createApiKey', { body: { name: 'k', role: 'ceo' } })).body.data.key;
      return { targetId: id, request: { path: { key_id: id } }, refused: unknown({ path: { key_id: UNKNOWN } }) };
    },
  },
  createUser: {
    action: 'user.created',
    targetType: 'user',
    arrange: async () => {
      const body = { username: unique('person'), password: PASSWORD, role: 'observer' };
      const taken = { body: { ...body, username: 'Chief' } };
      return { targetId: idOf, request: { body }, refused: { request: taken, as: [409, 4001] } };
    },
  },
  updateUserRole: {
    action: 'user.role_changed',
    targetType: 'user',
    isRepeatable: true,
    arrange: async (scene) => {
      const { id } = await person(scene);
      return byTag({ path: { user_id: id }, body: { role: 'board_member' } }, { targetId: id });
    },
  },
  transferCeo: {
    action: 'user.ceo_transferred',
    targetType: 'user',
    // Another user has become the ceo in between, and hands the role back.
    arrange: async (scene) => {
      const { id: actorId, client } = await person(scene);
      const body = { password: PASSWORD };
      await scene.ceo.call('transferCeo', { path: { user_id: actorId }, body });
      const request = { path: { user_id: scene.ceoId }, body };
      return { client, actorId, targetId: scene.ceoId, request, refused: forbidden(scene, request) };
    },
  },
  resetUserPassword: {
    action: 'user.password_reset',
    targetType: 'user',
    arrange: async (scene) => {
      const { id } = await person(scene);
      const body = { password: 'another long password' };
      return {
        targetId: id,
        request: { path: { user_id: id }, body },
        refused: unknown({ path: { user_id: UNKNOWN }, body }),
      };
    },
  },
  deleteUser: {
    action: 'user.deleted',
    targetType: 'user',
    arrange: async (scene) => {
      const { id } = await person(scene);
      return byTag({ path: { user_id: id } }, { targetId: id });
    },
  },
  grantOrgRole: {
    action: 'org_role.granted',
    targetType: 'user',
    arrange: async (scene) => {
      const { id } = await person(scene);
      const body = { role: 'viewer' };
      return {
        targetId: id,
        request: { path: { user_id: id }, body },
        refused: unknown({ path: { user_id: UNKNOWN }, body }),
      };
    },
  },
  revokeOrgRole: {
    action: 'org_role.revoked',
    targetType: 'user',
    arrange: async (scene) => {
      const { id } = await person(scene);
      await scene.ceo.call('grantOrgRole', { path: { user_id: id }, body: { role: 'editor' } });
      return byTag({ path: { user_id: id, role: 'editor' } }, { targetId: id });
    },
  },
};
