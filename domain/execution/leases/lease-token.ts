import { timingSafeEqual } from 'node:crypto';
import type { JwtSecrets } from '../../foundation/secrets/jwt-secrets.ts';
import { KeyedHash } from '../../foundation/secrets/keyed-hash.ts';

const PREFIX = 'lt_';

const areEqual = (one: string, other: string): boolean => {
  const [given, known] = [Buffer.from(one), Buffer.from(other)];
  return given.length === known.length && timingSafeEqual(given, known);
};

/** Lease tokens (spec/rules/work.md#lease-tokens). They are computed and never stored. */
export class LeaseTokens {
  readonly #hash: KeyedHash;

  constructor(secrets: JwtSecrets) {
    this.#hash = new KeyedHash(secrets, 'lease');
  }

  /** The token of the lease of a run. */
  of(runId: string, epoch: number): string {
    return `${PREFIX}${this.#hash.of(contentOf(runId, epoch))}`;
  }

  /** Whether the token is that of this lease, under any accepted secret. */
  matches(token: string, runId: string, epoch: number): boolean {
    return this.#hash.allOf(contentOf(runId, epoch)).some((hash) => areEqual(token, `${PREFIX}${hash}`));
  }
}

const contentOf = (runId: string, epoch: number): string => `${runId}/${epoch}`;
