import { expect, it } from 'vitest';
import { queueEvents } from '../../../domain/webhooks/delivery/queue-events.ts';
import { UPSERT_WEBHOOK_EVENTS } from '../../../domain/webhooks/statements.ts';

const NOW = new Date('2031-06-15T12:00:00.000Z');
const eventOf = (length: number) => ({
  event: {
    id: crypto.randomUUID(),
    type: 'task.created' as const,
    channel: 'c',
    audience: null,
    at: NOW,
    payload: { x: 'x'.repeat(length) },
  },
  endpointIds: [crypto.randomUUID()],
});

it('events are stored in statements of up to 256 KiB of bodies, and a larger one by itself', async () => {
  const pieces: number[] = [];
  const execute = async (text: string, values: readonly unknown[]) => {
    if (text === UPSERT_WEBHOOK_EVENTS) pieces.push(JSON.parse(String(values[1])).length);
    return [{ count: 1 }];
  };
  await queueEvents({ execute } as never, [100_000, 100_000, 100_000, 300_000, 1].map(eventOf), NOW);
  expect(pieces).toEqual([2, 1, 1, 1]);
});
