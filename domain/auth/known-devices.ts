import { timingSafeEqual } from 'node:crypto';
import { newSecret } from '../foundation/kernel/ids.ts';
import type { KeyedHash } from '../foundation/secrets/keyed-hash.ts';

/** An account as a browser has proved to know it: the proof ends with the password it was made under. */
interface Account {
  readonly id: string;
  readonly passwordHash?: string | null | undefined;
}

const FORM = /^([\w-]{43})\.([\w-]{43})$/;
const NOBODY: Account = { id: '', passwordHash: null };

/**
 * Browsers that have signed in before (spec/rules/auth.md#known-browsers). Nothing of them is stored: what a browser keeps is a random
 * id and a keyed hash over it, the user and the stored password hash.
 */
export class KnownDevices {
  readonly #hash: KeyedHash;

  constructor(hash: KeyedHash) {
    this.#hash = hash;
  }

  /** The id of the browser, if what it kept was handed out for this account under its present password; else null. */
  recognise(kept: string | null, account: Account | null): string | null {
    const [, deviceId, proof] = FORM.exec(kept ?? '') ?? [];
    if (deviceId === undefined || proof === undefined) return null;
    // As much work for a name that nobody has: the time it takes tells nothing.
    const expected = this.#proofOf(deviceId, account ?? NOBODY);
    const isRight = timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
    return isRight && account !== null ? deviceId : null;
  }

  /** What the browser is to keep; one that is known keeps its id. */
  issue(account: Account, deviceId: string | null): string {
    const id = deviceId ?? newSecret();
    return `${id}.${this.#proofOf(id, account)}`;
  }

  #proofOf(deviceId: string, { id, passwordHash }: Account): string {
    return this.#hash.of([deviceId, id, passwordHash ?? ''].join('\n'));
  }
}
