import { useState } from 'preact/hooks';
import { api, ask, askTagged, type Schema } from '../../api.ts';
import { useList } from '../../load.ts';
import { text } from '../../text.ts';
import { ActionButton } from '../../ui/action.tsx';
import { useAttempt } from '../../ui/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { announce } from '../../ui/notice.tsx';
import { Empty, Lists } from '../../ui/page.tsx';
import { Sure } from '../../ui/sure.tsx';
import { Table } from '../../ui/table.tsx';
import { Badge, words as inWords, Time } from '../../ui/values.tsx';
import { changeAsShown } from './as-shown.ts';
import { Deliveries } from './deliveries.tsx';
import { Once } from './once.tsx';

const words = text.admin;
type Endpoint = Schema<'WebhookEndpoint'>;
const PATH = '/api/v1/webhook-endpoints/{endpoint_id}';
const at = (endpoint_id: string) => ({ params: { path: { endpoint_id } } });

const NewEndpoint = ({
  onMade,
  onClose,
}: {
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}) => {
  const [fields, setFields] = useState({ url: '', description: '', types: '' });
  const attempt = useAttempt();
  const set = (name: keyof typeof fields) => (value: string) => setFields({ ...fields, [name]: value });
  const create = async (): Promise<void> => {
    const { url, description, types } = fields;
    const event_types = types.split(/[\s,]+/).filter(Boolean);
    const body = { url, description, ...(event_types.length === 0 ? {} : { event_types }) };
    const params = { header: { 'Idempotency-Key': attempt.keyOf(body) } };
    onMade((await ask(() => api.POST('/api/v1/webhook-endpoints', { params, body }))).secret);
  };
  return (
    <Dialog title={words.newEndpoint} onClose={onClose}>
      <Form submit={text.common.create} onSubmit={create} onCancel={onClose}>
        <TextField label={words.url} type="url" value={fields.url} onChange={set('url')} isRequired />
        <TextField label={words.description} value={fields.description} onChange={set('description')} />
        <TextField label={words.eventTypes} hint={words.eventTypesHint} value={fields.types} onChange={set('types')} />
      </Form>
    </Dialog>
  );
};

interface ChangesProps {
  readonly of: Endpoint;
  readonly reload: () => void;
  readonly onSecret: (secret: string) => void;
  readonly onDeliveries: () => void;
}

const Changes = ({ of, reload, onSecret, onDeliveries }: ChangesProps) => {
  const { id, url, enabled } = of;
  const { path } = at(id).params;
  const shown = { shown: of, read: () => askTagged(() => api.GET(PATH, at(id))), reload };
  const setEnabled = () =>
    changeAsShown(shown, (header) => {
      const init = { params: { path, header }, body: { enabled: !enabled } };
      return ask(() => api.PATCH(PATH, init));
    });
  const test = async (): Promise<void> => {
    await ask(() => api.POST('/api/v1/webhook-endpoints/{endpoint_id}/test', at(id)));
    announce(words.testSent);
  };
  const rotate = async (): Promise<void> =>
    onSecret((await ask(() => api.POST('/api/v1/webhook-endpoints/{endpoint_id}/rotate-secret', at(id)))).secret);
  const remove = () => changeAsShown(shown, (header) => ask(() => api.DELETE(PATH, { params: { path, header } })));
  return (
    <div class="buttons">
      <Button label={`${words.deliveries} ${url}`} onClick={onDeliveries}>
        {words.deliveries}
      </Button>
      <ActionButton label={`${words.test} ${url}`} act={test}>
        {words.test}
      </ActionButton>
      <ActionButton label={`${enabled ? words.switchOff : words.switchOn} ${url}`} act={setEnabled}>
        {enabled ? words.switchOff : words.switchOn}
      </ActionButton>
      <Sure verb={words.rotate} subject={url} consequence={words.rotateHint} act={rotate} />
      <Sure verb={text.common.delete} subject={url} consequence={words.deleteEndpoint} act={remove} />
    </div>
  );
};

const State = ({ of: { enabled, disabled_reason: reason } }: { readonly of: Endpoint }) => (
  <Badge tone={enabled ? 'good' : 'bad'}>
    {enabled ? words.on : words.off}
    {reason !== null && `: ${inWords(reason)}`}
  </Badge>
);

/** Addresses of others that get events. */
export const Webhooks = () => {
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [watched, setWatched] = useState<Endpoint | null>(null);
  const endpoints = useList((cursor) =>
    ask(() => api.GET('/api/v1/webhook-endpoints', { params: { query: cursor === undefined ? {} : { cursor } } })),
  );
  const onSecret = (made: string): void => {
    setNew(false);
    setSecret(made);
    endpoints.reload();
  };
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
                  <Changes
                    of={endpoint}
                    reload={endpoints.reload}
                    onSecret={onSecret}
                    onDeliveries={() => setWatched(endpoint)}
                  />
                ),
              },
            ]}
          />
        )}
      </Lists>
      {isNew && <NewEndpoint onMade={onSecret} onClose={() => setNew(false)} />}
      {secret !== null && <Once title={words.secret} secret={secret} onClose={() => setSecret(null)} />}
      {watched !== null && <Deliveries of={watched} onClose={() => setWatched(null)} />}
    </>
  );
};
