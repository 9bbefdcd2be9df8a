import { createHmac, timingSafeEqual } from 'node:crypto';
import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';

const BAD = 'query /cursor: is not a cursor of this list';

/** The position that a cursor contains, or null. It is not verified yet. */
const claimedPosition = (cursor: string): readonly string[] | null => {
  try {
    const { position } = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(position) && position.every((part) => typeof part === 'string') ? position : null;
  } catch {
    return null;
  }
};

/**
 * Signed keyset cursors (spec/rules/requests.md#cursors). They survive a restart, and cannot be forged or used for
 * another list.
 */
export class Cursors {
  readonly #secret: string;

  constructor(cursorSecret: string) {
    this.#secret = cursorSecret;
  }

  seal(list: string, position: readonly string[]): string {
    return Buffer.from(JSON.stringify({ position, list, signature: this.#sign(list, position) })).toString('base64url');
  }

  /** The position of a cursor. Throws RequestInvalid for text that was not issued for this list. */
  open(list: string, cursor: string): readonly string[] {
    const position = claimedPosition(cursor);
    if (position === null) throw new RequestInvalid(BAD);
    // The whole cursor is compared: a position has exactly one cursor per list, and other spellings of the same JSON or
    // base64 were never issued.
    const expected = Buffer.from(this.seal(list, position));
    const given = Buffer.from(cursor);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw new RequestInvalid(BAD);
    return position;
  }

  #sign(list: string, position: readonly string[]): string {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([list, position]))
      .digest('hex');
  }
}
