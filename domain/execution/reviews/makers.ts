import type { EntityManager } from '@mikro-orm/postgresql';
import { APPROVERS_SETTING } from '../../approvals/decide/approvers.ts';
import { Forbidden } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import { SELECT_RUN_CLAIMED_BY } from './statements.ts';

/** Throws Forbidden for API keys of the user who claimed the run: the program that executed it may have any of them. */
export const requireOtherMaker = ({ claimedBy }: RunRecord, { userId, credential }: Actor): void => {
  if (credential.keyId !== null && claimedBy === userId)
    throw new Forbidden('API keys of the user who claimed the run cannot review it; use a session');
};

/**
 * Throws Forbidden if the caller would complete a task past the review of runs that it claimed: for API keys of a user who claimed a run of it, and
 * for that user under `another_person`. A task with the review policy `none` has no review.
 */
export const requireMayComplete = async (
  em: EntityManager,
  { id, reviewPolicy }: TaskRecord,
  { userId, credential }: Actor,
  settings: LiveSettings,
): Promise<void> => {
  const needsOther = settings.get(APPROVERS_SETTING) === 'another_person';
  if (reviewPolicy === 'none' || (credential.keyId === null && !needsOther)) return;
  const runs = await em.execute<unknown[]>(SELECT_RUN_CLAIMED_BY, [id, userId]);
  if (runs.length === 0) return;
  throw new Forbidden(
    needsOther
      ? 'A user who claimed a run of the task cannot complete it; another person decides'
      : 'API keys of a user who claimed a run of the task cannot complete it; use a session',
  );
};
