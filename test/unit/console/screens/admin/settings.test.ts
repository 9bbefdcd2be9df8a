import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../../clients/typescript/src/index.ts';
import { failure } from '../../page.ts';
import { open } from '../harness/open.ts';
import { screen } from '../harness/screen.ts';
import { type Answers, example, listed, nothing, record } from '../harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const FLOOR = { ...example('getSetting'), namespace: 'chat', key: 'floor', value: 0.9, source: 'stored' };
const conflict = (): Response => failure(409, ERROR_CODES.VERSION_CONFLICT);

/** A setting that can be changed; each change has a new ETag. */
const changeable = (first: object = {}): Answers => {
  let setting = { ...FLOOR, ...first };
  let version = 1;
  return {
    listSettings: () => listed([setting]),
    getSetting: () => record(setting, `"${version}"`),
    saveSetting: ({ body }) => {
      setting = { ...setting, ...body, source: 'stored' };
      version += 1;
      return record(setting);
    },
    resetSetting: () => {
      setting = { ...setting, value: setting.default, source: 'default' };
      return nothing();
    },
  };
};

describe('a setting', () => {
  it('is saved with the ETag of the shown value; the dialog closes and the list shows it', async () => {
    await open('admin/settings', changeable());
    await screen.press('Edit chat.floor');
    await screen.type('Value', '0.5');
    await screen.press('Save');
    expect(screen.changes()).toMatchObject([{ method: 'PUT', ifMatch: '"1"', body: { value: 0.5 } }]);
    expect(screen.texts('row')[1]).toContain('0.5');
    expect(screen.text()).toContain('Saved.');
  });

  it('stays as typed after a conflict, beside the current value, and is saved over it', async () => {
    await open('admin/settings', changeable());
    await screen.press('Edit chat.floor');
    await screen.type('Value', '0.5');
    screen.answer({ saveSetting: conflict, getSetting: () => record({ ...FLOOR, value: 0.7 }, '"theirs"') });
    await screen.press('Save');
    expect([screen.texts('alert').length, screen.valueOf('Value')]).toEqual([1, '0.5']);
    expect(screen.text()).toContain('Current: 0.7');
    await screen.press('Save');
    expect(screen.changes().map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"theirs"']);
  });

  it('that is a number needs one', async () => {
    await open('admin/settings', changeable());
    await screen.press('Edit chat.floor');
    await screen.type('Value', '');
    await screen.press('Save');
    expect(screen.changes()).toEqual([]);
  });

  it.each([
    [{ type: 'boolean', value: true, allowed: null }, 'false', false],
    [{ type: 'string', value: 'a', allowed: ['a', 'b'] }, 'b', 'b'],
  ])('with choices is chosen: %j', async (first, choice, sent) => {
    await open('admin/settings', changeable(first));
    await screen.press('Edit chat.floor');
    await screen.choose('Value', choice);
    await screen.press('Save');
    expect(screen.changes()).toMatchObject([{ body: { value: sent } }]);
  });

  it('is reset as it is shown; only a saved one can be', async () => {
    await open('admin/settings', changeable());
    await screen.press('Reset chat.floor');
    expect(screen.changes()).toMatchObject([{ operation: 'resetSetting', ifMatch: '"1"' }]);
    expect(screen.texts('row')[1]).toContain('Default');
    expect(screen.names('button')).not.toContain('Reset chat.floor');
  });

  it.each([
    ['ceo', 'auth', true],
    ['manager', 'auth', false],
    ['manager', 'chat', true],
    ['pair_programmer', 'chat', false],
  ])('is offered to a %s for the namespace %s: %s', async (role, namespace, isOffered) => {
    await open('admin/settings', changeable({ namespace }), { role });
    expect(screen.names('button').includes(`Edit ${namespace}.floor`)).toBe(isOffered);
  });

  it('is found by a part of its name or description', async () => {
    await open('admin/settings', {
      listSettings: () => listed([FLOOR, { ...FLOOR, key: 'other', description: 'Ceiling' }]),
    });
    await screen.type('Search', 'CEIL');
    expect(screen.texts('row').slice(1)).toHaveLength(1);
    expect(screen.text()).toContain('chat.other');
  });
});
