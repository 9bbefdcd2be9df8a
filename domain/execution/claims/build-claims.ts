import type { Subscribers } from '../../events/subscribers.ts';
import type { FoundationServices } from '../../foundation/foundation.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { Process } from '../../foundation/module.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { RoleService } from '../../organisation/roles/role-service.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import type { LeaseSweep } from '../endings/lease-sweep.ts';
import type { RunCloser } from '../endings/run-closer.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import type { LeaseTokens } from '../leases/lease-token.ts';
import type { KnownRuns } from '../leases/run-facts.ts';
import type { RunArtifacts } from '../runs/run-artifacts.ts';
import type { RunFigures } from '../runs/run-figures.ts';
import type { RunBudgets } from '../spending/run-budgets.ts';
import type { SpentCaps } from '../spending/spent-caps.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import { ClaimAttempts } from './claim-attempts.ts';
import { RunClaimKeys } from './claim-keys.ts';
import { ClaimQueue } from './claim-queue.ts';
import { ClaimService, readProspect } from './claim-service.ts';
import { ContextReader, type InputsOfTask } from './context/context-reader.ts';
import { TaskQueue } from './task-queue.ts';

/** The channels of events that can make a task claimable. */
const WAKING_CHANNELS: ReadonlySet<string> = new Set(['tasks', 'work', 'projects', 'agents', 'system']);

interface ClaimQueueNeeds extends Pick<FoundationServices, 'uow' | 'settings'> {
  readonly tasks: Pick<TaskChanges, 'onChange'>;
  readonly subscribers: Pick<Subscribers, 'onStop'>;
  readonly presence: WorkerPresence;
  readonly warning: SampledWarning;
}

/** Builds the queue of ready tasks, and the waiting claims. */
export const buildClaimQueue = ({ uow, settings, tasks, subscribers, presence, warning }: ClaimQueueNeeds) => {
  const waitingClaims = new ClaimQueue({
    prospect: (names) => readProspect(uow, names),
    touch: (names) => presence.touch(names),
    report: (error) => warning.say(`waiting claims cannot be served: ${String(error)}`),
  });
  const taskQueue = new TaskQueue({ uow, settings, onReady: () => waitingClaims.wake() });
  tasks.onChange((em, after, before) => taskQueue.refresh(em, after, before));
  subscribers.onStop(() => waitingClaims.stop());
  return { waitingClaims, taskQueue };
};

interface ClaimNeeds extends Pick<FoundationServices, 'uow' | 'outbox' | 'settings' | 'feed'> {
  readonly changes: OrganisationChanges;
  readonly roles: RoleService;
  readonly tasks: TaskChanges;
  readonly tokens: LeaseTokens;
  readonly knownRuns: KnownRuns;
  readonly calls: LeaseCalls;
  readonly closer: RunCloser;
  readonly presence: WorkerPresence;
  readonly artifacts: RunArtifacts;
  readonly figures: RunFigures;
  readonly spentCaps: SpentCaps;
  readonly runBudgets: RunBudgets;
  readonly sweep: LeaseSweep;
  readonly waitingClaims: ClaimQueue;
  readonly inputsOfTask: InputsOfTask;
  /** Called after changes of runs and workers, also by other replicas. */
  readonly onChange: () => void;
}

/** Builds the claims, with the process that serves waiting ones. */
export const buildClaims = (needs: ClaimNeeds) => {
  const attempts = new ClaimAttempts(needs);
  const keys = new RunClaimKeys(needs);
  const contexts = new ContextReader(needs);
  const claims = new ClaimService({ ...needs, attempts, keys, queue: needs.waitingClaims, contexts });
  return { claims, processes: [waitingProcess(needs)] };
};

const waitingProcess = ({ feed, waitingClaims, onChange }: ClaimNeeds): Process => {
  let unfollow = (): void => {};
  return {
    startBackground: () => {
      unfollow = feed.follow(({ events }) => {
        if (events.some(({ channel }) => channel === 'work')) onChange();
        if (events.some(({ channel }) => WAKING_CHANNELS.has(channel))) waitingClaims.wake();
      });
      waitingClaims.startBackground();
    },
    close: async () => {
      unfollow();
      await waitingClaims.close();
    },
  };
};
