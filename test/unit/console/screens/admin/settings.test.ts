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

  it('is listed with its value, default and source', async () => {
    const settings = ['default', 'environment', 'stored'].map((source) => ({ ...FLOOR, key: source, source }));
    await open('admin/settings', { listSettings: () => listed(settings) });
    expect(screen.texts('columnheader')).toEqual(['Setting', 'Value', 'Default', 'Source', 'Edit']);
    expect(screen.texts('caption')).toEqual(['General']);
    const { description, default: usual } = FLOOR;
    expect(screen.rows()).toEqual([
      `chat.default ${description} 0.9 ${usual} Default Edit`,
      `chat.environment ${description} 0.9 ${usual} Environment Edit`,
      `chat.stored ${description} 0.9 ${usual} Saved Edit Reset`,
    ]);
    expect(screen.badges()).toEqual(['Default: plain', 'Environment: plain', 'Saved: good']);
  });

  it.each([
    ['number', 0.5, 'Value number required', 'any'],
    ['integer', 5, 'Value number required', null],
    ['string', 'a', 'Value text', null],
  ])('that is a %s has a field for it', async (type, value, field, step) => {
    await open('admin/settings', changeable({ type, value, allowed: null, minimum: null, maximum: null }));
    await screen.press('Edit chat.floor');
    expect([screen.fields(), screen.attributes('input', 'step')]).toEqual([[field], [step]]);
    expect([screen.texts('heading'), screen.valueOf('Value')]).toEqual([['chat.floor'], String(value)]);
    await screen.press('Save');
    expect(screen.changes()).toMatchObject([{ body: { value } }]);
  });

  it('that is a number needs one within its limits', async () => {
    await open('admin/settings', changeable({ minimum: 0, maximum: 1 }));
    await screen.press('Edit chat.floor');
    expect(['min', 'max'].map((name) => screen.attributes('input', name))).toEqual([['0'], ['1']]);
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

  it('that was changed since it was shown is not reset', async () => {
    await open('admin/settings', { ...changeable(), getSetting: () => record({ ...FLOOR, value: 0.7 }, '"new"') });
    await screen.press('Reset chat.floor');
    expect(screen.changes()[0]?.ifMatch).not.toBe('"new"');
  });

  it.each<[role: string, namespace: string, isOffered: boolean]>([
    ['ceo', 'auth', true],
    ...['auth', 'limits', 'concurrency', 'approvals', 'retention'].map((name): [string, string, boolean] => [
      'manager',
      name,
      false,
    ]),
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
