import { api, ask } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text.ts';
import { useAction } from '../../ui/action.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Select } from '../../ui/fields.tsx';
import { Empty, Loads } from '../../ui/page.tsx';
import { Facts, words as shown } from '../../ui/values.tsx';
import { modelOf, useModels } from './agent-form.tsx';
import { useRoster } from './agents-step.tsx';
import type { StepProps } from './step.ts';

const words = text.setup;

/** What the server would choose, for what it is for. */
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

/** Which model each agent speaks with. */
export const ModelsStep = ({ next }: StepProps) => {
  const roster = useRoster();
  const models = useModels();
  const binding = useAction(async (agent_index: number, choice: string) => {
    const params = { path: { agent_index } };
    await ask(() => api.PUT('/api/v1/setup/agents/{agent_index}/model', { params, body: modelOf(choice) }));
    roster.reload();
  });
  return (
    <>
      <h2>{words.recommended}</h2>
      <Recommendations />
      <Failure error={binding.failure} />
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
                  {data.map(({ id, name, role, model_provider, model_id }, index) => (
                    <Select
                      key={id}
                      label={name}
                      hint={role}
                      value={model_provider === null ? '' : `${model_provider}\n${model_id}`}
                      onChange={(choice) => void binding.run(index, choice)}
                      options={model_provider === null ? [['', text.common.none], ...choices] : choices}
                    />
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
