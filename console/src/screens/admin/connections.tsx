import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useList } from '../../load.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Empty, Lists } from '../../ui/page.tsx';
import { Sure } from '../../ui/sure.tsx';
import { Table } from '../../ui/table.tsx';
import { Badge, words as shown, type Tone } from '../../ui/values.tsx';
import { Once } from './once.tsx';
import { Receipts } from './receipts.tsx';

const words = text.admin;
type Connection = Schema<'Connection'>;
const at = (connection_name: string) => ({ params: { path: { connection_name } } });
const TONES: Readonly<Record<Connection['status'], Tone>> = {
  pending: 'warn',
  connected: 'good',
  disabled: 'plain',
  error: 'bad',
};

const OAUTH_FIELDS = ['authorization_url', 'token_url', 'client_id', 'client_secret', 'scopes'] as const;
const NO_FIELDS = {
  name: '',
  description: '',
  authorization_url: '',
  token_url: '',
  client_id: '',
  client_secret: '',
  scopes: '',
};

interface MadeProps {
  readonly onMade: (name: string, secret: string | null) => void;
  readonly onClose: () => void;
}

const NewConnection = ({ onMade, onClose }: MadeProps) => {
  const [kind, setKind] = useState<string>('webhook');
  const [fields, setFields] = useState(NO_FIELDS);
  const set = (name: keyof typeof fields) => (value: string) => setFields({ ...fields, [name]: value });
  const create = async (): Promise<void> => {
    const { name, description, scopes, ...oauth } = fields;
    const further = kind === 'oauth' ? { ...oauth, scopes: scopes.split(' ').filter(Boolean) } : {};
    const body = { name, description, kind: kind as Connection['kind'], ...further };
    const { secret } = await ask(() => api.POST('/api/v1/connections', { body }));
    onMade(name, secret);
  };
  return (
    <Dialog title={words.newConnection} onClose={onClose}>
      <Form submit={text.common.create} onSubmit={create} onCancel={onClose}>
        <TextField label={text.common.name} value={fields.name} onChange={set('name')} isRequired />
        <TextField label={words.description} value={fields.description} onChange={set('description')} />
        <Select
          label={words.kind}
          value={kind}
          onChange={setKind}
          options={(['webhook', 'oauth'] as const).map((each) => [each, words.kinds[each]])}
        />
        {kind === 'oauth' &&
          OAUTH_FIELDS.map((name) => (
            <TextField
              key={name}
              label={shown(name)}
              type={name === 'client_secret' ? 'password' : 'text'}
              autoComplete="off"
              value={fields[name]}
              onChange={set(name)}
            />
          ))}
      </Form>
    </Dialog>
  );
};

interface Rows {
  readonly reload: () => void;
  readonly onSecret: (name: string, secret: string | null) => void;
  readonly onReceipts: (name: string) => void;
}

/** What can be done with one of them. */
const Changes = ({ of: { name, kind, status }, reload, onSecret, onReceipts }: Rows & { readonly of: Connection }) => {
  const setEnabled = async (enabled: boolean): Promise<void> => {
    await ask(() => api.PATCH('/api/v1/connections/{connection_name}', { ...at(name), body: { enabled } }));
    reload();
  };
  const connect = async (): Promise<void> => {
    const begun = await ask(() => api.POST('/api/v1/connections/{connection_name}/oauth/initiate', at(name)));
    location.assign(begun.authorization_url);
  };
  const rotate = async (): Promise<void> => {
    const path = '/api/v1/connections/{connection_name}/rotate-secret';
    onSecret(name, (await ask(() => api.POST(path, at(name)))).secret);
  };
  const remove = async (): Promise<void> => {
    await ask(() => api.DELETE('/api/v1/connections/{connection_name}', at(name)));
    reload();
  };
  const isOff = status === 'disabled';
  return (
    <div class="buttons">
      {kind === 'webhook' && (
        <Button label={`${words.receipts} ${name}`} onClick={() => onReceipts(name)}>
          {words.receipts}
        </Button>
      )}
      {kind === 'oauth' && <ActionButton act={connect}>{words.connect}</ActionButton>}
      <ActionButton act={() => setEnabled(isOff)} label={`${isOff ? words.switchOn : words.switchOff} ${name}`}>
        {isOff ? words.switchOn : words.switchOff}
      </ActionButton>
      {kind === 'webhook' && <Sure verb={words.rotate} subject={name} consequence={words.rotateHint} act={rotate} />}
      <Sure verb={text.common.delete} subject={name} consequence={words.deleteConnection} act={remove} />
    </div>
  );
};

/** Who may send to this organisation, and which accounts it may use elsewhere. */
export const Connections = () => {
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState<readonly [name: string, secret: string] | null>(null);
  const [received, setReceived] = useState<string | null>(null);
  const connections = useList((cursor) =>
    ask(() => api.GET('/api/v1/connections', { params: { query: cursor === undefined ? {} : { cursor } } })),
  );
  const onSecret = (name: string, made: string | null): void => {
    setNew(false);
    if (made !== null) setSecret([name, made]);
    connections.reload();
  };
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
                    <Changes of={connection} reload={connections.reload} onSecret={onSecret} onReceipts={setReceived} />
                  ),
              },
            ]}
          />
        )}
      </Lists>
      {isNew && <NewConnection onMade={onSecret} onClose={() => setNew(false)} />}
      {secret !== null && <Once title={secret[0]} secret={secret[1]} onClose={() => setSecret(null)} />}
      {received !== null && <Receipts of={received} onClose={() => setReceived(null)} />}
    </>
  );
};
