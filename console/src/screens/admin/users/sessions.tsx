import { useState } from 'preact/hooks';
import { api, ask } from '../../../api.ts';
import { useLoad } from '../../../load.ts';
import { may } from '../../../session/session.ts';
import { text } from '../../../text/text.ts';
import { Checkbox } from '../../../ui/fields.tsx';
import { Loads } from '../../../ui/page.tsx';
import { Sure } from '../../../ui/sure.tsx';
import { Table } from '../../../ui/table.tsx';
import { Badge, Time } from '../../../ui/values.tsx';

const words = text.admin;

/** The sessions of the user. */
export const Sessions = () => {
  const [isAll, setAll] = useState(false);
  const sessions = useLoad(() => {
    const query = isAll ? { scope: 'all' as const } : {};
    return ask(() => api.GET('/api/v1/auth/sessions', { params: { query } }));
  }, [isAll]);
  // No ETag: sessions have none, and ending twice has the same effect.
  const end = async (session_id: string): Promise<void> => {
    await ask(() => api.DELETE('/api/v1/auth/sessions/{session_id}', { params: { path: { session_id } } }));
    sessions.reload();
  };
  return (
    <>
      {may('ceo') && <Checkbox label={words.ofEverybody} isOn={isAll} onChange={setAll} />}
      <Loads of={sessions}>
        {(found) => (
          <Table
            caption={words.parts.sessions}
            rows={found}
            keyOf={({ session_id }) => session_id}
            columns={[
              {
                name: words.who,
                show: ({ username, is_current: isThis }) => (
                  <>
                    <bdi>{username}</bdi> {isThis && <Badge tone="good">{words.thisOne}</Badge>}
                  </>
                ),
              },
              { name: words.address, show: ({ ip_address }) => ip_address },
              { name: words.browser, show: ({ user_agent }) => user_agent },
              { name: words.lastActive, show: ({ last_active_at: at }) => <Time at={at} /> },
              { name: words.expires, show: ({ expires_at: at }) => <Time at={at} /> },
              {
                name: words.change,
                show: ({ session_id: id, username, ip_address }) => (
                  <Sure
                    verb={words.end}
                    subject={`${username}, ${ip_address}`}
                    consequence={words.endSession}
                    act={() => end(id)}
                  />
                ),
              },
            ]}
          />
        )}
      </Loads>
    </>
  );
};
