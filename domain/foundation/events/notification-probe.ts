import type { Pool } from 'pg';
import { newId } from '../kernel/ids.ts';
import { within } from '../kernel/within.ts';
import { listenOn, SEND_NOTIFICATION } from './statements.ts';

/** A notification that takes longer will not arrive. */
const TIMEOUT_MS = 1_000;

/** Whether a notification sent by `pool` arrives on a connection of `direct` (spec/rules/events.md#message-carrier). */
export const doNotificationsArrive = async (direct: Pool, pool: Pool): Promise<boolean> => {
  const client = await direct.connect();
  const channel = `probe_${newId().replaceAll('-', '')}`;
  try {
    const heard = new Promise<boolean>((resolve) => {
      client.on('notification', (note) => note.channel === channel && resolve(true));
    });
    await client.query(listenOn(channel));
    await pool.query(SEND_NOTIFICATION, [channel, '']);
    return await within(heard, TIMEOUT_MS, false);
  } finally {
    client.release(true);
  }
};
