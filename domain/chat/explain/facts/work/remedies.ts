import type { WaitingReason } from '../../../../tasks/waiting/waiting-reason.ts';

/** What a person can do about each reason (spec/rules/work.md#waiting-reasons). */
export const REMEDIES: Readonly<Record<WaitingReason, string>> = {
  input: 'reply to the request in the inbox',
  approval: 'decide the approval in the inbox',
  review: 'wait for the review, or review the run if it is in your inbox',
  paused: 'resume the work',
  project: 'set the status of the project to active',
  parent: 'create a new task: this one cannot continue',
  no_agent: 'assign an agent',
  autonomy: 'raise the autonomy level of the agent, or assign another agent',
  dependency: 'complete that task; if it failed, start this task, which sets it aside',
  subtasks: 'complete that task; if it failed, start this task, which sets it aside',
  budget: 'raise the cap, or wait for the next month',
  retry: 'wait for the next attempt, or start the task to try again now',
  schedule: 'wait, or start the task to begin now',
  attempts_exhausted: 'start the task again, change it, or cancel it',
  blocked: 'start the task',
  agent_busy: 'wait until a run of the agent ends, or raise work.max_runs_per_agent',
  project_busy: 'wait until a run of the project ends, or raise work.max_runs_per_project',
  company_busy: 'wait until a run ends, or raise work.max_open_runs',
  no_worker:
    'switch on the built-in worker (work.built_in_enabled), or connect a worker for the agent, type and labels of the task',
};

/** What a person can do about a used-up cap that cannot be raised. */
export const FIXED_CAP = 'cancel the task: this cap cannot be raised';
