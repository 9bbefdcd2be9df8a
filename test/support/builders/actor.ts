import type { Actor, HumanRole } from '../../../domain/foundation/kernel/actor.ts';

/** A signed-in person with this role, for code that takes an actor. */
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

/** A ceo with this user id. */
export const actorNamed = (userId: string): Actor => actorOf('ceo', { userId, username: userId });
