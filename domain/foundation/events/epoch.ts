import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import {
  BEGIN_FEED_EPOCH,
  CHECK_FEED_HISTORY,
  CHECK_FEED_HISTORY_FUNCTION,
  CONTINUE_FEED_HISTORY,
} from './statements.ts';

/**
 * Begins a new epoch: numbers that were given in another database end with the commit, whatever the history of this database
 * (spec/rules/events.md#epochs).
 */
export const beginEpoch = async (client: ClientBase): Promise<void> => {
  const epoch = randomBytes(4).toString('hex');
  await client.query(BEGIN_FEED_EPOCH, [epoch]);
};

/** Whether the epoch continues: no history was lost since the last number was given. */
export const isEpochUnbroken = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query(CHECK_FEED_HISTORY_FUNCTION);
  if (rows[0]?.present !== true) return false;
  const found = await client.query(CHECK_FEED_HISTORY);
  return found.rows[0]?.unbroken === true;
};

/** Continues the epoch in this database, into which the complete feed was moved. Otherwise the next number would begin a new one. */
export const continueEpoch = async (client: ClientBase): Promise<void> => {
  await client.query(CONTINUE_FEED_HISTORY);
};
