import type { UsageLine } from '../../../domain/execution/spending/usage-report.ts';
import type { Schema } from '../schemas.ts';

export const presentUsage = (line: UsageLine): Schema<'UsageEntry'> => ({
  level: line.level,
  id: line.id,
  name: line.name,
  runs: line.runs,
  model_calls: line.modelCalls,
  tool_calls: line.toolCalls,
  input_tokens: line.inputTokens,
  output_tokens: line.outputTokens,
  cost: line.cost,
  currency: line.currency,
});
