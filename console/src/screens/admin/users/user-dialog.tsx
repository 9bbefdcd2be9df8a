import { unwrap } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import { api, ask, askTagged } from '../../../api.ts';
import { useLoad } from '../../../load.ts';
import { me } from '../../../session/session.ts';
import { text } from '../../../text/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select, TextField } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { announce } from '../../../ui/notice.tsx';
import { Loads } from '../../../ui/page.tsx';
import { words as shown } from '../../../ui/values.tsx';
import { roleOptions, type UserAccount, type UserRole, userPath } from '../shared/roles.ts';
import { OrgRoles } from './org-roles.tsx';

const words = text.admin;

interface DoneProps {
  readonly onDone: () => void;
}

const Password = ({ user, onDone }: DoneProps & { readonly user: UserAccount }) => {
  const [password, setPassword] = useState('');
  const reset = async (): Promise<void> => {
    await ask(() =>
      api.POST('/api/v1/users/{user_id}/reset-password', { params: userPath(user.id), body: { password } }),
    );
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

const HandOver = ({ user }: { readonly user: UserAccount }) => {
  const [password, setPassword] = useState('');
  // Not by `ask`: a wrong password has the same error as an ended session.
  const transfer = async (): Promise<void> => {
    const init = { params: userPath(user.id), body: { password } };
    await unwrap(api.POST('/api/v1/users/{user_id}/transfer-ceo', init));
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
  readonly user: UserAccount;
  readonly etag: string;
  readonly reload: () => void;
}) => {
  const [role, setRole] = useState<string>(user.role);
  const change = async (): Promise<void> => {
    const params = { ...userPath(user.id), header: { 'If-Match': etag } };
    // Also after a conflict, to show the current state.
    await ask(() => api.PATCH('/api/v1/users/{user_id}', { params, body: { role: role as UserRole } })).finally(reload);
    announce(text.common.saved);
  };
  return (
    <Form submit={text.common.save} onSubmit={change}>
      <Select
        hint={`${text.company.now}: ${shown(user.role)}`}
        label={words.role}
        value={role}
        onChange={setRole}
        options={roleOptions()}
      />
    </Form>
  );
};

/** Everything that can be changed of a user, with the ETag of the shown record. */
export const UserDialog = ({ id, onDone }: DoneProps & { readonly id: string }) => {
  const user = useLoad(() => askTagged(() => api.GET('/api/v1/users/{user_id}', { params: userPath(id) })), [id]);
  const isSelf = id === me.value?.id;
  return (
    <Dialog title={user.data?.data.username ?? ''} onClose={onDone}>
      <Loads of={user}>
        {({ data, etag }) => (
          <>
            {data.role !== 'ceo' && <RoleForm user={data} etag={etag} reload={user.reload} />}
            <OrgRoles user={data} etag={etag} reload={user.reload} />
            {!isSelf && <Password user={data} onDone={onDone} />}
            {!isSelf && <HandOver user={data} />}
          </>
        )}
      </Loads>
    </Dialog>
  );
};
