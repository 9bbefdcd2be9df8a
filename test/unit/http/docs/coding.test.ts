import { describe, expect, it } from 'vitest';
import { CODINGS, preferredCoding } from '../../../../handlers/http/pages/coding.ts';

describe('the content coding of a response', () => {
  it.each<[string | null, string]>([
    [null, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['deflate, zstd', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.000', 'identity'],
    ['br ; q=0.001', 'br'],
    ['br;q=0.3, identity;q=0.5', 'identity'],
    ['br, *;q=0', 'br'],
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['br;q=2, gzip', 'gzip'],
    ['br;q=1.001, gzip;q=0.5', 'gzip'],
    ['br;q=1.9, gzip;q=0.001', 'gzip'],
    ['br;q=1.000, gzip', 'br'],
    ['gzip, br;q=1.', 'br'],
    ['br;q=0.1234, gzip;q=0.', 'identity'],
    ['br;q=, ,;;, gzip;q=1', 'gzip'],
  ])('of %j is %s', (header, coding) => {
    expect(preferredCoding(header, CODINGS)).toBe(coding);
  });
});
