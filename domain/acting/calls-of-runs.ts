import { Forbidden } from '../foundation/errors/errors.ts';
import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { Tool } from '../tools/tool.ts';

/** Tools that end what a person decided, or that the server did. */
const FORBIDDEN: ReadonlySet<string> = new Set(['work.resume', 'tasks.start']);
/** Statuses that only runs and people give to a task. */
const RESERVED: ReadonlySet<unknown> = new Set(['assigned', 'in_progress', 'in_review', 'completed']);

/** Whether runs of tasks never have the tool. */
export const isForbiddenInRuns = ({ name }: Pick<Tool, 'name'>): boolean => FORBIDDEN.has(name);

/**
 * Throws Forbidden for a call by which the run of a task would bypass a review, a pause or the end of attempts, its own or that of another task
 * (spec/rules/work.md#forbidden-calls-of-runs). Autonomy and the rights of the user do not change this.
 */
export const requireAllowedInRun = (tool: Pick<Tool, 'name'>, given: JsonObject): void => {
  if (isForbiddenInRuns(tool)) throw new Forbidden('The run of a task can neither start tasks nor resume paused work');
  if (tool.name !== 'tasks.update' && tool.name !== 'tasks.create') return;
  if (given.review_policy !== undefined)
    throw new Forbidden('The run of a task cannot decide how tasks are reviewed; leave out review_policy');
  if (RESERVED.has(given.status))
    throw new Forbidden(
      'The run of a task cannot give a task this status; finish the run, and its review decides about the task',
    );
};
