import { timingSafeEqual } from 'node:crypto';
import { newSecret } from '../../foundation/kernel/ids.ts';
import type { KeyedHash } from '../../foundation/secrets/keyed-hash.ts';

/** The account of a proof. The proof ends with the password under which it was issued. */
interface Account {
  readonly id: string;
  readonly passwordHash?: string | null | undefined;
}

/** The most accounts per browser; of more, those that signed in last are known. */
const MAX_ACCOUNTS = 4;
const TAG_LENGTH = 8;
const FORM = /^([\w-]{43})((?:\.[\w-]{51}){1,4})$/;
const NOBODY: Account = { id: '', passwordHash: null };

const read = (kept: string | null): { readonly deviceId: string | null; readonly proofs: readonly string[] } => {
  const [, deviceId = null, proofs = ''] = FORM.exec(kept ?? '') ?? [];
  return { deviceId, proofs: proofs.split('.').slice(1) };
};

/**
 * Recognises browsers that have signed in before (spec/rules/auth.md#known-browsers). Nothing is stored on the server: a browser keeps a
 * random id and, for each account, a keyed hash over it, the user and the stored password hash.
 */
export class KnownDevices {
  readonly #hash: KeyedHash;

  constructor(hash: KeyedHash) {
    this.#hash = hash;
  }

  /** The id of the browser if it holds a proof for this account under its current password; otherwise null. */
  recognise(kept: string | null, account: Account | null): string | null {
    const { deviceId, proofs } = read(kept);
    if (deviceId === null) return null;
    // An unknown name takes the same work, so that the time reveals nothing.
    const expected = this.#proofsOf(deviceId, account ?? NOBODY).map((proof) => Buffer.from(proof));
    const isRight = proofs.some((proof) => expected.some((right) => timingSafeEqual(Buffer.from(proof), right)));
    return isRight && account !== null ? deviceId : null;
  }

  /** What the browser must keep: its id, the proof of this account, and those of the other accounts that signed in last. */
  issue(account: Account, kept: string | null): string {
    const { deviceId, proofs } = read(kept);
    const id = deviceId ?? newSecret();
    const [present, ...previous] = this.#proofsOf(id, account);
    const tags = [present, ...previous].map((proof) => proof?.slice(0, TAG_LENGTH));
    const others = proofs.filter((proof) => !tags.includes(proof.slice(0, TAG_LENGTH))).slice(0, MAX_ACCOUNTS - 1);
    return [id, present, ...others].join('.');
  }

  /**
   * One proof under each accepted secret, the present one first. It begins with the tag of the account, by which a proof of an older
   * password or of the previous secret is replaced.
   */
  #proofsOf(deviceId: string, { id, passwordHash }: Account): string[] {
    const tags = this.#hash.allOf([deviceId, id].join('\n'));
    const hashes = this.#hash.allOf([deviceId, id, passwordHash ?? ''].join('\n'));
    return tags.map((tag, index) => `${tag.slice(0, TAG_LENGTH)}${hashes[index]}`);
  }
}
