import { useState } from 'preact/hooks';
import { api, ask } from '../../api.ts';
import { text } from '../../text/text.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty, Loads } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { words as shown } from '../../ui/values.tsx';
import { AgentEdit } from './agent-edit.tsx';
import { AgentForm } from './agent-form.tsx';
import { placeOf, useRoster } from './roster-places.ts';
import type { StepProps } from './step.ts';

const words = text.setup;

/** The agents: names, personalities, and new agents. */
export const AgentsStep = ({ next }: StepProps) => {
  const roster = useRoster();
  const [edited, setEdited] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const done = (): void => {
    setEdited(null);
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
          {data.map((agent) => agent.id === edited && <AgentEdit key={agent.id} agent={agent} onDone={done} />)}
          {isAdding && <AgentForm onClose={() => setAdding(false)} onMade={roster.reload} />}
        </>
      )}
    </Loads>
  );
};
