import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure, settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen, shownTime } from './harness/screen.ts';
import { example, listed, record, sendEvent } from './harness/server.ts';

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
    expect(screen.target('Open interview')).toBe(`#/talk/${CHARTER.conversation_id}`);
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

  it('is shown with all that is filled in', async () => {
    await open(ADDRESS, { listPeople: () => record([{ id: CHARTER.created_by, username: 'Mia' }]) });
    expect(screen.facts()).toEqual([
      ...['Status: Drafted', 'Version: 1', 'Drafted by: Mia', `Changed: ${CHARTER.updated_at}`],
      ...['Goals: Fewer calls', 'Success criteria: Half the calls', 'In scope: Orders Invoices'],
      ...['Out of scope: A mobile app', 'Amount: $50,000.00', `Deadline: ${shownTime(CHARTER.envelope.deadline)}`],
      'Project: Customer portal',
    ]);
  });

  it('that is approved but cannot start yet says so, and shows its state', async () => {
    const approved = example('approveCharter');
    await open(ADDRESS, { approveCharter: () => record({ ...approved, is_success: false }) });
    expect(screen.texts('heading')[0]).toBe(CHARTER.title);
    await screen.press('Approve');
    await screen.press('Approve');
    expect(screen.text()).toContain('Approved. The run starts as soon as it can be scheduled.');
    expect(screen.facts()[0]).toBe('Status: Approved');
  });

  it('that somebody else has decided shows the decision', async () => {
    await open(ADDRESS, { getCharter: () => tagged({}, '"shown"') });
    screen.answer({ getCharter: () => tagged({ status: 'cancelled', updated_at: LATER }, '"new"') });
    sendEvent('charters');
    await settle();
    expect(screen.rows()[0]).toBe('Status Drafted Cancelled');
    expect(screen.texts('columnheader').slice(0, 2)).toEqual(['As you read it', 'Current']);
    await screen.press('I have read the changes');
    expect(screen.facts()[0]).toBe('Status: Cancelled');
    expect(screen.names('button')).not.toContain('Approve');
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
    const before = screen.sent('listCharterVersions').length;
    await screen.press('I have read the changes');
    expect(screen.sent('listCharterVersions').length - before).toBe(1);
    screen.answer({ approveCharter: () => record(example('approveCharter')) });
    await screen.press('Approve');
    await screen.press('Approve');
    expect(screen.changes().map(({ ifMatch }) => ifMatch)).toEqual(['"shown"', '"new"']);
  });

  it.each(['Approve', 'Discard charter'])('that cannot be decided shows the error in the dialog: %s', async (verb) => {
    const refused = (): Response => failure(500, 8000);
    await open(ADDRESS, { approveCharter: refused, cancelCharter: refused });
    await screen.press(verb);
    await screen.press(verb);
    expect(screen.texts('alert')).toEqual([expect.stringContaining('The server failed.')]);
    expect(screen.texts('heading')).toEqual([verb]);
  });

  it('is discarded only after a confirmation', async () => {
    await open(ADDRESS, { getCharter: () => tagged({}, '"shown"') });
    await screen.press('Discard charter');
    expect(screen.text()).toContain('Discards the charter permanently and closes its interview.');
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
    expect(screen.names('link')).not.toContain('Open interview');
  });
});

describe('an edited charter', () => {
  const editing = async (): Promise<void> => {
    await open(ADDRESS, { getCharter: () => tagged({}, '"shown"') });
    await screen.press('Edit');
    await screen.type('Brief', 'Mine.');
  };

  it('has a field for each of its parts', async () => {
    await editing();
    expect(screen.fields()).toEqual([
      ...['Title text required', 'Brief textarea required', 'Goals textarea', 'Constraints textarea'],
      ...['Success criteria textarea', 'In scope textarea', 'Out of scope textarea', 'Amount number required'],
      ...['Currency text required', 'Deadline datetime-local', 'Time horizon text'],
    ]);
    expect([screen.hintOf('Goals'), screen.hintOf('Brief')]).toEqual(['One per line.', '']);
    expect(screen.attributes('main input', 'maxlength')).toEqual(['200', null, '3', null, '200']);
    expect(screen.attributes('main input', 'step')).toEqual([null, 'any', null, '1', null]);
    expect(screen.attributes('main input', 'min')).toEqual([null, '0', null, null, null]);
    expect(screen.rows()).toEqual([`Brief ${CHARTER.brief} Mine.`]);
  });

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
    expect(screen.focused()).toMatch(/^Someone else changed it/);
    expect([screen.valueOf('Brief'), screen.valueOf('Title')]).toEqual(['Mine.', 'Portal']);
    expect(screen.texts('row').filter((row) => row.startsWith('Brief'))[0]).toBe('Brief Mine. Theirs.');
    screen.answer({ editCharter: ({ body }) => tagged({ brief: body.brief, updated_at: LATER }, '"saved"') });
    expect(screen.texts('columnheader').slice(0, 2)).toEqual(['Mine', 'Theirs']);
    expect(screen.texts('caption')).toEqual(['Someone else changed it in the meantime', 'Your changes']);
    await screen.press('Save the text below');
    expect(screen.changes().at(-1)).toMatchObject({ ifMatch: '"theirs"', body: { brief: 'Mine.', title: null } });
  });

  it('keeps what is typed while the text of the other user is read', async () => {
    await editing();
    const late = Promise.withResolvers<Response>();
    screen.answer({ editCharter: conflict, getCharter: () => late.promise });
    await screen.press('Save');
    await screen.type('Brief', 'Mine, too.');
    late.resolve(tagged({ brief: 'Theirs.' }, '"theirs"'));
    await settle();
    expect(screen.valueOf('Brief')).toBe('Mine, too.');
    expect(screen.texts('row')).toContain('Brief Mine, too. Theirs.');
  });

  it('has the focus on both versions after each conflict, and in the field while the person types', async () => {
    await editing();
    let version = 0;
    const getCharter = (): Response => {
      version += 1;
      return tagged({ brief: `Theirs ${version}.` }, `"${version}"`);
    };
    screen.answer({ editCharter: conflict, getCharter });
    for (const buttons of [['Save'], ['Save the text below'], ['Keep all of mine', 'Save the text below']]) {
      for (const button of buttons) await screen.press(button);
      expect(screen.focused()).toMatch(/^Someone else changed it/);
    }
    page.browser.document.querySelector('textarea')?.focus();
    await screen.type('Brief', 'Both.');
    expect(screen.focused()).toBe('Brief');
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
  it('shows the state and the budget of each', async () => {
    const charters = ['drafted', 'approved', 'cancelled'].map((status) => ({ ...CHARTER, id: status, status }));
    await open('charters', { listCharters: () => listed(charters) });
    expect(screen.rows()).toEqual(
      ['Drafted', 'Approved', 'Cancelled'].map(
        (status) => `${CHARTER.title} ${status} 1 $50,000.00 ${CHARTER.updated_at}`,
      ),
    );
    expect(screen.badges()).toEqual(['Drafted: warn', 'Approved: good', 'Cancelled: plain']);
    expect(screen.texts('columnheader')).toEqual(['Name', 'Status', 'Version', 'Budget', 'Changed']);
    expect(screen.texts('caption')).toEqual(['Charters']);
    expect(screen.target('Start an interview')).toBe('#/talk?intent=charter');
    await open('charters', {}, { role: 'observer' });
    expect(screen.names('link')).not.toContain('Start an interview');
  });

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
    expect([CHARTER.title, 'Second'].map(screen.target)).toEqual([`#/${ADDRESS}`, '#/charters/2']);
    expect(screen.names('button')).not.toContain('Show more');
  });

  it('shows the steps of its run, and that a step has failed', async () => {
    const [step] = example('getTask').dispatch;
    const dispatch = [step, { ...step, phase: 'task', success: false, detail: 'No agent.' }];
    await open(ADDRESS, {
      getCharter: () => record(example('getCharter', {}, 'approved')),
      getTask: () => record(example('getTask', { dispatch })),
    });
    expect(screen.badges()).toEqual(['Approved: good', 'Done: good', 'Failed: bad']);
    expect(screen.texts('listitem').find((each) => each.startsWith('Task'))).toMatch(/^Task Failed .* No agent\.$/);
  });

  it('leads to its project, also without a run', async () => {
    await open(ADDRESS, { getCharter: () => tagged({ project_id: 'p1', task_id: null }, '"shown"') });
    await screen.press('Project');
    expect(screen.sent('getProject')[0]?.path).toBe('/api/v1/projects/p1');
    await open(ADDRESS);
    expect(screen.names('button')).not.toContain('Project');
  });

  it('has nothing to compare in its first version', async () => {
    const [head] = example('listCharterVersions');
    await open(ADDRESS, { listCharterVersions: () => listed([{ ...head, version: 1 }]) });
    expect(screen.text()).toContain('No earlier versions.');
    expect(screen.target('Back to charters')).toBe('#/charters');
  });

  it('compares two versions of a charter that the person chooses', async () => {
    const [head] = example('listCharterVersions');
    const heads = [3, 2, 1].map((version) => ({ ...head, version }));
    await open(ADDRESS, {
      getCharter: () => tagged({ version: 3 }, '"shown"'),
      listPeople: () => record([{ id: head.saved_by, username: 'Mia' }]),
      listCharterVersions: () => listed(heads),
      getCharterVersion: ({ path }) => {
        const version = Number(path.split('/').at(-1));
        return record(example('getCharterVersion', { version, brief: `Brief ${version}` }));
      },
    });
    expect(screen.texts('row')).toContain('Brief Brief 2 Brief 3');
    expect(screen.names('option')).toContain(`Version 3 · Edit · Mia · ${shownTime(head.saved_at)}`);
    expect(screen.texts('columnheader').slice(-2)).toEqual(['Version 2', 'Version 3']);
    await screen.choose('Compare', screen.names('option').find((name) => name.startsWith('Version 1')) ?? '');
    expect(screen.texts('row')).toContain('Brief Brief 1 Brief 3');
    await screen.choose('With', screen.names('option').find((name) => name.startsWith('Version 2')) ?? '');
    expect(screen.texts('row')).toContain('Brief Brief 1 Brief 2');
    await screen.choose('With', screen.names('option').find((name) => name.startsWith('Version 1')) ?? '');
    expect(screen.text()).toContain('The versions are the same.');
  });
});
