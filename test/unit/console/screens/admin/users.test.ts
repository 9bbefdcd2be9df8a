import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../../clients/typescript/src/index.ts';
import { failure } from '../../page.ts';
import { open } from '../harness/open.ts';
import { screen } from '../harness/screen.ts';
import { type Answers, example, listed, nothing, record } from '../harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const ADA = {
  ...example('getUser'),
  id: 'ada',
  username: 'ada',
  role: 'observer',
  org_roles: [],
  scoped_departments: [],
};
const BEN = { ...ADA, id: 'ben', username: 'Ben', must_change_password: false };
const NEW = { ...ADA, must_change_password: true };
const conflict = (): Response => failure(409, ERROR_CODES.VERSION_CONFLICT);

/** A user with organisation roles that can be changed; each change has a new ETag. */
const changeable = (): Answers => {
  let user = ADA;
  let version = 1;
  const set = (change: object): void => {
    user = { ...user, ...change };
    version += 1;
  };
  return {
    listUsers: () => listed([user]),
    getUser: () => record(user, `"${version}"`),
    grantOrgRole: ({ body }) => {
      set({ org_roles: [...user.org_roles, body.role] });
      return record(user);
    },
    revokeOrgRole: ({ path }) => {
      set({ org_roles: user.org_roles.filter((role: string) => role !== path.split('/').at(-1)) });
      return nothing();
    },
    updateUserRole: ({ body }) => {
      set(body);
      return record(user);
    },
  };
};
const editing = async (more: Answers = {}): Promise<void> => {
  await open('admin/users', { ...changeable(), ...more });
  await screen.press('Edit ada');
};

describe('organisation roles of a user', () => {
  it('are granted, revoked and granted again with a new key each time, and with the shown ETag', async () => {
    await editing();
    await screen.choose('Organisation role', 'Editor');
    await screen.press('Grant');
    expect(screen.names('button')).toContain('Revoke Editor');
    await screen.press('Revoke Editor');
    expect(screen.names('button')).not.toContain('Revoke Editor');
    await screen.press('Grant');
    expect(screen.names('button')).toContain('Revoke Editor');
    expect(screen.sent('revokeOrgRole')).toMatchObject([{ ifMatch: '"2"' }]);
    const grants = screen.sent('grantOrgRole');
    expect(grants.map(({ body }) => body)).toEqual([{ role: 'editor' }, { role: 'editor' }]);
    expect(new Set(grants.map(({ key }) => key)).size).toBe(2);
  });

  it('are listed, each with a button that revokes it', async () => {
    await editing({ getUser: () => record({ ...ADA, org_roles: ['owner', 'editor'] }) });
    expect(screen.texts('listitem')).toEqual(['Owner Revoke', 'Editor Revoke']);
  });

  it('that could not be granted are granted with the same key', async () => {
    await editing({ grantOrgRole: () => failure(500, 8000) });
    await screen.press('Grant');
    expect(screen.texts('alert')).toHaveLength(1);
    await screen.press('Grant');
    const keys = screen.sent('grantOrgRole').map(({ key }) => key);
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  });

  it('of a department administrator name departments, those of others do not', async () => {
    await editing();
    await screen.choose('Organisation role', 'Department admin');
    await screen.press('Grant');
    expect(screen.changes()).toEqual([]);
    expect(screen.hintOf('Departments')).toBe('Names, separated by commas.');
    await screen.type('Departments', 'design, , engineering ');
    await screen.press('Grant');
    await screen.choose('Organisation role', 'Owner');
    await screen.press('Grant');
    expect(screen.changes().map(({ body }) => body)).toEqual([
      { role: 'department_admin', scoped_departments: ['design', 'engineering'] },
      { role: 'owner' },
    ]);
  });

  it('are shown as they are after a conflict', async () => {
    await editing({ getUser: () => record({ ...ADA, org_roles: ['editor'] }) });
    screen.answer({ revokeOrgRole: conflict, getUser: () => record({ ...ADA, org_roles: ['owner'] }) });
    await screen.press('Revoke Editor');
    expect(screen.texts('alert')).toHaveLength(0);
    expect(screen.names('button')).toContain('Revoke Owner');
  });
});

describe('the role of a user', () => {
  it('is changed with the ETag of what is shown', async () => {
    await editing();
    await screen.choose('Role', 'Manager');
    await screen.press('Save');
    expect(screen.changes()).toMatchObject([
      { operation: 'updateUserRole', ifMatch: '"1"', body: { role: 'manager' } },
    ]);
    expect(screen.text()).toContain('Saved.');
    expect(screen.text()).toContain('Current: Manager');
  });

  it('stays chosen after a conflict, beside the current one, and is saved over it', async () => {
    await editing();
    screen.answer({
      updateUserRole: conflict,
      getUser: () => record({ ...ADA, role: 'board_member' }, '"theirs"'),
    });
    await screen.choose('Role', 'Manager');
    await screen.press('Save');
    expect(screen.text()).toContain('Current: Board member');
    expect([screen.texts('alert').length, screen.valueOf('Role')]).toEqual([1, 'manager']);
    await screen.press('Save');
    expect(screen.changes().map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"theirs"']);
  });

  it('of a ceo can only be transferred, with the own password; the page then starts again', async () => {
    await editing({ getUser: () => record({ ...ADA, role: 'ceo' }) });
    expect(screen.names('button')).not.toContain('Save');
    await editing();
    await screen.type('Current password', 'secret');
    await screen.press('Transfer CEO role');
    expect(screen.changes()).toMatchObject([{ path: '/api/v1/users/ada/transfer-ceo', body: { password: 'secret' } }]);
    expect(screen.reload()).toHaveBeenCalledOnce();
  });
});

describe('a user', () => {
  it('is listed with all roles', async () => {
    const roles = { org_roles: ['owner', 'editor'], scoped_departments: ['design'] };
    await open('admin/users', { listUsers: () => listed([{ ...ADA, ...roles, must_change_password: false }]) });
    expect(screen.texts('columnheader')).toEqual(['Username', 'Role', 'Organisation roles', 'Created', 'Edit']);
    expect(screen.texts('caption')).toEqual(['Users']);
    expect(screen.rows()).toEqual([`ada Observer Owner, Editor, design ${ADA.created_at} Edit Delete`]);
  });

  it('has a name and a first password, which is hidden', async () => {
    await open('admin/users');
    await screen.press('New user');
    expect(screen.fields()).toEqual([
      'Username text off required',
      'First password password new-password required',
      'Role select',
    ]);
    expect(screen.hintOf('First password')).toBe('It must be changed at the first sign-in.');
    expect(screen.names('option')).toEqual(['Manager', 'Pair programmer', 'Board member', 'Observer']);
  });

  it('is edited in one dialog', async () => {
    await editing();
    expect(screen.texts('heading')[0]).toBe('ada');
    expect(screen.fields()).toEqual([
      'Role select',
      'Organisation role select',
      'First password password new-password required',
      'Current password password current-password required',
    ]);
    expect(['Role', 'First password', 'Current password'].map(screen.hintOf)).toEqual([
      'Current: Observer',
      'Signs the user out everywhere and revokes their keys.',
      'This user becomes CEO and you become a manager.',
    ]);
  });

  it('is given a new first password, and the dialog closes', async () => {
    await editing();
    await screen.press('Reset password');
    expect(screen.changes()).toEqual([]);
    await screen.type('First password', 'first');
    await screen.press('Reset password');
    expect(screen.changes()).toMatchObject([{ operation: 'resetUserPassword', body: { password: 'first' } }]);
    expect(screen.text()).toContain('must choose a new password at the next sign-in.');
    expect(screen.names('button')).toContain('Edit ada');
  });

  it('is created with what was typed; a failure keeps the input and is repeated with the same key', async () => {
    await open('admin/users', { listUsers: () => listed([ADA]), createUser: () => failure(500, 8000) });
    await screen.press('New user');
    await screen.type('Username', 'Ben');
    await screen.type('First password', 'first');
    await screen.choose('Role', 'Manager');
    await screen.press('Create');
    expect([screen.texts('alert').length, screen.valueOf('Username'), screen.valueOf('Role')]).toEqual([
      1,
      'Ben',
      'manager',
    ]);
    screen.answer({ createUser: () => record(BEN), listUsers: () => listed([ADA, BEN]) });
    await screen.press('Create');
    const made = screen.sent('createUser');
    expect(made[0]?.body).toEqual({ username: 'Ben', password: 'first', role: 'manager' });
    expect(new Set(made.map(({ key }) => key)).size).toBe(1);
    expect(screen.names('button')).toContain('Edit Ben');
  });

  it('is created as an observer unless another role is chosen, and not without a password', async () => {
    await open('admin/users');
    await screen.press('New user');
    await screen.type('Username', 'Ben');
    await screen.press('Create');
    expect(screen.changes()).toEqual([]);
    await screen.type('First password', 'first');
    await screen.press('Create');
    expect(screen.changes()).toMatchObject([{ body: { role: 'observer' } }]);
  });

  it('is deleted only after a confirmation, and only as shown', async () => {
    let users = [ADA, BEN];
    await open('admin/users', {
      listUsers: () => listed(users),
      getUser: () => record(BEN, '"ben"'),
      deleteUser: () => {
        users = [ADA];
        return nothing();
      },
    });
    await screen.press('Delete Ben');
    await screen.press('Cancel');
    expect(screen.changes()).toEqual([]);
    await screen.press('Delete Ben');
    await screen.press('Delete');
    expect(screen.changes()).toMatchObject([{ method: 'DELETE', path: '/api/v1/users/ben', ifMatch: '"ben"' }]);
    expect(screen.names('button')).not.toContain('Edit Ben');
  });

  it('that was changed since it was shown is not deleted', async () => {
    const getUser = () => record({ ...BEN, role: 'manager' }, '"new"');
    await open('admin/users', { listUsers: () => listed([ADA, BEN]), getUser });
    await screen.press('Delete Ben');
    expect(screen.text()).toContain('Records created by the user are kept.');
    await screen.press('Delete');
    expect(screen.changes()[0]?.ifMatch).not.toBe('"new"');
  });

  it('is not offered to delete the own account, or one of the system', async () => {
    const own = example('getCurrentUser').id;
    await open('admin/users', {
      listUsers: () =>
        listed([
          { ...ADA, id: own },
          { ...BEN, role: 'system' },
        ]),
    });
    expect(screen.names('button').filter((name) => /^(Edit|Delete) /.test(name))).toEqual(['Edit ada']);
    await screen.press('Edit ada');
    expect(screen.names('button')).not.toContain('Reset password');
    expect(screen.names('button')).not.toContain('Transfer CEO role');
  });

  it('is found by a part of the name; all pages are listed by name', async () => {
    await open('admin/users', {
      listUsers: ({ path }) => (path.includes('cursor=two') ? listed([NEW]) : listed([BEN], 'two')),
    });
    const rows = (): readonly string[] =>
      screen
        .texts('row')
        .slice(1)
        .map((row) => row.split(' ')[0] ?? '');
    expect(rows()).toEqual(['ada', 'Ben']);
    expect(screen.badges()).toEqual(['Must change password: warn']);
    expect(screen.rows().map((row) => row.includes('Must change password'))).toEqual([true, false]);
    await screen.type('Search', 'bE');
    expect(rows()).toEqual(['Ben']);
  });
});
