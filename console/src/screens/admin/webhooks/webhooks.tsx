import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../../api.ts';
import { useList } from '../../../load.ts';
import { text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Lists } from '../../../ui/page.tsx';
import { Table } from '../../../ui/table.tsx';
import { Badge, words as inWords, Time } from '../../../ui/values.tsx';
import { Deliveries } from './deliveries.tsx';
import { EndpointChanges } from './endpoint-changes.tsx';
import { NewEndpoint } from './new-endpoint.tsx';

const words = text.admin;
type Endpoint = Schema<'WebhookEndpoint'>;

const State = ({ of: { enabled, disabled_reason: reason } }: { readonly of: Endpoint }) => (
  <Badge tone={enabled ? 'good' : 'bad'}>
    {enabled ? words.on : words.off}
    {reason !== null && `: ${inWords(reason)}`}
  </Badge>
);

/** Webhook endpoints. */
export const Webhooks = () => {
  const [isNew, setNew] = useState(false);
  const [watched, setWatched] = useState<Endpoint | null>(null);
  const endpoints = useList((cursor) =>
    ask(() => api.GET('/api/v1/webhook-endpoints', { params: { query: cursor === undefined ? {} : { cursor } } })),
  );
  return (
    <>
      <p>
        <Button kind="main" onClick={() => setNew(true)}>
          {words.newEndpoint}
        </Button>
      </p>
      <Lists
        of={endpoints}
        empty={
          <Empty title={words.noEndpoints}>
            <p>{words.noEndpointsHint}</p>
          </Empty>
        }
      >
        {(found) => (
          <Table
            caption={words.parts.webhooks}
            rows={found}
            keyOf={({ id }) => id}
            columns={[
              { name: words.url, show: ({ url }) => url },
              { name: words.eventTypes, show: ({ event_types: types }) => types.join(', ') || text.feed.all },
              { name: words.state, show: (endpoint) => <State of={endpoint} /> },
              {
                name: words.lastSuccess,
                show: ({ last_success_at: when }) => (when === null ? words.never : <Time at={when} />),
              },
              {
                name: words.change,
                show: (endpoint) => (
                  <EndpointChanges of={endpoint} reload={endpoints.reload} onDeliveries={() => setWatched(endpoint)} />
                ),
              },
            ]}
          />
        )}
      </Lists>
      {isNew && <NewEndpoint onMade={endpoints.reload} onClose={() => setNew(false)} />}
      {watched !== null && <Deliveries of={watched} onClose={() => setWatched(null)} />}
    </>
  );
};
