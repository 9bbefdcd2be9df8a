import { createHmac, timingSafeEqual } from 'node:crypto';
import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';

const BAD = 'query /cursor: is not a cursor of this list';

/** The position a cursor claims to hold, or null when it holds none. Nothing of it is believed yet. */
const claimedPosition = (cursor: string): readonly string[] | null => {
  try {
    const { position } = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(position) && position.every((part) => typeof part === 'string') ? position : null;
  } catch {
    return null;
  }
};

/**
 * Signed keyset cursors (spec/rules/requests.md#cursors): they survive a restart, and none can be made up or carried to another
 * list.
 */
export class Cursors {
  readonly #secret: string;

  constructor(cursorSecret: string) {
    this.#secret = cursorSecret;
  }

  seal(list: string, position: readonly string[]): string {
    return Buffer.from(JSON.stringify({ position, list, signature: this.#sign(list, position) })).toString('base64url');
  }

  /** The position a cursor represents. Throws RequestInvalid for anything that was not sealed for this list. */
  open(list: string, cursor: string): readonly string[] {
    const position = claimedPosition(cursor);
    if (position === null) throw new RequestInvalid(BAD);
    // Compared as a whole: a position has one cursor in a list, and another spelling of the same JSON or base64 was not handed out.
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
