import { useState } from 'preact/hooks';
import { api, ask, askTagged } from '../../api.ts';
import { useList } from '../../load.ts';
import { me } from '../../session/session.ts';
import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Lists } from '../../ui/page.tsx';
import { Sure } from '../../ui/sure.tsx';
import { Table } from '../../ui/table.tsx';
import { Badge, words as shown, Time } from '../../ui/values.tsx';
import { changeAsShown } from './as-shown.ts';
import { NewUser } from './new-user.tsx';
import { type User, userPath } from './roles.ts';
import { UserDialog } from './user-dialog.tsx';

const words = text.admin;

/** The users, each with roles of their own and within the organisation. */
export const Users = () => {
  const [changed, setChanged] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const users = useList((cursor) =>
    ask(() => api.GET('/api/v1/users', { params: { query: cursor === undefined ? {} : { cursor } } })),
  );
  const done = (): void => {
    setChanged(null);
    setNew(false);
    users.reload();
  };
  const remove = (user: User) => {
    const params = userPath(user.id);
    const read = () => askTagged(() => api.GET('/api/v1/users/{user_id}', { params }));
    return changeAsShown({ shown: user, read, reload: users.reload }, (header) =>
      ask(() => api.DELETE('/api/v1/users/{user_id}', { params: { ...params, header } })),
    );
  };
  return (
    <>
      <p>
        <Button kind="main" onClick={() => setNew(true)}>
          {words.newUser}
        </Button>
      </p>
      <Lists of={users} empty={<Empty title={text.common.none} />}>
        {(found) => (
          <Table
            caption={words.parts.users}
            rows={found}
            keyOf={({ id }) => id}
            columns={[
              {
                name: text.signIn.username,
                show: ({ username, must_change_password: isNewcomer }) => (
                  <>
                    {username} {isNewcomer && <Badge tone="warn">{words.newcomer}</Badge>}
                  </>
                ),
              },
              { name: words.role, show: ({ role }) => shown(role) },
              {
                name: words.orgRoles,
                show: ({ org_roles, scoped_departments }) =>
                  [...org_roles.map(shown), ...scoped_departments].join(', '),
              },
              { name: words.created, show: ({ created_at: at }) => <Time at={at} /> },
              {
                name: words.change,
                show: (user) =>
                  user.role !== 'system' && (
                    <div class="buttons">
                      <Button label={`${words.change} ${user.username}`} onClick={() => setChanged(user.id)}>
                        {words.change}
                      </Button>
                      {user.id !== me.value?.id && (
                        <Sure
                          verb={text.common.delete}
                          subject={user.username}
                          consequence={words.deleteUser}
                          act={() => remove(user)}
                        />
                      )}
                    </div>
                  ),
              },
            ]}
          />
        )}
      </Lists>
      {isNew && <NewUser onDone={done} />}
      {changed !== null && <UserDialog id={changed} onDone={done} />}
    </>
  );
};
