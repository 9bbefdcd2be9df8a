import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Empty, Loads } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { words as shown } from '../../ui/values.tsx';
import { AgentForm } from './agent-form.tsx';
import type { StepProps } from './step.ts';

const words = text.setup;
type Agent = Schema<'SetupAgentSummary'>;

/** The whole roster in company order; the place in it is what the wizard calls an agent by. */
const readRoster = () => ask(() => api.GET('/api/v1/setup/agents'));
export const useRoster = () => useLoad(readRoster, [], ['agents']);

const usePresets = () =>
  useLoad(() => ask(() => api.GET('/api/v1/setup/personality-presets', { params: { query: { limit: 200 } } })));

/** Where an agent stands now: others may have been added or deleted. One that is gone has a place that nobody has, and the server says so. */
export const placeOf = async (id: string) => {
  const { data } = await readRoster();
  const found = data.findIndex((agent) => agent.id === id);
  return { params: { path: { agent_index: found < 0 ? data.length : found } } };
};

const Edit = ({ agent, onDone }: { readonly agent: Agent; readonly onDone: () => void }) => {
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
              options={[['', text.common.none], ...data.map((each) => [each.name, shown(each.name)] as const)]}
            />
          )}
        </Loads>
      </Form>
    </Dialog>
  );
};

/** Who works here: names, personalities, and further agents. */
export const AgentsStep = ({ next }: StepProps) => {
  const roster = useRoster();
  const [edited, setEdited] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const done = (): void => {
    setEdited(null);
    setAdding(false);
    roster.reload();
  };
  return (
    <Loads of={roster}>
      {({ data }) => (
        <>
          {data.length === 0 ? (
            <Empty title={words.noAgents}>
              <p>{words.noAgentsHint}</p>
            </Empty>
          ) : (
            <Table
              caption={words.steps.agents}
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                { name: text.common.name, show: ({ name }) => name },
                { name: words.role, show: ({ role }) => role },
                { name: words.department, show: ({ department }) => department },
                { name: words.personality, show: ({ personality_preset: preset }) => shown(preset ?? '') },
                {
                  name: words.change,
                  show: ({ id, name }) => (
                    <div class="buttons">
                      <Button label={`${words.change} ${name}`} onClick={() => setEdited(id)}>
                        {words.change}
                      </Button>
                      <ActionButton
                        label={`${words.randomName}: ${name}`}
                        act={async () => {
                          const place = await placeOf(id);
                          await ask(() => api.POST('/api/v1/setup/agents/{agent_index}/randomize-name', place));
                          roster.reload();
                        }}
                      >
                        {words.randomName}
                      </ActionButton>
                    </div>
                  ),
                },
              ]}
            />
          )}
          <div class="buttons">
            <Button onClick={() => setAdding(true)}>{words.addAgent}</Button>
            <Button kind="main" onClick={next}>
              {words.next}
            </Button>
          </div>
          {data.map((agent) => agent.id === edited && <Edit key={agent.id} agent={agent} onDone={done} />)}
          {isAdding && <AgentForm onDone={done} />}
        </>
      )}
    </Loads>
  );
};
