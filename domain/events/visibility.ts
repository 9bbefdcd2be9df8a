import { hasGuard } from '../auth/credentials/permissions.ts';
import type { FeedEvent } from '../foundation/events/event.ts';
import type { HumanRole } from '../foundation/kernel/actor.ts';

/** The user that events are shown to, with the role they act with; for an API key its effective role. */
export interface Reader {
  readonly userId: string;
  readonly role: HumanRole;
}

type Visibility = 'read' | 'lead' | 'own';

/** Who may see which events of the company (spec/rules/events.md#visibility). */
const CHANNELS: Readonly<Record<string, Visibility>> = {
  tasks: 'read',
  projects: 'read',
  agents: 'read',
  departments: 'read',
  company: 'read',
  budget: 'lead',
  approvals: 'read',
  charters: 'own',
  conversations: 'own',
  webhooks: 'lead',
  system: 'read',
  work: 'read',
};

const USER_PREFIX = 'user:';

/** The channel of events that concern only one user. */
export const userChannel = (userId: string): string => `${USER_PREFIX}${userId}`;

/** The names of all channels, without those of users. */
export const CHANNEL_NAMES: readonly string[] = Object.keys(CHANNELS).sort();

/** Whether there is a channel of this name, whether or not a reader may see it. Any user id counts, also an unknown one. */
export const isChannel = (name: string): boolean =>
  Object.hasOwn(CHANNELS, name) || (name.startsWith(USER_PREFIX) && name !== USER_PREFIX);

/** The channels that a reader may see, sorted; none without read permission. */
export const visibleChannels = (reader: Reader): readonly string[] => {
  if (!hasGuard(reader, 'read')) return [];
  const open = Object.keys(CHANNELS).filter((name) => CHANNELS[name] !== 'lead' || hasGuard(reader, 'lead'));
  return [...open, userChannel(reader.userId)].sort();
};

export const maySee = (reader: Reader, { channel, audience }: Pick<FeedEvent, 'channel' | 'audience'>): boolean => {
  if (!hasGuard(reader, 'read') || (audience !== null && audience !== reader.userId)) return false;
  if (channel === userChannel(reader.userId)) return true;
  const visibility = CHANNELS[channel];
  if (visibility === undefined) return false;
  if (visibility === 'own') return audience === reader.userId;
  return hasGuard(reader, visibility);
};
