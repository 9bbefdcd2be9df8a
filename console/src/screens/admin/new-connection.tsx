import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { text } from '../../text.ts';
import { useAttempt } from '../../ui/attempt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { words as shown } from '../../ui/values.tsx';

const words = text.admin;
type Kind = Schema<'Connection'>['kind'];

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

export const NewConnection = ({ onMade, onClose }: MadeProps) => {
  const [kind, setKind] = useState<string>('webhook');
  const [fields, setFields] = useState(NO_FIELDS);
  const attempt = useAttempt();
  const set = (name: keyof typeof fields) => (value: string) => setFields({ ...fields, [name]: value });
  const create = async (): Promise<void> => {
    const { name, description, scopes, ...oauth } = fields;
    const further = kind === 'oauth' ? { ...oauth, scopes: scopes.split(' ').filter(Boolean) } : {};
    const body = { name, description, kind: kind as Kind, ...further };
    const params = { header: { 'Idempotency-Key': attempt.keyOf(body) } };
    const { secret } = await ask(() => api.POST('/api/v1/connections', { params, body }));
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
