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
export const useRoster = () => useLoad(() => ask(() => api.GET('/api/v1/setup/agents')), [], ['agents']);

const usePresets = () =>
  useLoad(() => ask(() => api.GET('/api/v1/setup/personality-presets', { params: { query: { limit: 200 } } })));

const at = (agent_index: number) => ({ params: { path: { agent_index } } });

const Edit = ({
  agent,
  index,
  onDone,
}: {
  readonly agent: Agent;
  readonly index: number;
  readonly onDone: () => void;
}) => {
  const [name, setName] = useState(agent.name);
  const [preset, setPreset] = useState(agent.personality_preset ?? '');
  const presets = usePresets();
  const save = async (): Promise<void> => {
    if (name !== agent.name)
      await ask(() => api.PUT('/api/v1/setup/agents/{agent_index}/name', { ...at(index), body: { name } }));
    if (preset !== '' && preset !== agent.personality_preset)
      await ask(() =>
        api.PUT('/api/v1/setup/agents/{agent_index}/personality', {
          ...at(index),
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
  const [edited, setEdited] = useState<number | null>(null);
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
              rows={data.map((agent, index) => ({ agent, index }))}
              keyOf={({ agent }) => agent.id}
              columns={[
                { name: text.common.name, show: ({ agent }) => agent.name },
                { name: words.role, show: ({ agent }) => agent.role },
                { name: words.department, show: ({ agent }) => agent.department },
                { name: words.personality, show: ({ agent }) => shown(agent.personality_preset ?? '') },
                {
                  name: words.change,
                  show: ({ agent, index }) => (
                    <div class="buttons">
                      <Button label={`${words.change} ${agent.name}`} onClick={() => setEdited(index)}>
                        {words.change}
                      </Button>
                      <ActionButton
                        label={`${words.randomName}: ${agent.name}`}
                        act={async () => {
                          await ask(() => api.POST('/api/v1/setup/agents/{agent_index}/randomize-name', at(index)));
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
          {edited !== null && data[edited] !== undefined && <Edit agent={data[edited]} index={edited} onDone={done} />}
          {isAdding && <AgentForm onDone={done} />}
        </>
      )}
    </Loads>
  );
};
