import { outdatedBatch } from '../foundation/jobs/housekeeping.ts';
import { expireWithin } from '../foundation/jobs/statements.ts';
import type { LimitedRecords } from '../foundation/limits/record-limit.ts';
import { retentionSetting } from '../foundation/settings/retention.ts';
import { integerSetting } from '../foundation/settings/setting-definition.ts';
import { RETRY_SECONDS } from './run-delivery.ts';
import { TASK_IS_OPEN, TASK_IS_OUTDATED } from './statements.ts';

const maxOpenTasks = integerSetting('tasks', 'max_open', 200_000, 1, 10_000_000, 'Tasks that may be open at most.');

/** Open tasks and their limit. */
export const openTasks: LimitedRecords = {
  noun: 'open tasks',
  table: 'tasks',
  condition: TASK_IS_OPEN,
  setting: maxOpenTasks,
};

const tasksRetention = retentionSetting(
  'tasks_days',
  'Days after its last change for which a final task is kept; 0 means without limit.',
);

export const taskSettings = [maxOpenTasks, tasksRetention];
export const outdatedTasks = {
  tasks: {
    ...outdatedBatch('tasks', TASK_IS_OUTDATED, tasksRetention),
    inFuture: [expireWithin('due_deliveries', 'due_at', RETRY_SECONDS)],
  },
};
