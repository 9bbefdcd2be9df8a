import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { me } from '../../session/session.ts';
import { text } from '../../text.ts';
import { useAttempt } from '../../ui/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Empty, Loads } from '../../ui/page.tsx';
import { Sure } from '../../ui/sure.tsx';
import { Table } from '../../ui/table.tsx';
import { Badge, words as shown, Time } from '../../ui/values.tsx';
import { Once } from './once.tsx';
import { roleOptions } from './roles.ts';

const words = text.admin;
type Key = Schema<'ApiKeyResponse'>;

/** What each role may hand out, itself first (spec/rules/auth.md#key-creation). */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  ceo: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'],
  manager: ['manager', 'pair_programmer', 'board_member', 'observer'],
  pair_programmer: ['pair_programmer', 'observer'],
  board_member: ['board_member', 'observer'],
};

const NewKey = ({ onMade, onClose }: { readonly onMade: (secret: string) => void; readonly onClose: () => void }) => {
  const roles = BELOW[me.value?.role ?? ''] ?? ['observer'];
  const [name, setName] = useState('');
  const [role, setRole] = useState(roles[0] ?? 'observer');
  const [expires, setExpires] = useState('');
  const attempt = useAttempt();
  const create = async (): Promise<void> => {
    const until = expires === '' ? {} : { expires_at: new Date(expires).toISOString() };
    const body = { name, role: role as Key['role'], ...until };
    const params = { header: { 'Idempotency-Key': attempt.keyOf(body) } };
    onMade((await ask(() => api.POST('/api/v1/auth/api-keys', { params, body }))).api_key);
  };
  return (
    <Dialog title={words.newKey} onClose={onClose}>
      <Form submit={text.common.create} onSubmit={create} onCancel={onClose}>
        <TextField label={text.common.name} value={name} onChange={setName} isRequired />
        <Select label={words.role} value={role} onChange={setRole} options={roleOptions(roles)} />
        <TextField
          label={words.expires}
          hint={words.expiresHint}
          type="datetime-local"
          value={expires}
          onChange={setExpires}
        />
      </Form>
    </Dialog>
  );
};

const stateOf = ({ revoked, expires_at: until }: Key): readonly ['good' | 'bad' | 'warn', string] => {
  if (revoked) return ['bad', words.revoked];
  if (until !== null && new Date(until) < new Date()) return ['warn', words.expired];
  return ['good', words.works];
};

/** Keys for programs; each is shown once, when it is made. */
export const Keys = () => {
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const keys = useLoad(() => ask(() => api.GET('/api/v1/auth/api-keys')));
  const revoke = async (key_id: string): Promise<void> => {
    await ask(() => api.DELETE('/api/v1/auth/api-keys/{key_id}', { params: { path: { key_id } } }));
    keys.reload();
  };
  return (
    <>
      <p>
        <Button kind="main" onClick={() => setNew(true)}>
          {words.newKey}
        </Button>
      </p>
      <Loads of={keys}>
        {(found) =>
          found.length === 0 ? (
            <Empty title={words.noKeys}>
              <p>{words.noKeysHint}</p>
            </Empty>
          ) : (
            <Table
              caption={words.parts.keys}
              rows={found}
              keyOf={({ id }) => id}
              columns={[
                { name: text.common.name, show: ({ name }) => name },
                { name: words.role, show: ({ role }) => shown(role) },
                { name: words.key, show: ({ last_four }) => <code>{`ok_…${last_four}`}</code> },
                { name: words.created, show: ({ created_at: at }) => <Time at={at} /> },
                { name: words.expires, show: ({ expires_at: at }) => (at === null ? words.never : <Time at={at} />) },
                {
                  name: words.state,
                  show: (key) => {
                    const [tone, state] = stateOf(key);
                    return <Badge tone={tone}>{state}</Badge>;
                  },
                },
                {
                  name: words.change,
                  show: ({ id, name, revoked }) =>
                    !revoked && (
                      <Sure verb={words.revoke} subject={name} consequence={words.revokeKey} act={() => revoke(id)} />
                    ),
                },
              ]}
            />
          )
        }
      </Loads>
      {isNew && (
        <NewKey
          onClose={() => setNew(false)}
          onMade={(secret) => {
            setNew(false);
            setMade(secret);
            keys.reload();
          }}
        />
      )}
      {made !== null && <Once title={words.newKey} secret={made} onClose={() => setMade(null)} />}
    </>
  );
};
