import { text } from '../../text/text.ts';
import { type Change, Diff } from '../../ui/diff.tsx';
import { money } from '../../ui/values.tsx';
import { fieldsIn, nameOf, shown, type Values } from './records.ts';

const words = text.company;

/** The response of a dry run. */
export interface DryRun {
  readonly changes: readonly Change[];
  readonly headers: Headers;
}

/** The response of a dry run beside the current record; differences come first. */
export const compare = (before: Values, response: unknown, currency: string): readonly Change[] => {
  const old = new Map(fieldsIn(before));
  const next = response === undefined ? null : new Map(fieldsIn(response as Values));
  const changes = [...(next ?? old).keys()].map((field) => ({
    name: nameOf(field),
    before: shown(field, old.get(field), currency),
    after: next === null ? words.gone : shown(field, next.get(field), currency),
  }));
  const isSame = (change: Change): number => (change.before === change.after ? 1 : 0);
  return changes.sort((one, other) => isSame(one) - isSame(other));
};

/** The effect of a dry run on version, budget and records. */
export const Consequences = ({
  tried: { changes, headers },
  currency,
}: {
  readonly tried: DryRun;
  readonly currency: string;
}) => {
  const version = headers.get('dry-run-version');
  const percent = headers.get('dry-run-budget-percent');
  const monthly = headers.get('dry-run-budget-monthly');
  return (
    <div role="status">
      <p>{version === null ? words.noVersion : words.version(version)}</p>
      {percent !== null && (
        <p class={Number(percent) > 100 ? 'over' : ''}>
          {words.percent(percent)} {Number(percent) > 100 && words.over}
        </p>
      )}
      {monthly !== null && <p>{words.monthly(money(Number(monthly), currency))}</p>}
      {changes.length > 0 && <Diff changes={changes} titles={[words.now, words.later]} caption={words.consequences} />}
    </div>
  );
};
