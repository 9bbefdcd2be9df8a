import { describe, expect, it } from 'vitest';
import { replies } from '../../../../derived/replies.js';
import type { FeedMessage } from '../../../../domain/events/feed-message.ts';
import type { FeedEvent } from '../../../../domain/foundation/events/event.ts';
import type { Services } from '../../../../domain/services.ts';
import { eventHandlers } from '../../../../handlers/areas/events.ts';
import { eventFrame } from '../../../../handlers/http/event-frames.ts';
import { eventStream, framesIn } from '../../../../handlers/http/responses/event-stream.ts';
import type { Sockets } from '../../../../handlers/http/sockets/sockets.ts';
import { actorOf } from '../../../support/builders/actor.ts';

const EVENT: FeedEvent = {
  number: 7,
  id: '0193c5bd-3e4f-7a10-8b2c-4d5e6f708192',
  type: 'role.updated',
  channel: 'company',
  audience: null,
  payload: { role_name: 'Line\nbreak' },
  at: new Date('2030-02-01T09:30:00.000Z'),
};

async function* listed(...heard: readonly FeedMessage[]): AsyncGenerator<FeedMessage> {
  yield* heard;
}

describe('a frame of a stream', () => {
  it('is described in the document, and is not sent to a disconnected client', async () => {
    const stream = () =>
      listed(
        { kind: 'gap' },
        { kind: 'event', event: EVENT, epoch: 'abcdef01' },
        { kind: 'bookmark', position: { epoch: 'abcdef01', number: 9 } },
        { kind: 'end', reason: 'stopping' },
        { kind: 'end', reason: 'gone' },
      );
    const handlers = eventHandlers({ subscribers: { stream } } as unknown as Services, {} as Sockets);
    const input = {
      query: {},
      caller: { header: () => null },
      actor: actorOf('ceo'),
      signal: new AbortController().signal,
    };
    const result = await handlers.streamEvents(input as never);
    let text = '';
    for await (const piece of eventStream(result.frames)) text += piece;
    const frames = framesIn(text);
    const fits = replies.streamEvents?.[200]?.['text/event-stream'];
    expect(frames.map((frame) => fits?.(frame))).toEqual([true, true, true, true]);
    expect(frames.map(({ id, event }) => [id, event])).toEqual([
      [undefined, 'gap'],
      ['abcdef01.7', 'role.updated'],
      ['abcdef01.9', 'bookmark'],
      [undefined, 'closed'],
    ]);
  });

  it('is serialized once for all subscribers of an event', () => {
    expect(eventFrame(EVENT, 'abcdef01')).toBe(eventFrame(EVENT, 'abcdef01'));
    expect(JSON.parse(eventFrame(EVENT, 'abcdef01').text)).toEqual(eventFrame(EVENT, 'abcdef01').data);
  });
});
