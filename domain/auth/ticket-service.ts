import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict } from '../foundation/errors/errors.ts';
import type { Actor, Credential, HumanRole } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newSecret } from '../foundation/kernel/ids.ts';
import type { KeyedHash } from '../foundation/secrets/keyed-hash.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import { lockAccount } from '../users/account-lock.ts';
import { authSettings } from './auth-settings.ts';
import { lockCredential } from './credentials/live-credential.ts';
import { COUNT_WS_TICKETS, DELETE_EXPIRED_WS_TICKETS, INSERT_WS_TICKET, REDEEM_WS_TICKET } from './statements.ts';

/** A ticket in clear text, and its lifetime in seconds. */
export interface WsTicket {
  readonly ticket: string;
  readonly expiresInSeconds: number;
}

/** The user and credential of a ticket. */
export interface TicketHolder {
  readonly userId: string;
  readonly role: HumanRole;
  readonly credential: Credential;
}

interface TicketServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly hash: KeyedHash;
}

/** One-time tickets that open a WebSocket, valid on every server of the deployment (spec/rules/auth.md#socket-tickets). */
export class TicketService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #hash: KeyedHash;

  constructor({ uow, clock, settings, hash }: TicketServiceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#settings = settings;
    this.#hash = hash;
  }

  /**
   * Throws the errors of `lockCredential` for a credential that has ended in the meantime, and Conflict for a user with the maximum of
   * unused tickets.
   */
  async issue(actor: Actor): Promise<WsTicket> {
    const ticket = newSecret();
    const expiresInSeconds = this.#settings.get(authSettings.wsTicketSeconds);
    await this.#uow.write(async (em) => {
      await lockAccount(em, actor.userId);
      await lockCredential(em, actor);
      const now = this.#clock.now();
      await em.execute(DELETE_EXPIRED_WS_TICKETS, [actor.userId, now]);
      const [row] = await em.execute<{ pending: string }[]>(COUNT_WS_TICKETS, [actor.userId]);
      if (Number(row?.pending) >= this.#settings.get(authSettings.wsTicketMaxPending)) {
        throw new Conflict('You have too many unused tickets; use one or wait until they expire');
      }
      const expiresAt = new Date(now.getTime() + expiresInSeconds * 1000);
      await em.execute(INSERT_WS_TICKET, [
        this.#hash.of(ticket),
        actor.userId,
        actor.role,
        JSON.stringify(actor.credential),
        expiresAt,
      ]);
    });
    return { ticket, expiresInSeconds };
  }

  /**
   * Uses a ticket up. Of several callers with one ticket exactly one gets the holder, the others null. A ticket is still valid at exactly
   * its end.
   */
  async redeem(ticket: string): Promise<TicketHolder | null> {
    const rows = await this.#uow.read((em) =>
      em.execute<{ user_id: string; role: HumanRole; credential: Credential | string }[]>(REDEEM_WS_TICKET, [
        this.#hash.allOf(ticket).join(),
        this.#clock.now(),
      ]),
    );
    const row = rows[0];
    if (row === undefined) return null;
    const credential: Credential = typeof row.credential === 'string' ? JSON.parse(row.credential) : row.credential;
    return { userId: row.user_id, role: row.role, credential };
  }
}
