import { storedAmount } from '../../foundation/kernel/money.ts';
import type { RunUsage } from '../runs/run.entity.ts';
import type { NewStep } from './step.ts';

/** The usage of a run after further steps. */
export const usageAfter = (usage: RunUsage, steps: readonly Pick<NewStep, 'kind' | 'usage'>[]): RunUsage => {
  const count = (kind: NewStep['kind']): number => steps.filter((step) => step.kind === kind).length;
  const sum = (field: 'input_tokens' | 'output_tokens' | 'cost'): number =>
    steps.reduce((total, step) => total + (step.usage?.[field] ?? 0), usage[field]);
  return {
    model_calls: usage.model_calls + count('model_call'),
    tool_calls: usage.tool_calls + count('tool_call'),
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    cost: storedAmount(sum('cost')),
    currency: usage.currency,
  };
};
