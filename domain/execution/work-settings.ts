import { integerSetting, type SettingDefinition } from '../foundation/settings/setting-definition.ts';
import { switchSetting } from '../foundation/settings/setting-kinds.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

const work = (key: string, fallback: number, minimum: number, maximum: number, description: string) =>
  integerSetting('work', key, fallback, minimum, maximum, description);

const review: SettingDefinition<string> = {
  namespace: 'work',
  key: 'review',
  type: 'string',
  default: 'auto',
  minimum: null,
  maximum: null,
  allowed: ['none', 'agent', 'person', 'agent_then_person', 'auto'],
  description: 'Who reviews finished runs; auto depends on the autonomy of the agent, the priority and the cost.',
  isCeoOnly: true,
  // Otherwise a program could disable the review of what it has done.
  isForPeople: () => true,
};

const planReview: SettingDefinition<string> = {
  namespace: 'work',
  key: 'plan_review',
  type: 'string',
  default: 'auto',
  minimum: null,
  maximum: null,
  allowed: ['person', 'automatic', 'auto'],
  description:
    'Who reviews the plans of agents: a person, or nobody (automatic). With auto a person does unless the autonomy of the agent is full.',
  isCeoOnly: true,
  isForPeople: () => true,
};

/** The settings of the execution of tasks. */
export const workSettings = {
  leaseSeconds: work('lease_seconds', 60, 10, 900, 'Seconds after the last report of a run until its lease expires.'),
  maxRunMinutes: work('max_run_minutes', 120, 1, 1440, 'Maximum duration of a run in minutes.'),
  maxAttempts: work('max_attempts', 3, 1, 20, 'Number of failed or expired runs after which a task is blocked.'),
  agingSeconds: work('aging_seconds', 900, 1, 86_400, 'Seconds of waiting that outweigh one level of priority.'),
  maxRunsPerAgent: work('max_runs_per_agent', 1, 1, 100, 'Maximum number of running runs of an agent.'),
  maxRunsPerProject: work('max_runs_per_project', 5, 1, 1000, 'Maximum number of running runs of a project.'),
  maxOpenRuns: work('max_open_runs', 100, 1, 10_000, 'Maximum number of running runs of the company.'),
  maxArtifactBytes: work('max_artifact_bytes', 16 * MIB, KIB, 1024 * MIB, 'Maximum size of an artifact in bytes.'),
  maxProjectBytes: work(
    'max_project_bytes',
    1024 * MIB,
    MIB,
    1024 * 1024 * MIB,
    'Maximum bytes of all artifacts of a project.',
  ),
  maxReworks: work('max_reworks', 2, 0, 20, 'Maximum number of times that agents may return a task for rework.'),
  maxTurns: work('max_turns', 30, 1, 200, 'Maximum number of model calls of a run of the built-in worker.'),
  builtInEnabled: switchSetting('work', 'built_in_enabled', true, 'Whether the built-in worker executes tasks.'),
  builtInSlots: work(
    'built_in_slots',
    2,
    0,
    50,
    'Maximum number of runs that the built-in worker of a process executes in parallel.',
  ),
  keepDays: work(
    'keep_days',
    90,
    1,
    3650,
    'Days after the end of a task for which its steps, and artifacts that were not accepted or were replaced, are kept.',
  ),
  review,
  planReview,
  maxPlanItems: work('max_plan_items', 12, 1, 50, 'Maximum number of tasks into which an agent may divide a task.'),
} as const;
