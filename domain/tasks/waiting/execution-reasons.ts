import type { ExecutionFacts, PauseScope, SpentCap } from '../execution/execution-facts.ts';
import type { TaskRecord } from '../task.entity.ts';
import type { ReasonFound } from './waiting-reason.ts';

const PAUSED: Readonly<Record<PauseScope, string>> = {
  company: 'The company is paused',
  project: 'The project is paused',
  agent: 'The agent is paused',
  task: 'The task or a parent task is paused',
};

const CAPPED: Readonly<Record<SpentCap['kind'], string>> = {
  task: 'the task',
  charter: 'the charter',
  project: 'the project',
  agent: 'the agent',
  department: 'the department',
  company: 'the company',
};

/** `paused`, with the reason of the pause; null if the task is not paused. */
export const pauseReason = ({ pause }: ExecutionFacts): ReasonFound | null => {
  if (pause === null) return null;
  const detail = pause.reason === '' ? PAUSED[pause.scope] : `${PAUSED[pause.scope]}: ${pause.reason}`;
  return { reason: 'paused', detail, reference: pause.id };
};

/** `budget`; null if no cap over the task is used up. */
export const spentReason = ({ spentCap }: ExecutionFacts): ReasonFound | null =>
  spentCap === null
    ? null
    : { reason: 'budget', detail: `The budget of ${CAPPED[spentCap.kind]} is used up`, reference: spentCap.id };

/** `attempts_exhausted`; null for a task that a person blocked. */
export const attemptsReason = ({ isExhausted, runId }: TaskRecord, { failure }: ExecutionFacts): ReasonFound | null =>
  isExhausted
    ? { reason: 'attempts_exhausted', detail: failure ?? 'No attempts are left', reference: runId ?? null }
    : null;

/** The reason of a ready task if a limit of running runs is reached. */
export const placeReason = ({ assignedTo, projectId }: TaskRecord, { busy }: ExecutionFacts): ReasonFound | null => {
  switch (busy) {
    case 'agent':
      return {
        reason: 'agent_busy',
        detail: 'The agent has reached its limit of running runs',
        reference: assignedTo ?? null,
      };
    case 'project':
      return {
        reason: 'project_busy',
        detail: 'The project has reached its limit of running runs',
        reference: projectId,
      };
    case 'company':
      return { reason: 'company_busy', detail: 'The company has reached its limit of running runs' };
    default:
      return null;
  }
};

/** `no_worker`; null for a task that only waits for its turn. */
export const workerReason = ({ hasWorker }: ExecutionFacts): ReasonFound | null =>
  hasWorker ? null : { reason: 'no_worker', detail: 'No online worker can run the task' };
