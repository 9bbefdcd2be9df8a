import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../../api.ts';
import { useLoad } from '../../../load.ts';
import { text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Loads } from '../../../ui/page.tsx';
import { Sure } from '../../../ui/sure.tsx';
import { Table } from '../../../ui/table.tsx';
import { Badge, words as shown, Time } from '../../../ui/values.tsx';
import { NewKey } from './new-key.tsx';

const words = text.admin;
type Key = Schema<'ApiKeyResponse'>;

const stateOf = ({ revoked, expires_at: until }: Key): readonly ['good' | 'bad' | 'warn', string] => {
  if (revoked) return ['bad', words.revoked];
  if (until !== null && new Date(until) < new Date()) return ['warn', words.expired];
  return ['good', words.works];
};

/** API keys; each secret is shown once, after it is created. */
export const Keys = () => {
  const [isNew, setNew] = useState(false);
  const keys = useLoad(() => ask(() => api.GET('/api/v1/auth/api-keys')));
  // No ETag: keys have none, and revoking twice has the same effect.
  const revoke = async (key_id: string, cascade: boolean): Promise<void> => {
    await ask(() => api.DELETE('/api/v1/auth/api-keys/{key_id}', { params: { path: { key_id }, query: { cascade } } }));
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
                      <Sure
                        verb={words.revoke}
                        subject={name}
                        consequence={words.revokeKey}
                        option={words.revokeMade}
                        act={(cascade) => revoke(id, cascade)}
                      />
                    ),
                },
              ]}
            />
          )
        }
      </Loads>
      {isNew && <NewKey onClose={() => setNew(false)} onMade={keys.reload} />}
    </>
  );
};
