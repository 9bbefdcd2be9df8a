import { api, ask } from '../../api.ts';
import { go, rememberRoute } from '../../routes.ts';
import { text } from '../../text/text.ts';
import { Form } from '../../ui/form.tsx';
import { announce } from '../../ui/notice.tsx';
import { Facts } from '../../ui/values.tsx';
import type { StepProps } from './step.ts';

const words = text.setup;
const yesOrNo = (is: boolean): string => (is ? text.common.yes : text.common.no);

/** Shows what is set up and what is missing. Completing this step closes the wizard permanently. */
export const DoneStep = ({ status }: StepProps) => {
  const complete = async (): Promise<void> => {
    const isStillHere = rememberRoute();
    await ask(() => api.POST('/api/v1/setup/complete'));
    announce(words.completed);
    if (isStillHere()) go('inbox');
  };
  return (
    <>
      <Facts
        of={[
          [words.steps.company, yesOrNo(status.has_company)],
          [words.steps.agents, yesOrNo(status.has_agents)],
          [words.steps.models, yesOrNo(status.has_providers)],
          [words.steps.locales, yesOrNo(status.has_name_locales)],
        ]}
      />
      <Form submit={words.complete} onSubmit={complete}>
        <p>{words.completeHint}</p>
      </Form>
    </>
  );
};
