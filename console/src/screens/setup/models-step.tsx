import { useEffect, useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { useAction } from '../../ui/action.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { Select } from '../../ui/fields.tsx';
import { Empty, Loads } from '../../ui/page.tsx';
import { Facts, words as shown } from '../../ui/values.tsx';
import { chosenModel, useModels } from './agent-form.tsx';
import { placeOf, useRoster } from './roster-places.ts';
import type { StepProps } from './step.ts';

const words = text.setup;

/** The recommended models by purpose. */
const Recommendations = () => {
  const found = useLoad(() => ask(() => api.GET('/api/v1/setup/model-recommendations')), [], ['agents']);
  return (
    <Loads of={found}>
      {(all) => (
        <Facts
          of={Object.entries(all).flatMap(([name, value]) =>
            name.endsWith('_recommended')
              ? [[shown(name.replace('_recommended', '')), String(value ?? text.common.none)]]
              : [],
          )}
        />
      )}
    </Loads>
  );
};

interface ChoiceProps {
  readonly agent: Schema<'SetupAgentSummary'>;
  readonly choices: readonly (readonly [value: string, shown: string])[];
  readonly onChanged: () => void;
}

/** The model of one agent. The choice stays visible while it is stored; other agents can be changed in parallel. */
const Choice = ({ agent: { id, name, role, model_provider, model_id }, choices, onChanged }: ChoiceProps) => {
  const stored = model_provider === null ? '' : `${model_provider}\n${model_id}`;
  const [wanted, setWanted] = useState<string | null>(null);
  const binding = useAction(async (choice: string) => {
    const place = await placeOf(id);
    await ask(() => api.PUT('/api/v1/setup/agents/{agent_index}/model', { ...place, body: chosenModel(choice) }));
    onChanged();
  });
  const choose = async (choice: string): Promise<void> => {
    setWanted(choice);
    // A choice made during a request is sent after it.
    if (!binding.isBusy && !(await binding.run(choice))) setWanted(null);
  };
  useEffect(() => {
    if (wanted === stored) setWanted(null);
    else if (wanted !== null && !binding.isBusy && binding.failure === null) void binding.run(wanted);
  }, [stored, binding.isBusy]);
  return (
    <div>
      <Select
        label={name}
        hint={role}
        value={wanted ?? stored}
        onChange={(choice) => void choose(choice)}
        options={stored === '' ? [['', text.common.none], ...choices] : choices}
      />
      <FailureNotice error={binding.failure} />
    </div>
  );
};

/** The model of each agent. */
export const ModelsStep = ({ next }: StepProps) => {
  const roster = useRoster();
  const models = useModels();
  return (
    <>
      <h2>{words.recommended}</h2>
      <Recommendations />
      <Loads of={models}>
        {(choices) =>
          choices.length === 0 ? (
            <Empty title={words.noModels}>
              <p>{words.noModelsHint}</p>
            </Empty>
          ) : (
            <Loads of={roster}>
              {({ data }) => (
                <div class="filters">
                  {data.map((agent) => (
                    <Choice key={agent.id} agent={agent} choices={choices} onChanged={roster.reload} />
                  ))}
                </div>
              )}
            </Loads>
          )
        }
      </Loads>
      <Button kind="main" onClick={next}>
        {words.next}
      </Button>
    </>
  );
};
