import type { FeedMessage } from '../../domain/events/feed-message.ts';
import { RequestInvalid } from '../../domain/foundation/errors/errors.ts';
import { parsePosition, positionText } from '../../domain/foundation/events/event.ts';
import type { Services } from '../../domain/services.ts';
import { describeUnknownChannels } from '../http/channel-names.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { events } from '../http/contracts/result.ts';
import { eventFrame } from '../http/event-frames.ts';
import type { Sockets } from '../http/sockets/sockets.ts';
import { presentEvent, presentEventPageMeta } from '../presenters/events.ts';

/** Null without the parameter. Throws RequestInvalid for a channel that does not exist. */
const namesIn = (channels: string | undefined): readonly string[] | null => {
  if (channels === undefined) return null;
  const names = channels === '' ? [] : channels.split(',');
  const unknown = describeUnknownChannels(names, 'query');
  if (unknown !== null) throw new RequestInvalid(unknown);
  return names;
};

const positionIn = (text: string | null | undefined) => (text == null ? null : parsePosition(text));

async function* framesOf(stream: AsyncIterable<FeedMessage>) {
  for await (const heard of stream) {
    if (heard.kind === 'event') yield eventFrame(heard.event, heard.epoch);
    else if (heard.kind === 'gap') yield { event: 'gap' as const, data: { resume_after: null } };
    else if (heard.kind === 'bookmark') {
      const position = positionText(heard.position);
      yield { id: position, event: 'bookmark' as const, data: { position } };
    } else if (heard.kind === 'end' && heard.reason !== 'gone')
      yield { event: 'closed' as const, data: { reason: heard.reason } };
  }
}

export const eventHandlers = ({ eventPages, subscribers }: Services, sockets: Sockets): HandlersOf<'events'> => ({
  listEvents: async ({ query: { after, limit, channels }, actor }) => {
    const found = await eventPages.read(actor, { after: positionIn(after), channels: namesIn(channels), limit });
    const data = found.events.map((event) => presentEvent(event, found.epoch));
    return { kind: 'page', status: 200, data, nextPosition: null, pagination: presentEventPageMeta(found) };
  },
  streamEvents: ({ query: { after, channels }, caller, actor, signal }) => {
    const from = positionIn(caller.header('last-event-id') ?? after);
    return events(framesOf(subscribers.stream(actor, { channels: namesIn(channels), after: from, signal })));
  },
  openWebSocket: ({ query: { ticket }, caller }) => sockets.open(ticket ?? null, caller),
});
