import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure, settle } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, listed, record } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const CHARTER = example('getCharter');
const ADDRESS = `charters/${CHARTER.id}`;
const tagged = (change: object, etag: string): Response => record({ ...CHARTER, ...change }, etag);
const conflict = (): Response => failure(409, ERROR_CODES.VERSION_CONFLICT);
const LATER = '2030-02-02T08:00:00.000Z';

describe('a drafted charter', () => {
  it('is approved after a confirmation, in the version that is shown', async () => {
    await open(ADDRESS, { getCharter: () => tagged({}, '"shown"') });
    await screen.press('Approve');
    expect(screen.text()).toContain('This approves version 1, commits $50,000.00');
    expect(screen.changes()).toEqual([]);
    await screen.press('Approve');
    expect(screen.changes()).toMatchObject([{ operation: 'approveCharter', ifMatch: '"shown"' }]);
    expect(screen.text()).toContain('Approved. The run has started.');
    expect(screen.names('button')).not.toContain('Approve');
    await settle(7_000);
    expect(screen.text()).not.toContain('The run has started.');
  });

  it('is read again after a decision', async () => {
    let title = CHARTER.title;
    await open(ADDRESS, {
      getCharter: () => tagged({ title }, '"shown"'),
      approveCharter: () => {
        title = 'The portal';
        return record(example('approveCharter'));
      },
    });
    await screen.press('Approve');
    await screen.press('Approve');
    expect(screen.texts('heading')).toContain('The portal');
  });

  it('that has changed since it was shown is not decided: the changes are shown first', async () => {
    await open(ADDRESS, { getCharter: () => tagged({}, '"shown"'), approveCharter: conflict });
    screen.answer({ getCharter: () => tagged({ brief: 'Smaller.', updated_at: LATER, version: 2 }, '"new"') });
    await screen.press('Approve');
    await screen.press('Approve');
    expect(screen.text()).toContain('It changed while you were reading');
    expect(screen.texts('row').find((row) => row.startsWith('Brief'))).toContain('Smaller.');
    expect(screen.names('button')).not.toContain('Approve');
    await screen.press('I have read the changes');
    screen.answer({ approveCharter: () => record(example('approveCharter')) });
    await screen.press('Approve');
    await screen.press('Approve');
    expect(screen.changes().map(({ ifMatch }) => ifMatch)).toEqual(['"shown"', '"new"']);
  });

  it('is discarded only after a confirmation', async () => {
    await open(ADDRESS, { getCharter: () => tagged({}, '"shown"') });
    await screen.press('Discard charter');
    await screen.press('Cancel');
    expect(screen.changes()).toEqual([]);
    await screen.press('Discard charter');
    await screen.press('Discard charter');
    expect(screen.changes()).toMatchObject([{ operation: 'cancelCharter', ifMatch: '"shown"' }]);
  });

  it.each([
    ['manager', [], ['Approve', 'Edit', 'Discard charter']],
    ['pair_programmer', [], ['Edit', 'Discard charter']],
    ['board_member', [], []],
    ['manager', ['viewer'], []],
  ])('offers a %s with the organisation roles %j: %j', async (role, org_roles, offered) => {
    await open(ADDRESS, {}, { role, org_roles });
    const all = ['Approve', 'Edit', 'Discard charter'];
    expect(screen.names('button').filter((name) => all.includes(name))).toEqual(offered);
  });

  it('of another drafter is approved, but not edited or discarded', async () => {
    await open(ADDRESS, { getCharter: () => tagged({ created_by: 'another' }, '"shown"') });
    expect(screen.names('button')).toContain('Approve');
    expect(screen.names('button')).not.toContain('Edit');
    expect(screen.names('button')).not.toContain('Discard charter');
  });
});

describe('an edited charter', () => {
  const editing = async (): Promise<void> => {
    await open(ADDRESS, { getCharter: () => tagged({}, '"shown"') });
    await screen.press('Edit');
    await screen.type('Brief', 'Mine.');
  };

  it('is saved with the ETag of the shown version, and then decided with that of the saved one', async () => {
    await editing();
    screen.answer({ editCharter: ({ body }) => tagged({ brief: body.brief, updated_at: LATER }, '"saved"') });
    await screen.press('Save');
    expect(screen.changes()).toMatchObject([{ ifMatch: '"shown"', body: { brief: 'Mine.', title: null } }]);
    expect(screen.text()).toContain('Mine.');
    await screen.press('Approve');
    await screen.press('Approve');
    expect(screen.sent('approveCharter')).toMatchObject([{ ifMatch: '"saved"' }]);
  });

  it('that cannot be saved shows the error and keeps the input', async () => {
    await editing();
    screen.answer({ editCharter: () => failure(400, ERROR_CODES.VALIDATION_ERROR) });
    await screen.press('Save');
    expect(screen.texts('alert')).toHaveLength(1);
    expect(screen.valueOf('Brief')).toBe('Mine.');
  });

  it('that somebody else has changed shows both versions, and saves the input over the newest one', async () => {
    await editing();
    screen.answer({
      editCharter: conflict,
      getCharter: () => tagged({ brief: 'Theirs.', title: 'Portal', updated_at: LATER }, '"theirs"'),
    });
    await screen.press('Save');
    expect([screen.valueOf('Brief'), screen.valueOf('Title')]).toEqual(['Mine.', 'Portal']);
    expect(screen.texts('row').filter((row) => row.startsWith('Brief'))[0]).toBe('Brief Mine. Theirs.');
    screen.answer({ editCharter: ({ body }) => tagged({ brief: body.brief, updated_at: LATER }, '"saved"') });
    await screen.press('Save the text below');
    expect(screen.changes().at(-1)).toMatchObject({ ifMatch: '"theirs"', body: { brief: 'Mine.', title: null } });
  });

  it('takes the text of the other user where the person chooses it', async () => {
    await editing();
    screen.answer({ editCharter: conflict, getCharter: () => tagged({ brief: 'Theirs.' }, '"theirs"') });
    await screen.press('Save');
    await screen.press('Brief: take theirs', 'checkbox');
    expect(screen.valueOf('Brief')).toBe('Theirs.');
    await screen.press('Keep all of mine');
    expect(screen.valueOf('Brief')).toBe('Mine.');
    await screen.press('Take all of theirs');
    expect(screen.valueOf('Brief')).toBe('Theirs.');
  });

  it('is left unchanged by Cancel', async () => {
    await editing();
    await screen.press('Cancel');
    expect([screen.changes(), screen.text().includes(CHARTER.brief)]).toEqual([[], true]);
  });
});

describe('the list of charters', () => {
  it('is filtered by status, and of everyone for those who may approve', async () => {
    await open('charters');
    await screen.choose('Status', 'Approved');
    await screen.press('Everyone', 'checkbox');
    const queries = screen.sent('listCharters').map(({ path }) => path.split('?')[1]);
    expect([...new Set(queries)]).toEqual(['scope=all', 'scope=all&status=approved', 'scope=own&status=approved']);
    await open('charters', {}, { role: 'pair_programmer' });
    expect(screen.sent('listCharters')[0]?.path).toContain('scope=own');
    expect(screen.names('checkbox')).toEqual([]);
  });

  it('asks for its next page with the cursor of the last', async () => {
    await open('charters', {
      listCharters: ({ path }) =>
        path.includes('cursor=two') ? listed([{ ...CHARTER, id: '2', title: 'Second' }]) : listed([CHARTER], 'two'),
    });
    await screen.press('Show more');
    expect(screen.names('link')).toEqual(expect.arrayContaining([CHARTER.title, 'Second']));
    expect(screen.names('button')).not.toContain('Show more');
  });

  it('compares two versions of a charter that the person chooses', async () => {
    const [head] = example('listCharterVersions');
    const heads = [3, 2, 1].map((version) => ({ ...head, version }));
    await open(ADDRESS, {
      getCharter: () => tagged({ version: 3 }, '"shown"'),
      listCharterVersions: () => listed(heads),
      getCharterVersion: ({ path }) => {
        const version = Number(path.split('/').at(-1));
        return record(example('getCharterVersion', { version, brief: `Brief ${version}` }));
      },
    });
    expect(screen.texts('row')).toContain('Brief Brief 2 Brief 3');
    await screen.choose('Compare', screen.names('option').find((name) => name.startsWith('Version 1')) ?? '');
    expect(screen.texts('row')).toContain('Brief Brief 1 Brief 3');
  });
});
