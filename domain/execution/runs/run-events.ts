import type { DomainEvent } from '../../foundation/events/event.ts';
import type { RunRecord, RunStatus } from './run.entity.ts';

type RunEventName = 'started' | 'progressed' | 'reviewed' | Exclude<RunStatus, 'running'>;

type EventFields = Pick<RunRecord, 'id' | 'taskId' | 'projectId' | 'agentId' | 'workerName' | 'attempt' | 'status'>;

/** An event of a run, on the channel `work`. */
export const runEvent = (name: RunEventName, run: EventFields): DomainEvent => ({
  type: `run.${name}`,
  channel: 'work',
  payload: {
    run_id: run.id,
    task_id: run.taskId,
    project_id: run.projectId,
    agent_id: run.agentId,
    worker_name: run.workerName,
    attempt: run.attempt,
    status: run.status,
  },
});

/** The event of the end of a run, or of the start of its wait. Throws for a running run. */
export const runEndEvent = (run: EventFields): DomainEvent => {
  if (run.status === 'running') throw new Error('the run has not ended');
  return runEvent(run.status, run);
};
