import { createHmac, timingSafeEqual } from 'node:crypto';
import { RequestInvalid } from '../../domain/errors/errors.ts';

interface Sealed {
  readonly position: readonly string[];
  readonly list: string;
  readonly signature: string;
}

const BAD = 'query /cursor: is not a cursor of this list';
const BASE64URL = /^[A-Za-z0-9_-]+$/;

const isSealed = (value: unknown): value is Sealed => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { position, list, signature } = value as Partial<Sealed>;
  return (
    Object.keys(value).length === 3 &&
    Array.isArray(position) &&
    position.every((part) => typeof part === 'string') &&
    typeof list === 'string' &&
    typeof signature === 'string'
  );
};

/** Signed keyset cursors (auth.md 9): they survive a restart, and none can be made up or carried to another list. */
export class Cursors {
  readonly #secret: string;

  constructor(cursorSecret: string) {
    this.#secret = cursorSecret;
  }

  seal(list: string, position: readonly string[]): string {
    return Buffer.from(JSON.stringify({ position, list, signature: this.#sign(list, position) })).toString('base64url');
  }

  /** The position a cursor stands for. Throws RequestInvalid for anything that was not sealed for this list. */
  open(list: string, cursor: string): readonly string[] {
    if (!BASE64URL.test(cursor)) throw new RequestInvalid(BAD);
    let sealed: unknown;
    try {
      sealed = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    } catch {
      throw new RequestInvalid(BAD);
    }
    if (!isSealed(sealed) || sealed.list !== list) throw new RequestInvalid(BAD);
    // Compared as a whole: a position has one cursor, and another spelling of the same JSON or base64 was not handed out.
    const expected = Buffer.from(this.seal(list, sealed.position));
    const given = Buffer.from(cursor);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw new RequestInvalid(BAD);
    return sealed.position;
  }

  #sign(list: string, position: readonly string[]): string {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([list, position]))
      .digest('hex');
  }
}
