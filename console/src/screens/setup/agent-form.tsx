import { api, ask } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Creation } from '../../ui/creation.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Loads } from '../../ui/page.tsx';

const words = text.setup;

/** The models that agents can use; each option is a pair of provider and model. */
export const useModels = () =>
  useLoad(async () => {
    const providers = await ask(() => api.GET('/api/v1/providers'));
    return providers.flatMap(({ name, models }) =>
      models.filter(({ embedding }) => !embedding).map(({ id }) => [`${name}\n${id}`, `${name}: ${id}`] as const),
    );
  });

/** An option of `useModels` in its wire form. */
export const chosenModel = (choice: string) => {
  const [model_provider = '', model_id = ''] = choice.split('\n');
  return { model_provider, model_id };
};

/** Adds an agent at the end of the company. */
export const AgentForm = ({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) => {
  const models = useModels();
  return (
    <Creation
      title={words.addAgent}
      first={{ name: '', role: '', department: '', model: '' }}
      make={async ({ name, role, department, model }, named) => {
        const chosen = chosenModel(model === '' ? (models.data?.[0]?.[0] ?? '') : model);
        const body = { name, role, ...chosen, ...(department === '' ? {} : { department }) };
        await ask(() => api.POST('/api/v1/setup/agent', { params: named(body), body }));
        onMade();
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField label={text.common.name} isRequired {...field('name')} />
          <TextField label={words.role} isRequired {...field('role')} />
          <TextField label={words.department} {...field('department')} />
          <Loads of={models}>{(found) => <Select label={words.model} options={found} {...field('model')} />}</Loads>
        </>
      )}
    </Creation>
  );
};
