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

  it('are the names that the pattern of the parameter `channels` accepts', () => {
    const { maxLength, pattern } = openapi.components.parameters.EventChannels.schema;
    const accepts = (text: string): boolean => new RegExp(pattern, 'u').test(text);
    for (const text of ['', 'user:ada', ...CHANNEL_NAMES, CHANNEL_NAMES.join(), `user:ada,${CHANNEL_NAMES.join()}`])
      expect([text, accepts(text)]).toEqual([text, true]);
    for (const text of [',', 'users', 'Tasks', 'tasks,', ' tasks', '*', 'user', 'user:', 'user:,tasks', 'toString'])
      expect([text, accepts(text)]).toEqual([text, false]);
    expect(pattern.split('|').length).toBe(2 * CHANNEL_NAMES.length + 2 - 1);
    expect(maxLength).toBe(1024);
  });
});
