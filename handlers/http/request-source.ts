import type { Source } from '../../domain/foundation/audit/source.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import { limitSubjectOf } from './address.ts';

/**
 * Where a request comes from, as the domain is told. An object of its own: what a request begins may outlive it, and must not keep the
 * whole of it.
 */
export class RequestSource implements Source {
  readonly address: string;
  readonly userAgent: string;
  /** Null before the credential was looked up, and on public operations. */
  actor: Pick<Actor, 'userId' | 'credential'> | null = null;
  #addressGroup: string | null = null;

  constructor(address: string, userAgent: string) {
    this.address = address;
    this.userAgent = userAgent;
  }

  get addressGroup(): string {
    this.#addressGroup ??= limitSubjectOf(this.address);
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
}
