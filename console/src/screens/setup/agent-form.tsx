import { useState } from 'preact/hooks';
import { api, ask } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text.ts';
import { useAttempt } from '../../ui/attempt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Loads } from '../../ui/page.tsx';

const words = text.setup;

/** The models that agents can speak with, as one choice of provider and model. */
export const useModels = () =>
  useLoad(async () => {
    const providers = await ask(() => api.GET('/api/v1/providers'));
    return providers.flatMap(({ name, models }) =>
      models.filter(({ embedding }) => !embedding).map(({ id }) => [`${name}\n${id}`, `${name}: ${id}`] as const),
    );
  });

/** A choice of `useModels` as the interface takes it. */
export const modelOf = (choice: string) => {
  const [model_provider = '', model_id = ''] = choice.split('\n');
  return { model_provider, model_id };
};

/** Another agent, at the end of the company. */
export const AgentForm = ({ onDone }: { readonly onDone: () => void }) => {
  const [fields, setFields] = useState({ name: '', role: '', department: '', model: '' });
  const models = useModels();
  const attempt = useAttempt();
  const set = (name: keyof typeof fields) => (value: string) => setFields({ ...fields, [name]: value });
  const add = async (): Promise<void> => {
    const { name, role, department, model } = fields;
    const chosen = modelOf(model === '' ? (models.data?.[0]?.[0] ?? '') : model);
    const body = { name, role, ...chosen, ...(department === '' ? {} : { department }) };
    const params = { header: { 'Idempotency-Key': attempt.keyOf(body) } };
    await ask(() => api.POST('/api/v1/setup/agent', { params, body }));
    onDone();
  };
  return (
    <Dialog title={words.addAgent} onClose={onDone}>
      <Form submit={text.common.create} onSubmit={add} onCancel={onDone}>
        <TextField label={text.common.name} value={fields.name} onChange={set('name')} isRequired />
        <TextField label={words.role} value={fields.role} onChange={set('role')} isRequired />
        <TextField label={words.department} value={fields.department} onChange={set('department')} />
        <Loads of={models}>
          {(found) => <Select label={words.model} value={fields.model} onChange={set('model')} options={found} />}
        </Loads>
      </Form>
    </Dialog>
  );
};
