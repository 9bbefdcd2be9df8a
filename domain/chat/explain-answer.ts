import type { CitedRecord } from '../llm/finding.ts';
import type { RoutingChoice } from './responder.ts';

/** Areas of the organisation an answer can be made from. */
export const SOURCES = [
  ...(['company', 'departments', 'agents', 'tasks', 'projects', 'approvals'] as const),
  ...(['budget', 'charters', 'plans', 'history'] as const),
] as const;
export type Source = (typeof SOURCES)[number];

/** An answer from the live state of the organisation. */
export interface ExplainAnswer extends RoutingChoice {
  readonly answer: string;
  readonly sources: readonly Source[];
  readonly citedRecords: readonly CitedRecord[];
  /** 0 to 1. */
  readonly confidence: number;
}
