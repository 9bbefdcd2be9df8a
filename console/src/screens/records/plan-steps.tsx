import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Loads } from '../../ui/page.tsx';
import { revealed } from '../../ui/revealed.ts';

const words = text.inbox;

/** The steps in order, each with its owner and the numbers of the steps it depends on. */
export const StepList = ({ items }: { readonly items: Schema<'Plan'>['items'] }) => {
  const numberOf = (id: string): number => items.findIndex((item) => item.id === id) + 1;
  return (
    <ol class="steps">
      {items.map(({ id, title, description, owner_role, depends_on, acceptance_criteria }) => (
        <li key={id}>
          <strong>
            <bdi>{revealed(title)}</bdi>
          </strong>
          {description !== '' && <p dir="auto">{revealed(description)}</p>}
          <p class="faint">
            {words.owner}: <bdi>{owner_role ?? text.common.none}</bdi>
            {depends_on.length > 0 && ` · ${words.after}: ${depends_on.map(numberOf).join(', ')}`}
            {acceptance_criteria.length > 0 && (
              <>
                {` · ${words.criteria}: `}
                <bdi>{revealed(acceptance_criteria.join('; '))}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
};

export const PlanSteps = ({ id }: { readonly id: string }) => {
  const path = { params: { path: { plan_id: id } } };
  const plan = useLoad(() => ask(() => api.GET('/api/v1/plans/{plan_id}', path)), [id], ['projects']);
  return (
    <Loads of={plan}>
      {({ summary, items }) => (
        <>
          <h3>{words.planSteps}</h3>
          <p dir="auto">{revealed(summary)}</p>
          <StepList items={items} />
        </>
      )}
    </Loads>
  );
};
