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
