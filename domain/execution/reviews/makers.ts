import type { EntityManager } from '@mikro-orm/postgresql';
import { APPROVERS_SETTING } from '../../approvals/decide/approvers.ts';
import { Forbidden } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { workSettings } from '../work-settings.ts';
import { SELECT_RUN_CLAIMED_BY } from './statements.ts';

/**
 * Throws Forbidden for a caller whose user claimed a run of the task: for API keys, because the program that executed it may have any of them,
 * and under `another_person` for sessions too.
 */
export const requireOtherMaker = async (
  em: EntityManager,
  taskId: string,
  { userId, credential }: Actor,
  settings: LiveSettings,
): Promise<void> => {
  const needsOther = settings.get(APPROVERS_SETTING) === 'another_person';
  if (credential.keyId === null && !needsOther) return;
  const runs = await em.execute<unknown[]>(SELECT_RUN_CLAIMED_BY, [taskId, userId]);
  if (runs.length === 0) return;
  throw new Forbidden(
    needsOther
      ? 'A user who claimed a run of the task cannot decide on its result; another person decides'
      : 'API keys of a user who claimed a run of the task cannot decide on its result; use a session',
  );
};

/** As `requireOtherMaker` for completing a task, unless its runs need no review. */
export const requireMayComplete = async (
  em: EntityManager,
  { id, reviewPolicy }: TaskRecord,
  actor: Actor,
  settings: LiveSettings,
): Promise<void> => {
  if ((reviewPolicy ?? settings.get(workSettings.review)) !== 'none') await requireOtherMaker(em, id, actor, settings);
};
