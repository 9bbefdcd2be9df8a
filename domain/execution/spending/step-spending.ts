import type { ReportedSpending } from '../../budgets/budget-service.ts';
import { countedSteps, isReservation, type StepChange } from '../steps/step.ts';

/** The costs that a report books, settles and reserves; null if it has none. Without a lease nothing is reserved. */
export const reportedSpending = (
  runId: string,
  change: StepChange,
  { hasLease }: { readonly hasLease: boolean },
): ReportedSpending | null => {
  const settledKeys = change.settled.map(({ key }) => key);
  const reserved = change.added.flatMap((step) =>
    hasLease && isReservation(step) && step.usage !== null ? [{ key: step.key, amount: step.usage.cost }] : [],
  );
  const spent = spentBy(change);
  return spent === null && settledKeys.length + reserved.length === 0 ? null : { runId, settledKeys, spent, reserved };
};

const spentBy = (change: StepChange): ReportedSpending['spent'] => {
  const used = countedSteps(change).flatMap(({ kind, usage }) => (usage === null ? [] : [{ kind, ...usage }]));
  if (used.length === 0) return null;
  const sum = (field: 'cost' | 'input_tokens' | 'output_tokens'): number =>
    used.reduce((total, step) => total + step[field], 0);
  return {
    cost: sum('cost'),
    usage: { inputTokens: sum('input_tokens'), outputTokens: sum('output_tokens') },
    calls: used.filter(({ kind }) => kind === 'model_call').length,
  };
};
