import type { Actor } from '../../foundation/kernel/actor.ts';

/** The caller of the built-in worker's reports: no user, with the rights that a worker needs. */
export const BUILT_IN_ACTOR: Actor = {
  userId: 'system',
  username: 'system',
  role: 'pair_programmer',
  orgRoles: [],
  scopedDepartments: [],
  mustChangePassword: false,
  credential: { kind: 'system_token', sessionId: null, keyId: null },
};
