import { api, ask, type Schema } from '../../../api.ts';
import { useList } from '../../../load.ts';
import { text } from '../../../text/text.ts';
import { ActionButton } from '../../../ui/action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty, Lists } from '../../../ui/page.tsx';
import { Table } from '../../../ui/table.tsx';
import { Badge, words as shown, Time, type Tone } from '../../../ui/values.tsx';

const words = text.admin;
type Delivery = Schema<'WebhookDelivery'>;
const TONES: Readonly<Record<Delivery['status'], Tone>> = {
  pending: 'plain',
  succeeded: 'good',
  failed: 'warn',
  dead: 'bad',
};

interface DeliveriesProps {
  readonly of: Schema<'WebhookEndpoint'>;
  readonly onClose: () => void;
}

/** The deliveries of an endpoint, with redelivery. */
export const Deliveries = ({ of: { id: endpoint_id, url }, onClose }: DeliveriesProps) => {
  const path = { endpoint_id };
  const deliveries = useList((cursor) => {
    const params = { path, query: cursor === undefined ? {} : { cursor } };
    return ask(() => api.GET('/api/v1/webhook-endpoints/{endpoint_id}/deliveries', { params }));
  });
  const resend = async (event_id: string): Promise<void> => {
    const body = { event_id };
    await ask(() => api.POST('/api/v1/webhook-endpoints/{endpoint_id}/redeliver', { params: { path }, body }));
    deliveries.reload();
  };
  return (
    <Dialog title={words.deliveries} subject={url} onClose={onClose}>
      <p>
        <Button onClick={deliveries.reload} isBusy={deliveries.isLoading}>
          {words.readAgain}
        </Button>
      </p>
      <Lists of={deliveries} empty={<Empty title={words.noDeliveries} />}>
        {(found) => (
          <Table
            caption={words.deliveries}
            rows={found}
            keyOf={({ id }) => id}
            columns={[
              { name: words.event, show: ({ event_type }) => event_type },
              { name: words.state, show: ({ status }) => <Badge tone={TONES[status]}>{shown(status)}</Badge> },
              {
                name: words.answer,
                show: ({ response_status, error }) => response_status ?? shown(error ?? ''),
              },
              { name: text.common.when, show: ({ created_at: when }) => <Time at={when} /> },
              {
                name: words.change,
                show: ({ id, event_type: type, event_id: event, status }) =>
                  status !== 'pending' && (
                    <ActionButton label={`${words.resend} ${type} ${id}`} act={() => resend(event)}>
                      {words.resend}
                    </ActionButton>
                  ),
              },
            ]}
          />
        )}
      </Lists>
    </Dialog>
  );
};
