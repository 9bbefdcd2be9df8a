import { expect, it } from 'vitest';
import { StatementNames } from '../../../domain/foundation/database/connections/statement-names.ts';

it('every text has one name, up to a limit', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 251 }, (_, index) => names.of(`text ${index}`));
  expect(new Set(given.slice(0, 250)).size).toBe(250);
  expect(given.map((name) => name === undefined).indexOf(true)).toBe(250);
  expect(names.of('text 7')).toBe(given[7]);
});

it('after a migration every text has a name that no connection knows', () => {
  const names = new StatementNames();
  const before = [names.of('text 1'), names.of('text 2')];
  names.renew();
  expect(before).not.toContain(names.of('text 2'));
  expect(before).not.toContain(names.of('text 1'));
});

it('at most 100 updates have names, so that they leave names for other texts', () => {
  const names = new StatementNames();
  const updates = (): number =>
    Array.from({ length: 300 }, (_, index) => names.of(`update ${index}`)).filter(Boolean).length;
  expect([updates(), updates(), names.of('text') === undefined]).toEqual([100, 100, false]);
  names.renew();
  expect(updates()).toBe(100);
});
