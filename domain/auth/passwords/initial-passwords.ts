import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { UserRecord } from '../../users/user.entity.ts';
import type { SessionService } from '../sessions/service.ts';
import { DELETE_WS_TICKETS_OF_USER } from '../statements.ts';

/** Passwords that another user has set, which their owner must change (spec/rules/auth.md#initial-passwords). */
export class InitialPasswords {
  readonly #clock: Clock;
  readonly #sessions: SessionService;

  constructor(clock: Clock, sessions: SessionService) {
    this.#clock = clock;
    this.#sessions = sessions;
  }

  /** Sets the password of the account in the caller's transaction, and ends its sessions and tickets. */
  async give(em: EntityManager, user: UserRecord, passwordHash: string): Promise<void> {
    const now = this.#clock.now();
    Object.assign(user, { passwordHash, mustChangePassword: true, passwordSetAt: now, updatedAt: now });
    await this.#sessions.revokeAll(em, user.id);
    await em.execute(DELETE_WS_TICKETS_OF_USER, [user.id]);
    await em.flush();
  }
}
