import { hasGuard } from '../auth/credentials/permissions.ts';
import type { FeedEvent } from '../foundation/events/event.ts';
import type { HumanRole } from '../foundation/kernel/actor.ts';

/** Whoever events are shown to, with the role they act with: for an API key the effective one. */
export interface Reader {
  readonly userId: string;
  readonly role: HumanRole;
}

type Visibility = 'read' | 'lead' | 'own';

/** Who sees what on the channels of the company (spec/rules/events.md#visibility). */
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
};

/** The channel of what concerns one user alone. */
export const userChannel = (userId: string): string => `user:${userId}`;

/** The channels a reader may hear, sorted; none for who may not read. */
export const visibleChannels = (reader: Reader): readonly string[] => {
  if (!hasGuard(reader, 'read')) return [];
  const open = Object.keys(CHANNELS).filter((name) => CHANNELS[name] !== 'lead' || hasGuard(reader, 'lead'));
  return [...open, userChannel(reader.userId)].sort();
};

/** Whether the event is shown to the reader. */
export const maySee = (reader: Reader, { channel, audience }: Pick<FeedEvent, 'channel' | 'audience'>): boolean => {
  if (!hasGuard(reader, 'read') || (audience !== null && audience !== reader.userId)) return false;
  if (channel === userChannel(reader.userId)) return true;
  const visibility = CHANNELS[channel];
  if (visibility === undefined) return false;
  if (visibility === 'own') return audience === reader.userId;
  return hasGuard(reader, visibility);
};
