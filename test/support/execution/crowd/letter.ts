import type { Body } from '../../client/client.ts';
import type { Exchange, WorkerOperation } from '../history/history.ts';

/** A request of a worker, which the network may send several times or never. */
export interface Letter {
  readonly worker: string;
  readonly operation: WorkerOperation;
  /** Null for a claim. */
  readonly runId: string | null;
  readonly body: Body;
  /** The Idempotency-Key. */
  readonly key: string | null;
}

/** A response as the worker sees it. */
export interface Reply {
  readonly status: number;
  readonly code: number | null;
  readonly data: Body;
}

const PATHS: Readonly<Record<Exclude<WorkerOperation, 'claimRuns'>, string>> = {
  heartbeatRun: 'heartbeat',
  addRunSteps: 'steps',
  finishRun: 'finish',
  releaseRun: 'release',
  requestInput: 'input-requests',
};

export const pathOf = ({ operation, worker, runId }: Letter): string =>
  operation === 'claimRuns' ? `/api/v1/workers/${worker}/claims` : `/api/v1/runs/${runId}/${PATHS[operation]}`;

/** What the history notes of a request that was sent, and of its response; null if none arrived. */
export const exchangeOf = (letter: Letter, sentAt: number, received: { reply: Reply; at: number } | null): Exchange => {
  const { worker, operation, runId, body } = letter;
  const { status, code, data } = received?.reply ?? { status: 0, code: null, data: null };
  const isGranted = operation === 'claimRuns' && status === 200;
  const granted = (isGranted ? data : []).map(({ run }: Body) => ({
    ...{ runId: run.id, taskId: run.task_id, epoch: run.epoch },
  }));
  return {
    ...{ worker, operation, runId, sentAt, receivedAt: received?.at ?? null, status, code, granted },
    stop: status === 200 ? (data?.stop?.reason ?? null) : null,
    keys: operation === 'addRunSteps' ? body.steps.map(({ key }: Body) => String(key)) : [],
    report: operation === 'finishRun' ? { outcome: body.outcome, summary: body.summary } : null,
  };
};
