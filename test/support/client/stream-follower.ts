import { setTimeout as wait } from 'node:timers/promises';
import type { Body, Client } from './client.ts';
import { openStream } from './event-stream.ts';

/** A subscriber that reconnects to an event stream with its last id. */
export interface StreamFollower {
  /** Every event, in the order of arrival. */
  readonly heard: readonly Body[];
  /** How often the server reported a gap. */
  readonly gaps: number;
  /** How often the stream was opened. */
  readonly streams: number;
  leave(): Promise<void>;
}

const PAUSE_MS = 250;

/** Subscribes to channels with the API key of the client; waits for `onGap` before it reads on. */
export const followStream = (client: Client, channels: string, onGap: () => Promise<void>): StreamFollower => {
  const heard: Body[] = [];
  let [gaps, streams, isOver, lastId] = [0, 0, false, ''];
  let leaveStream = (): void => {};
  const take = async ({ id, event, data }: { id?: string | number; event?: string; data: Body }): Promise<void> => {
    if (id !== undefined) lastId = String(id);
    if (data.event_id !== undefined) heard.push(data);
    if (event !== 'gap') return;
    gaps += 1;
    await onGap();
  };
  const listen = async (): Promise<void> => {
    const place: Record<string, string> = lastId === '' ? {} : { 'last-event-id': lastId };
    const stream = await openStream(client, 'streamEvents', undefined, place, { channels });
    if (stream.status === 200) streams += 1;
    leaveStream = stream.leave;
    let taken = 0;
    do {
      for (const frame of stream.frames.slice(taken)) {
        taken += 1;
        await take(frame);
      }
    } while (!isOver && (await stream.next()) !== null);
    stream.leave();
  };
  const following = (async () => {
    for (; !isOver; await wait(PAUSE_MS)) await listen().catch(() => {});
  })();
  return {
    heard,
    get gaps() {
      return gaps;
    },
    get streams() {
      return streams;
    },
    leave: () => {
      isOver = true;
      leaveStream();
      return following;
    },
  };
};
