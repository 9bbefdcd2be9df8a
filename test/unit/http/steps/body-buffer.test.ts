import { afterEach, describe, expect, it } from 'vitest';
import { BodyBuffer } from '../../../../handlers/http/steps/body-buffer.ts';

const MIB = 1_048_576;
const BUSY = expect.objectContaining({ code: 8001 });

const held: BodyBuffer[] = [];
afterEach(() => {
  for (const body of held.splice(0)) body.release();
});
const read = (id: string, isAnonymous: boolean, bytes: number): BodyBuffer => {
  const body = new BodyBuffer({ id, isAnonymous }, bytes);
  held.push(body);
  body.append(Buffer.alloc(bytes));
  return body;
};

describe('the memory for bodies', () => {
  it('8001: without room in the process an address keeps its share', () => {
    const users = ['a', 'b', 'c', 'd'].map((id) => read(id, false, 16 * MIB));
    expect(() => read('203.0.113.1', true, 4 * MIB)).toThrow(BUSY);
    for (const user of users) user.release();
    read('203.0.113.1', true, 4 * MIB);
    expect(() => read('203.0.113.1', true, MIB)).toThrow(BUSY);
  });
});
