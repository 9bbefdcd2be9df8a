import { describe, expect, it } from 'vitest';
import { CHANNEL_NAMES } from '../../domain/events/visibility.ts';
import { EVENT_TYPES } from '../../domain/foundation/events/event-types.ts';
import { EVENT_CHANNELS } from '../../generated/events.ts';
import openapi from '../../generated/openapi.json' with { type: 'json' };

const { EventType, ChannelName } = openapi.components.schemas;

describe('the names of events and channels', () => {
  it('are the same in both documents', () => {
    expect(EventType.enum.toSorted()).toEqual(Object.keys(EVENT_CHANNELS).toSorted());
    const channels = new Set(Object.values(EVENT_CHANNELS).filter((channel) => !channel.startsWith('user:')));
    expect(ChannelName.enum.toSorted()).toEqual([...channels].toSorted());
  });

  it('are those of the server', () => {
    expect(EVENT_TYPES.toSorted()).toEqual(EventType.enum.toSorted());
    expect(CHANNEL_NAMES).toEqual(ChannelName.enum.toSorted());
  });
});
