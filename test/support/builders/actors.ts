import type { Actor } from '../../../domain/foundation/kernel/actor.ts';

/** Somebody who acts, for tests that talk to the domain. */
export const actorNamed = (userId: string): Actor => ({
  userId,
  username: userId,
  role: 'ceo',
  orgRoles: [],
  scopedDepartments: [],
  mustChangePassword: false,
  credential: { kind: 'session_cookie', sessionId: 'session', keyId: null },
});
