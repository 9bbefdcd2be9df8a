import { useState } from 'preact/hooks';
import { api, ask, askTagged, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { me } from '../../session/session.ts';
import { text } from '../../text.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { announce } from '../../ui/notice.tsx';
import { Loads } from '../../ui/page.tsx';
import { words as shown } from '../../ui/values.tsx';

const words = text.admin;
type Role = Schema<'HumanRole'>;
type OrgRole = Schema<'OrgRole'>;
type User = Schema<'UserResponse'>;

/** The office of the ceo is handed over, not given. */
const ROLES = ['manager', 'pair_programmer', 'board_member', 'observer'] as const;
const ORG_ROLES = ['owner', 'department_admin', 'editor', 'viewer'] as const;
export const roleOptions = (roles: readonly string[] = ROLES) => roles.map((role) => [role, shown(role)] as const);

interface DoneProps {
  readonly onDone: () => void;
}

export const NewUser = ({ onDone }: DoneProps) => {
  const [fields, setFields] = useState({ username: '', password: '', role: 'observer' });
  const set = (name: keyof typeof fields) => (value: string) => setFields({ ...fields, [name]: value });
  const create = async (): Promise<void> => {
    await ask(() => api.POST('/api/v1/users', { body: { ...fields, role: fields.role as Role } }));
    onDone();
  };
  return (
    <Dialog title={words.newUser} onClose={onDone}>
      <Form submit={text.common.create} onSubmit={create} onCancel={onDone}>
        <TextField
          label={text.signIn.username}
          value={fields.username}
          onChange={set('username')}
          autoComplete="off"
          isRequired
        />
        <TextField
          label={words.firstPassword}
          hint={words.firstPasswordHint}
          type="password"
          autoComplete="new-password"
          value={fields.password}
          onChange={set('password')}
          isRequired
        />
        <Select label={words.role} value={fields.role} onChange={set('role')} options={roleOptions()} />
      </Form>
    </Dialog>
  );
};

const path = (user_id: string) => ({ path: { user_id } });

const OrgRoles = ({ user: { id, org_roles }, reload }: { readonly user: User; readonly reload: () => void }) => {
  const [role, setRole] = useState<string>('viewer');
  const [scopes, setScopes] = useState('');
  const grant = async (): Promise<void> => {
    const departments = scopes
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const body = { role: role as OrgRole, ...(departments.length === 0 ? {} : { scoped_departments: departments }) };
    await ask(() => api.POST('/api/v1/users/{user_id}/org-roles', { params: path(id), body }));
    reload();
  };
  const revoke = async (held: OrgRole): Promise<void> => {
    const params = { path: { user_id: id, role: held } };
    await ask(() => api.DELETE('/api/v1/users/{user_id}/org-roles/{role}', { params }));
    reload();
  };
  return (
    <section class="card">
      <h3>{words.orgRoles}</h3>
      <ul>
        {org_roles.map((held) => (
          <li key={held}>
            {shown(held)}{' '}
            <ActionButton kind="quiet" label={`${words.revoke} ${shown(held)}`} act={() => revoke(held)}>
              {words.revoke}
            </ActionButton>
          </li>
        ))}
      </ul>
      <Form submit={words.grant} kind="plain" onSubmit={grant}>
        <Select label={words.orgRole} value={role} onChange={setRole} options={roleOptions(ORG_ROLES)} />
        {role === 'department_admin' && (
          <TextField label={words.scopes} hint={words.scopesHint} value={scopes} onChange={setScopes} isRequired />
        )}
      </Form>
    </section>
  );
};

const Password = ({ user, onDone }: DoneProps & { readonly user: User }) => {
  const [password, setPassword] = useState('');
  const reset = async (): Promise<void> => {
    await ask(() => api.POST('/api/v1/users/{user_id}/reset-password', { params: path(user.id), body: { password } }));
    announce(words.passwordReset(user.username));
    onDone();
  };
  return (
    <section class="card">
      <h3>{words.resetPassword}</h3>
      <Form submit={words.resetPassword} kind="danger" onSubmit={reset}>
        <TextField
          label={words.firstPassword}
          hint={words.resetPasswordHint}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          isRequired
        />
      </Form>
    </section>
  );
};

const HandOver = ({ user }: { readonly user: User }) => {
  const [password, setPassword] = useState('');
  // Not by `ask`: that the password is wrong is told as if the session had ended.
  const transfer = async (): Promise<void> => {
    const { response, error } = await api.POST('/api/v1/users/{user_id}/transfer-ceo', {
      params: path(user.id),
      body: { password },
    });
    if (error !== undefined) await ask(() => Promise.resolve({ error, response }));
    location.reload();
  };
  return (
    <section class="card">
      <h3>{words.handOver}</h3>
      <Form submit={words.handOver} kind="danger" onSubmit={transfer}>
        <TextField
          label={text.signIn.current}
          hint={words.handOverHint}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
        />
      </Form>
    </section>
  );
};

const RoleForm = ({
  user,
  etag,
  reload,
}: {
  readonly user: User;
  readonly etag: string;
  readonly reload: () => void;
}) => {
  const [role, setRole] = useState<string>(user.role);
  const change = async (): Promise<void> => {
    const params = { ...path(user.id), header: { 'If-Match': etag } };
    await ask(() => api.PATCH('/api/v1/users/{user_id}', { params, body: { role: role as Role } }));
    announce(text.common.saved);
    reload();
  };
  return (
    <Form submit={text.common.save} onSubmit={change}>
      <Select label={words.role} value={role} onChange={setRole} options={roleOptions()} />
    </Form>
  );
};

/** Everything that can be changed of a user, under the tag of what is shown. */
export const UserDialog = ({ id, onDone }: DoneProps & { readonly id: string }) => {
  const user = useLoad(() => askTagged(() => api.GET('/api/v1/users/{user_id}', { params: path(id) })), [id]);
  const isSelf = id === me.value?.id;
  return (
    <Dialog title={user.data?.data.username ?? ''} onClose={onDone}>
      <Loads of={user}>
        {({ data, etag }) => (
          <>
            {data.role !== 'ceo' && <RoleForm key={etag} user={data} etag={etag} reload={user.reload} />}
            <OrgRoles user={data} reload={user.reload} />
            {!isSelf && <Password user={data} onDone={onDone} />}
            {!isSelf && <HandOver user={data} />}
          </>
        )}
      </Loads>
    </Dialog>
  );
};
