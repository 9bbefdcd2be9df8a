import { expect, it } from 'vitest';
import { href, routeOf } from '../../../console/src/addresses.ts';

it.each([
  ['', []],
  ['#', []],
  ['#/', []],
  ['#/charters', ['charters']],
  ['#charters/7', ['charters', '7']],
  ['#/charters//7/', ['charters', '7']],
  ['#/a%2Fb/c%20d', ['a/b', 'c d']],
  // Addresses that were cut or typed are shown as they are.
  ['#/%', ['%']],
  ['#/inbox/%E0%A4%A', ['inbox', '%E0%A4%A']],
])('the segments of %j', (hash, segments) => {
  expect(routeOf(hash).segments).toEqual(segments);
});

it('the query of an address is read', () => {
  const { segments, query } = routeOf('#/talk?intent=charter&x=a%20b');
  expect([segments, query.get('intent'), query.get('x'), query.get('y')]).toEqual([['talk'], 'charter', 'a b', null]);
});

it('a link leads to what it was made of, whatever it contains', () => {
  for (const segments of [
    ['inbox', 'approval', '7'],
    ['a/b', 'c?d', 'e#f', '100%', 'ä ö'],
  ])
    expect(routeOf(href(...segments)).segments).toEqual(segments);
});
