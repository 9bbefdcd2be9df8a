import type { ClientBase } from 'pg';

/** Numbers that were given elsewhere begin a new epoch here, whatever the history of the database (spec/rules/events.md#epochs). */
export const beginEpoch = async (client: ClientBase): Promise<void> => {
  await client.query(`update feed_state set history = ''`);
};
