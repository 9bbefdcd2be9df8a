import { timingSafeEqual } from 'node:crypto';
import { newSecret } from '../../foundation/kernel/ids.ts';
import type { KeyedHash } from '../../foundation/secrets/keyed-hash.ts';

/** An account as a browser has proved to know it: the proof ends with the password it was made under. */
interface Account {
  readonly id: string;
  readonly passwordHash?: string | null | undefined;
}

/** As many accounts share one browser; of more, those that signed in last are known. */
const MAX_ACCOUNTS = 4;
const TAG_LENGTH = 8;
const FORM = /^([\w-]{43})((?:\.[\w-]{51}){1,4})$/;
const NOBODY: Account = { id: '', passwordHash: null };

const read = (kept: string | null): { readonly deviceId: string | null; readonly proofs: readonly string[] } => {
  const [, deviceId = null, proofs = ''] = FORM.exec(kept ?? '') ?? [];
  return { deviceId, proofs: proofs.split('.').slice(1) };
};

/**
 * Browsers that have signed in before (spec/rules/auth.md#known-browsers). Nothing of them is stored: what a browser keeps is a random
 * id and for each account a keyed hash over it, the user and the stored password hash.
 */
export class KnownDevices {
  readonly #hash: KeyedHash;

  constructor(hash: KeyedHash) {
    this.#hash = hash;
  }

  /** The id of the browser, if what it kept holds a proof that was handed out for this account under its present password; else null. */
  recognise(kept: string | null, account: Account | null): string | null {
    const { deviceId, proofs } = read(kept);
    if (deviceId === null) return null;
    // As much work for a name that nobody has: the time it takes tells nothing.
    const expected = this.#proofsOf(deviceId, account ?? NOBODY).map((proof) => Buffer.from(proof));
    const isRight = proofs.some((proof) => expected.some((right) => timingSafeEqual(Buffer.from(proof), right)));
    return isRight && account !== null ? deviceId : null;
  }

  /** What the browser is to keep: the id it has, the proof of this account, and those of the others that signed in there last. */
  issue(account: Account, kept: string | null): string {
    const { deviceId, proofs } = read(kept);
    const id = deviceId ?? newSecret();
    const [present, ...previous] = this.#proofsOf(id, account);
    const tags = [present, ...previous].map((proof) => proof?.slice(0, TAG_LENGTH));
    const others = proofs.filter((proof) => !tags.includes(proof.slice(0, TAG_LENGTH))).slice(0, MAX_ACCOUNTS - 1);
    return [id, present, ...others].join('.');
  }

  /**
   * One under each accepted secret, the present one first. Begins with the tag of the account, by which the proof of an older password, or
   * under the previous secret, is replaced.
   */
  #proofsOf(deviceId: string, { id, passwordHash }: Account): string[] {
    const tags = this.#hash.allOf([deviceId, id].join('\n'));
    const hashes = this.#hash.allOf([deviceId, id, passwordHash ?? ''].join('\n'));
    return tags.map((tag, index) => `${tag.slice(0, TAG_LENGTH)}${hashes[index]}`);
  }
}
