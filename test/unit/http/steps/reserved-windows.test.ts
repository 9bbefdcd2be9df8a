import { describe, expect, it } from 'vitest';
import { Limits } from '../../../../handlers/http/limits/limits.ts';

const ALLOWED = { isAllowed: true, limit: 0, remaining: 0, resetSeconds: 1 };
const REQUEST = {
  policy: { window: { bucket: 'work', by: 'user' }, countsTools: false, access: [] },
  identity: { actor: { userId: 'u' } },
  request: { headers: {} },
};

/** How a request of the window `work` is counted under the limit. */
const countedBy = async (limit: string): Promise<string[]> => {
  const counted: string[] = [];
  const note = (how: string) => async (key: string) => {
    counted.push(`${how}: ${key}`);
    return ALLOWED;
  };
  const limits = new Limits({
    isOn: true,
    settings: { get: () => limit },
    windows: { hit: note('one by one') },
    reservations: { count: note('reserved') },
  } as never);
  await limits.countOperation(REQUEST as never);
  return counted;
};

describe('the window of an operation', () => {
  it('is counted one by one below 1000 requests, and reserved from there on', async () => {
    expect(await countedBy('999/60')).toEqual(['one by one: work:u']);
    expect(await countedBy('1000/60')).toEqual(['reserved: work:u']);
  });
});
