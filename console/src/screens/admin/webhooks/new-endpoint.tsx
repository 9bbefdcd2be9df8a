import { api, ask } from '../../../api.ts';
import { text } from '../../../text/text.ts';
import { Creation } from '../../../ui/creation.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { showOnce } from '../shared/once.tsx';

const words = text.admin;

/** Creates a webhook endpoint; its secret is shown once. */
export const NewEndpoint = ({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) => (
  <Creation
    title={words.newEndpoint}
    first={{ url: '', description: '', types: '' }}
    make={async ({ url, description, types }, named) => {
      const event_types = types.split(/[\s,]+/).filter(Boolean);
      const body = { url, description, ...(event_types.length === 0 ? {} : { event_types }) };
      const { secret } = await ask(() => api.POST('/api/v1/webhook-endpoints', { params: named(body), body }));
      showOnce(`${words.secret}: ${url}`, secret);
      onMade();
    }}
    onClose={onClose}
  >
    {(field) => (
      <>
        <TextField label={words.url} type="url" isRequired {...field('url')} />
        <TextField label={words.description} {...field('description')} />
        <TextField label={words.eventTypes} hint={words.eventTypesHint} {...field('types')} />
      </>
    )}
  </Creation>
);
