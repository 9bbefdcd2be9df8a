import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../../api.ts';
import { useList } from '../../../load.ts';
import { may } from '../../../session/session.ts';
import { text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Lists } from '../../../ui/page.tsx';
import { Table } from '../../../ui/table.tsx';
import { Badge, words as shown, type Tone } from '../../../ui/values.tsx';
import { ConnectionChanges } from './connection-changes.tsx';
import { NewConnectionForm } from './new-connection.tsx';
import { Receipts } from './receipts.tsx';

const words = text.admin;
type Connection = Schema<'Connection'>;
const TONES: Readonly<Record<Connection['status'], Tone>> = {
  pending: 'warn',
  connected: 'good',
  disabled: 'plain',
  error: 'bad',
};

/** Connections: incoming webhooks, and accounts at other services. */
export const Connections = () => {
  const [isNew, setNew] = useState(false);
  const [received, setReceived] = useState<string | null>(null);
  const connections = useList((cursor) =>
    ask(() => api.GET('/api/v1/connections', { params: { query: cursor === undefined ? {} : { cursor } } })),
  );
  return (
    <>
      {may('lead') && (
        <p>
          <Button kind="main" onClick={() => setNew(true)}>
            {words.newConnection}
          </Button>
        </p>
      )}
      <Lists
        of={connections}
        empty={
          <Empty title={words.noConnections}>
            <p>{words.noConnectionsHint}</p>
          </Empty>
        }
      >
        {(found) => (
          <Table
            caption={words.parts.connections}
            rows={found}
            keyOf={({ name }) => name}
            columns={[
              { name: text.common.name, show: ({ name }) => name },
              { name: words.kind, show: ({ kind }) => words.kinds[kind] },
              { name: words.description, show: ({ description }) => description },
              { name: words.state, show: ({ status }) => <Badge tone={TONES[status]}>{shown(status)}</Badge> },
              {
                name: words.change,
                show: (connection) =>
                  may('lead') && (
                    <ConnectionChanges of={connection} reload={connections.reload} onReceipts={setReceived} />
                  ),
              },
            ]}
          />
        )}
      </Lists>
      {isNew && <NewConnectionForm onMade={connections.reload} onClose={() => setNew(false)} />}
      {received !== null && <Receipts of={received} onClose={() => setReceived(null)} />}
    </>
  );
};
