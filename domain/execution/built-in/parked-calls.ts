import type { EntityManager } from '@mikro-orm/postgresql';
import type { ParkedCall } from '../../acting/act-loop.ts';
import { riskOf } from '../../acting/act-record.ts';
import type { ActRun } from '../../acting/act-run.ts';
import type { ActRuns } from '../../acting/act-runs.ts';
import { chatSettings } from '../../conversations/chat-settings.ts';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import { truncate } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { RunCloser } from '../endings/run-closer.ts';
import type { ServerEndings } from '../endings/server-endings.ts';
import { END_AWAITED_INPUT, INSERT_RUN_INPUT, SELECT_INPUT } from '../inputs/statements.ts';
import type { LeaseCall, LeaseCalls } from '../leases/lease-calls.ts';
import type { RunApprovals } from '../runs/run-approvals.ts';
import { errorForState } from '../runs/run-state.ts';

const MAX_TITLE = 256;
/** How long a decided call may wait for its task to continue. */
const KEPT_MS = 90 * DAY_MS;

interface ParkedCallsDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly calls: LeaseCalls;
  readonly runApprovals: RunApprovals;
  readonly closer: Pick<RunCloser, 'close'>;
  readonly endings: Pick<ServerEndings, 'releaseWaiting'>;
  readonly actRuns: ActRuns;
}

/** Calls of runs that a person must approve: the run waits, and the next run of the task continues after the call. */
export class ParkedCalls {
  readonly #deps: ParkedCallsDeps;

  constructor(deps: ParkedCallsDeps) {
    this.#deps = deps;
  }

  /** Requests the approval; the run waits. Throws the errors of a lease call. */
  async park(call: LeaseCall, run: ActRun, agentName: string, parked: ParkedCall): Promise<void> {
    const { uow, clock, settings, calls, runApprovals, closer, actRuns } = this.#deps;
    const { tool, tag, given, transcript, steps } = parked;
    const ttlSeconds = settings.get(chatSettings.parkedActionTtlSeconds);
    await uow.write(async (em) => {
      const held = await calls.lockWithTask(em, call);
      if (held.state !== 'running') throw errorForState(held.state);
      const { id } = await runApprovals.request(
        em,
        held.run,
        {
          source: 'parked_context',
          actionType: `tool:${tool.wireName}`,
          title: truncate(`${agentName} wants to run ${tool.name}`, MAX_TITLE),
          description: held.task === null ? tool.title : `${tool.title}. Task: ${held.task.title}.`,
          riskLevel: riskOf(tag),
          ttlSeconds,
          context: { toolName: tool.name, toolArguments: given },
        },
        call.actor,
      );
      const keepUntil = new Date(clock.now().getTime() + ttlSeconds * 1000 + KEPT_MS);
      await actRuns.end(run.id);
      await actRuns.begin(em, { ...run, id, transcript, steps }, [{ tool: tool.name, given }], keepUntil);
      queueStatement(em, INSERT_RUN_INPUT, [id, held.run.id, held.run.taskId, '', 'call', '[]', true]);
      await closer.close(em, held, { status: 'waiting', endedBy: null }, null, held.time.now);
    });
  }

  /** Called when an approved call has run or does not run: the run is released, and the task is ready. */
  async settle(em: EntityManager, approvalId: string): Promise<void> {
    const [row] = await readPrepared<{ runId: string; taskId: string }>(em, SELECT_INPUT, [approvalId]);
    if (row === undefined) return;
    await this.#deps.endings.releaseWaiting(em, { id: row.runId, taskId: row.taskId }, 'approval');
    queueStatement(em, END_AWAITED_INPUT, [approvalId]);
  }
}
