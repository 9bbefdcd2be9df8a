import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Loads } from '../../ui/page.tsx';
import { words as shown } from '../../ui/values.tsx';
import { placeOf } from './roster-places.ts';

const words = text.setup;
type Agent = Schema<'SetupAgentSummary'>;

const usePresets = () =>
  useLoad(() => ask(() => api.GET('/api/v1/setup/personality-presets', { params: { query: { limit: 200 } } })));

/** Edits the name and the personality of an agent. */
export const AgentEdit = ({ agent, onDone }: { readonly agent: Agent; readonly onDone: () => void }) => {
  const [name, setName] = useState(agent.name);
  const [preset, setPreset] = useState(agent.personality_preset ?? '');
  const presets = usePresets();
  const save = async (): Promise<void> => {
    const place = await placeOf(agent.id);
    if (name !== agent.name)
      await ask(() => api.PUT('/api/v1/setup/agents/{agent_index}/name', { ...place, body: { name } }));
    if (preset !== '' && preset !== agent.personality_preset)
      await ask(() =>
        api.PUT('/api/v1/setup/agents/{agent_index}/personality', {
          ...place,
          body: { personality_preset: preset },
        }),
      );
    onDone();
  };
  return (
    <Dialog title={agent.name} onClose={onDone}>
      <Form submit={text.common.save} onSubmit={save} onCancel={onDone}>
        <TextField label={text.common.name} value={name} onChange={setName} isRequired />
        <Loads of={presets}>
          {({ data }) => (
            <Select
              label={words.personality}
              hint={data.find((each) => each.name === preset)?.description}
              value={preset}
              onChange={setPreset}
              options={[
                // A personality can be changed, but not removed.
                ...(agent.personality_preset ? [] : [['', text.common.none] as const]),
                ...data.map((each) => [each.name, shown(each.name)] as const),
              ]}
            />
          )}
        </Loads>
      </Form>
    </Dialog>
  );
};
