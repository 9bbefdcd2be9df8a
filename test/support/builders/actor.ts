import type { Actor, HumanRole } from '../../../domain/foundation/kernel/actor.ts';

/** A signed-in person of this role. */
export const actorOf = (role: HumanRole, fields: Partial<Actor> = {}): Actor => ({
  userId: 'user-1',
  username: 'someone',
  role,
  orgRoles: [],
  scopedDepartments: [],
  mustChangePassword: false,
  credential: { kind: 'session_bearer', sessionId: 'session-1', keyId: null },
  ...fields,
});
