import type { CommandSource } from '../../../domain/foundation/audit/command-source.ts';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { limitSubjectOf, writtenAddress } from './address.ts';

/**
 * Where a request comes from, as the domain is told. A separate object: what a request begins may outlive it, and must not keep the
 * whole of it.
 */
export class RequestSource implements CommandSource {
  /** The address in the spelling in which it came. */
  readonly sender: string;
  readonly userAgent: string;
  /** Null before the credential was looked up, and on public operations. */
  actor: Pick<Actor, 'userId' | 'credential'> | null = null;
  /** Counts what the caller has not received; null unless the request reads. */
  unsent: { requireRoom(source: CommandSource): void } | null = null;
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

  /** Throws ServiceUnavailable when the response to a read could not be sent. */
  requireRoom(): void {
    this.unsent?.requireRoom(this);
  }
}
