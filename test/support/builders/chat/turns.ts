import type { Sender, TurnRequest } from '../../../../domain/chat/turn.ts';
import type { ConversationKind } from '../../../../domain/conversations/conversation.entity.ts';
import type { NewTurn } from '../../../../domain/conversations/conversation-service.ts';
import type { Actor } from '../../../../domain/foundation/kernel/actor.ts';
import type { SettingValue } from '../../../../domain/foundation/settings/setting-definition.ts';
import type { TestServer } from '../../server/server.ts';
import { changeSetting } from '../settings.ts';

/** A message to the company with the defaults of the interface. */
export const turnOf = (message: string, fields: Partial<TurnRequest> = {}): TurnRequest => ({
  message,
  conversationId: null,
  intentOverride: null,
  namedTargets: [],
  project: null,
  ...fields,
});

/** A request without a deadline. */
export const PATIENT = new AbortController().signal;

/** A caller without a deadline and without `Idempotency-Key`, whose permissions do not change. */
export const senderOf = (actor: Actor, fields: Partial<Sender> = {}): Sender => ({
  actor,
  signal: PATIENT,
  renew: async () => actor,
  settle: async () => {},
  ...fields,
});

/** A conversation of this user with these messages. */
export const openConversation = (
  { services, store }: TestServer,
  userId: string,
  kind: ConversationKind,
  ...turns: readonly NewTurn[]
): Promise<string> =>
  store.unitOfWork.write(async (em) => {
    const fields = { kind, message: 'Opened', createdBy: userId };
    const conversation = await services.conversations.open(em, fields);
    services.conversations.append(em, conversation, ...turns);
    return conversation.id;
  });

export const closeConversation = ({ services, store }: TestServer, conversationId: string): Promise<void> =>
  store.unitOfWork.write(async (em) => {
    services.conversations.setStatus(em, await services.conversations.lock(em, conversationId), 'closed');
  });

/** Changes settings of the namespace `chat`. */
export const setChat = async (
  { services, store }: TestServer,
  values: Readonly<Record<string, SettingValue>>,
): Promise<void> => {
  for (const [key, value] of Object.entries(values)) await changeSetting(store, 'chat', key, value);
  await services.settings.refresh();
};

/** The messages of a conversation in order, with author and routing. */
export const saidIn = async ({ store }: TestServer, conversationId: string) => {
  const { rows } = await store.pool.query(
    `select sequence, role, content, author_name as author, routed_topic as topic, routing_confidence as confidence
     from conversation_turns where conversation_id = $1 order by sequence`,
    [conversationId],
  );
  return rows as { sequence: number; role: string; content: string; author: string | null; topic: string | null }[];
};

/** Counts the rows that a turn could leave behind. */
export const countKept = async ({ store }: TestServer) => {
  const { rows } = await store.pool.query(
    `select (select count(*)::int from conversations) as conversations,
       (select count(*)::int from conversation_turns) as turns,
       (select count(*)::int from outbox_events where channel = 'conversations') as events,
       (select count(*)::int from leases where expires_at > now()) as leases`,
  );
  return rows[0] as Record<'conversations' | 'turns' | 'events' | 'leases', number>;
};

/** All frames of a stream. */
export const framesIn = async <T>(frames: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const frame of frames) found.push(frame);
  return found;
};

/** The code of the error, or the error itself if it has no code; null when the work succeeded. */
export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: { code?: number }) => error.code ?? error,
  );
