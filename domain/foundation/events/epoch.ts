import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';

/**
 * Numbers that were given elsewhere are under a new epoch from the commit on, whatever the history of the database
 * (spec/rules/events.md#epochs).
 */
export const beginEpoch = async (client: ClientBase): Promise<void> => {
  const epoch = randomBytes(4).toString('hex');
  await client.query(`update feed_state set epoch = $1, began_at = number, history = ''`, [epoch]);
};

/** Whether the epoch goes on here: no history was lost since the last number was given. */
export const isEpochUnbroken = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query(`select to_regproc('feed_history') is not null as present`);
  if (rows[0]?.present !== true) return false;
  const found = await client.query('select history = feed_history() as unbroken from feed_state');
  return found.rows[0]?.unbroken === true;
};

/** The epoch goes on in this database, into which the feed was moved whole: without that the next number would begin another. */
export const continueEpoch = async (client: ClientBase): Promise<void> => {
  await client.query('update feed_state set history = feed_history()');
};
