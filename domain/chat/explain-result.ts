import type { CitedRecord } from '../llm/retrieved-fact.ts';
import type { RoutingChoice } from './responder.ts';

/** Areas of the organisation that an explanation can use. */
export const EXPLAIN_SOURCES = [
  ...(['company', 'departments', 'agents', 'tasks', 'projects', 'approvals'] as const),
  ...(['budget', 'charters', 'plans', 'history'] as const),
] as const;
export type ExplainSource = (typeof EXPLAIN_SOURCES)[number];

/** An explanation from the current state of the organisation. */
export interface ExplainResult extends RoutingChoice {
  readonly answer: string;
  readonly sources: readonly ExplainSource[];
  readonly citedRecords: readonly CitedRecord[];
  /** 0 to 1. */
  readonly confidence: number;
}
