import type { WorkOverview } from '../../../domain/execution/overview/work-overview.ts';
import type { WorkPause } from '../../../domain/execution/pauses/pause.ts';
import type { Schema } from '../schemas.ts';

const presentPause = ({ scope, id, mode, reason, pausedBy, since }: WorkPause): Schema<'PausedScope'> => ({
  scope,
  id,
  mode,
  reason,
  paused_by: pausedBy,
  since: since.toISOString(),
});

export const presentWorkOverview = (overview: WorkOverview): Schema<'WorkOverview'> => ({
  paused: overview.paused.map(presentPause),
  tasks_by_status: { ...overview.tasks.byStatus },
  waiting_by_reason: { ...overview.tasks.byReason },
  open_runs: overview.openRuns,
  workers_online: overview.workersOnline,
  oldest_ready_seconds: overview.tasks.oldestReadySeconds,
  succeeded_last_hour: overview.succeededLastHour,
  failed_last_hour: overview.failedLastHour,
});
