import { describe, expect, it } from 'vitest';
import { replay, storable } from '../../../../handlers/http/steps/stored-response.ts';

const LOCATION = { location: '/api/v1/charters/1' };
const [LARGEST, LARGER] = [65_536, 65_537].map((length) => 'x'.repeat(length)) as [string, string];

describe('the stored form of a response', () => {
  it.each<[string, Record<string, string>, string | null, string | null]>([
    ['is whole', {}, 'short', 'short'],
    ['is whole up to 64 KiB', LOCATION, LARGEST, LARGEST],
    ['is the location of a larger record', LOCATION, LARGER, null],
    ['is whole without a location that could be read again', {}, LARGER, LARGER],
    ['is empty without a body', LOCATION, null, ''],
  ])('%s', (_, headers, body, stored) => {
    expect(storable({ status: 201, headers, body })).toEqual({ status: 201, headers, body: stored, secretOf: null });
  });

  it('has nothing of a response with a secret, whose replay is 409/4000', () => {
    const stored = storable({ status: 201, headers: LOCATION, body: 'secret', secretOf: 'the key 1' });
    expect(stored).toEqual({ status: 201, headers: {}, body: '', secretOf: 'the key 1' });
    expect(() => replay(stored)).toThrow(expect.objectContaining({ code: 4000 }));
  });
});
