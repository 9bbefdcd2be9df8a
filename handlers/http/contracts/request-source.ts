import type { CommandSource } from '../../../domain/foundation/audit/command-source.ts';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { limitSubjectOf, writtenAddress } from './address.ts';
import { CallerDisconnected } from './caller-disconnected.ts';

/**
 * The source of a request, as the domain sees it. It is a separate object: work that a request starts may outlive the
 * request, and must not keep it in memory.
 */
export class RequestSource implements CommandSource {
  /** The address as it was received. */
  readonly sender: string;
  readonly userAgent: string;
  /** Null before authentication, and on public operations. */
  actor: Pick<Actor, 'userId' | 'credential'> | null = null;
  /** Accounts for response bytes that the client has not received; null unless the request reads. */
  unsent: { requireRoom(source: CommandSource): void } | null = null;
  /** The connection of the client; null unless the request reads. */
  connection: { readonly destroyed: boolean } | null = null;
  #addressGroup: string | null = null;

  constructor(sender: string, userAgent: string) {
    this.sender = sender;
    this.userAgent = userAgent;
  }

  get address(): string {
    return writtenAddress(this.sender);
  }

  get addressGroup(): string {
    this.#addressGroup ??= limitSubjectOf(this.sender);
    return this.#addressGroup;
  }

  get userId(): string | null {
    return this.actor?.userId ?? null;
  }

  get sessionId(): string | null {
    return this.actor?.credential.sessionId ?? null;
  }

  get keyId(): string | null {
    return this.actor?.credential.keyId ?? null;
  }

  /** Throws CallerDisconnected or ServiceUnavailable if the response of a read could not be sent. */
  requireRoom(): void {
    if (this.connection?.destroyed === true) throw new CallerDisconnected();
    this.unsent?.requireRoom(this);
  }
}
