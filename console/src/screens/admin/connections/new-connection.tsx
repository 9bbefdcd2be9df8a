import { api, ask, type Schema } from '../../../api.ts';
import { text } from '../../../text/text.ts';
import { Creation } from '../../../ui/creation.tsx';
import { Select, TextField } from '../../../ui/fields.tsx';
import { words as shown } from '../../../ui/values.tsx';
import { showOnce } from '../shared/once.tsx';

const words = text.admin;
type Kind = Schema<'Connection'>['kind'];

const OAUTH_FIELDS = ['authorization_url', 'token_url', 'client_id', 'client_secret', 'scopes'] as const;
const FIRST = {
  kind: 'webhook',
  name: '',
  description: '',
  authorization_url: '',
  token_url: '',
  client_id: '',
  client_secret: '',
  scopes: '',
};

/** Creates a connection; a generated secret is shown once. */
export const NewConnectionForm = ({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: () => void;
}) => (
  <Creation
    title={words.newConnection}
    first={FIRST}
    make={async ({ name, description, kind, scopes, ...oauth }, named) => {
      const further = kind === 'oauth' ? { ...oauth, scopes: scopes.split(' ').filter(Boolean) } : {};
      const body = { name, description, kind: kind as Kind, ...further };
      const { secret } = await ask(() => api.POST('/api/v1/connections', { params: named(body), body }));
      if (secret !== null) showOnce(`${words.secret}: ${name}`, secret);
      onMade();
    }}
    onClose={onClose}
  >
    {(field, { kind }) => (
      <>
        <TextField label={text.common.name} isRequired {...field('name')} />
        <TextField label={words.description} {...field('description')} />
        <Select
          label={words.kind}
          options={(['webhook', 'oauth'] as const).map((each) => [each, words.kinds[each]])}
          {...field('kind')}
        />
        {kind === 'oauth' &&
          OAUTH_FIELDS.map((name) => (
            <TextField
              key={name}
              label={shown(name)}
              type={name === 'client_secret' ? 'password' : 'text'}
              autoComplete="off"
              {...field(name)}
            />
          ))}
      </>
    )}
  </Creation>
);
