import { describe, expect, it } from 'vitest';
import {
  deprecationError,
  deprecationHeaders,
  deprecationOf,
  deprecationText,
} from '../../../scripts/spec-tools/expand/deprecation.ts';

const ANNOUNCED = { since: '2030-01-01', sunset: '2030-07-01', instead: 'getOther' };
const faultOf = (changes: object): string | null =>
  deprecationError({ ...ANNOUNCED, ...changes }, (id) => id === 'getOther');

describe('an operation that is deprecated', () => {
  it('is not deprecated without an entry', () => {
    expect(deprecationOf({})).toBeNull();
    expect(deprecationOf({ 'x-deprecated': { since: '2030-01-01', sunset: '2030-07-01' } })).toEqual({
      ...ANNOUNCED,
      instead: null,
    });
  });
  it('is announced to programs, in headers of RFC 9745 and RFC 8594', () => {
    expect(deprecationHeaders(ANNOUNCED)).toEqual({
      deprecation: '@1893456000',
      sunset: 'Mon, 01 Jul 2030 00:00:00 GMT',
    });
  });
  it('is announced to readers, with the replacement if there is one', () => {
    const text = '**Deprecated** since 2030-01-01. Can be removed from 2030-07-01 on.';
    expect(deprecationText(ANNOUNCED)).toBe(`${text} Use \`getOther\` instead.`);
    expect(deprecationText({ ...ANNOUNCED, instead: null })).toBe(text);
  });
  it('is announced as the policy requires', () => {
    expect(faultOf({})).toBeNull();
    expect(faultOf({ instead: null })).toBeNull();
  });
  it.each([
    ['another day than there is', { since: '2030-02-30' }, 'with days like'],
    ['no day', { sunset: 'undefined' }, 'with days like'],
    ['a time', { sunset: '2030-07-01T00:00:00Z' }, 'with days like'],
    ['too little notice', { sunset: '2030-06-29' }, 'at least 180 days'],
    ['an end before its beginning', { sunset: '2029-01-01' }, 'at least 180 days'],
    ['another operation that is not there', { instead: 'getNothing' }, 'names no operation: getNothing'],
  ])('is refused with %s', (_what, changes, fault) => {
    expect(faultOf(changes)).toContain(fault);
  });
});
