import type { ApprovalExpiry } from '../../approvals/approval-expiry.ts';
import { queueStatement } from '../../foundation/database/connections/prepared-connection.ts';
import type { FoundationServices } from '../../foundation/foundation.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { ProjectService } from '../../projects/project-service.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import type { RunArtifacts } from '../runs/run-artifacts.ts';
import type { RunFigures } from '../runs/run-figures.ts';
import type { SpentCaps } from '../spending/spent-caps.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import { LeaseSweep } from './lease-sweep.ts';
import { RunCloser } from './run-closer.ts';
import { ServerEndings } from './server-endings.ts';
import { NOTE_TASK_ENDED } from './statements.ts';

interface EndingNeeds extends Pick<FoundationServices, 'uow' | 'outbox' | 'settings'> {
  readonly tasks: Pick<TaskChanges, 'advance' | 'onEnd'>;
  readonly projects: Pick<ProjectService, 'onEnd'>;
  readonly approvalExpiry: Pick<ApprovalExpiry, 'expireOfTask'>;
  readonly artifacts: RunArtifacts;
  readonly figures: RunFigures;
  /** Called after the commit of an end. */
  readonly onCapacityFreed: () => void;
}

/** Builds what ends runs for the server. The end of a task or a project ends or stops its runs. */
export const buildEndings = (needs: EndingNeeds) => {
  const { settings, tasks, projects, approvalExpiry, artifacts } = needs;
  const closer = new RunCloser(needs);
  const endings = new ServerEndings({ settings, closer, artifacts, approvalExpiry });
  projects.onEnd((em, projectId) => endings.drain(em, { scope: 'project', id: projectId }, 'paused'));
  tasks.onEnd(async (em, task) => {
    if (!task.runId) return;
    if (task.status === 'cancelled') await endings.cancelRunsOfTasks(em, [task.id]);
    queueStatement(em, NOTE_TASK_ENDED, [task.id]);
    await approvalExpiry.expireOfTask(em, task.id);
  });
  return { closer, endings };
};

interface SweepNeeds extends Pick<FoundationServices, 'uow' | 'settings'> {
  readonly endings: ServerEndings;
  readonly spentCaps: Pick<SpentCaps, 'readBooked'>;
  readonly presence: Pick<WorkerPresence, 'sweep'>;
  readonly warning: SampledWarning;
  /** The sweeps of pauses, input requests and the queue of ready tasks. */
  readonly others: readonly (() => Promise<void>)[];
}

/** Builds the sweep, which also stops runs under used-up caps and notices workers that went offline. */
export const buildSweep = (needs: SweepNeeds): LeaseSweep => {
  const { uow, settings, endings, spentCaps, presence, warning, others } = needs;
  const stopSpent = async (): Promise<void> => {
    const spent = await spentCaps.readBooked();
    await uow.write((em) => endings.stopSpent(em, spent));
  };
  const also = [stopSpent, () => uow.write((em) => presence.sweep(em)), ...others];
  return new LeaseSweep({ uow, settings, endings, warning, also });
};
