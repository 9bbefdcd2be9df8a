import type { Actor, HumanRole } from '../../../domain/foundation/kernel/actor.ts';

/** A signed-in person of this role, for tests of code that is told who acts. */
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

/** A ceo of that user id. */
export const actorNamed = (userId: string): Actor => actorOf('ceo', { userId, username: userId });
