import { useState } from 'preact/hooks';
import { api, ask, askAll, askTagged, pages } from '../../../api.ts';
import { useLoad } from '../../../load.ts';
import { me } from '../../../session/session.ts';
import { text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { Loads } from '../../../ui/page.tsx';
import { Sure } from '../../../ui/sure.tsx';
import { Table } from '../../../ui/table.tsx';
import { Badge, words as shown, Time } from '../../../ui/values.tsx';
import { changeAsShown } from '../shared/as-shown.ts';
import { type UserAccount, userPath } from '../shared/roles.ts';
import { NewUser } from './new-user.tsx';
import { UserDialog } from './user-dialog.tsx';

const words = text.admin;

/** The users with their roles and org roles. */
export const Users = () => {
  const [changed, setChanged] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const [searched, setSearched] = useState('');
  // The interface sorts by id. Sorting by name and searching need all users.
  const users = useLoad(() => askAll(() => pages(api, '/api/v1/users')));
  const found = (all: readonly UserAccount[]): readonly UserAccount[] =>
    all
      .filter(({ username }) => username.toLowerCase().includes(searched.toLowerCase()))
      .toSorted((one, other) => one.username.localeCompare(other.username));
  const done = (): void => {
    setChanged(null);
    users.reload();
  };
  const remove = (user: UserAccount) => {
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
      <TextField label={text.feed.search} type="search" value={searched} onChange={setSearched} />
      <Loads of={users}>
        {(all) => (
          <Table
            caption={words.parts.users}
            rows={found(all)}
            keyOf={({ id }) => id}
            columns={[
              {
                name: text.signIn.username,
                show: ({ username, must_change_password: isNewcomer }) => (
                  <>
                    <bdi>{username}</bdi> {isNewcomer && <Badge tone="warn">{words.newcomer}</Badge>}
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
      </Loads>
      {isNew && <NewUser onClose={() => setNew(false)} onMade={users.reload} />}
      {changed !== null && <UserDialog id={changed} onDone={done} />}
    </>
  );
};
