import type { RunInput } from '../../../domain/execution/inputs/run-input.ts';
import type { Schema } from '../schemas.ts';

export const presentInput = (input: RunInput): Schema<'AnsweredInput'> => ({
  approval_id: input.approvalId,
  question: input.question,
  kind: input.kind,
  options: [...input.options],
  status: input.status,
  answer: input.answer,
  decided_by: input.decidedBy,
});
