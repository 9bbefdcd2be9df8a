import type { Sender, TurnRequest } from '../../../../domain/chat/turn.ts';
import type { ConversationKind } from '../../../../domain/conversations/conversation.entity.ts';
import type { NewTurn } from '../../../../domain/conversations/conversation-service.ts';
import type { Actor } from '../../../../domain/foundation/kernel/actor.ts';
import type { SettingValue } from '../../../../domain/foundation/settings/setting-definition.ts';
import type { TestServer } from '../../server/server.ts';
import { changeSetting } from '../settings.ts';

/** A message to the company as the wire fills it in. */
export const turnOf = (message: string, fields: Partial<TurnRequest> = {}): TurnRequest => ({
  message,
  conversationId: null,
  intentOverride: null,
  namedTargets: [],
  project: null,
  ...fields,
});

/** The request of a caller who waits as long as it takes. */
export const PATIENT = new AbortController().signal;

/** Somebody who waits as long as it takes, without an `Idempotency-Key`, and whose rights stay as they are. */
export const senderOf = (actor: Actor, fields: Partial<Sender> = {}): Sender => ({
  actor,
  signal: PATIENT,
  renew: async () => actor,
  settle: async () => {},
  ...fields,
});

/** A conversation of that user, with what was said in it. */
export const openConversation = (
  { services, store }: TestServer,
  userId: string,
  kind: ConversationKind,
  ...turns: readonly NewTurn[]
): Promise<string> =>
  store.unitOfWork.write(async (em) => {
    const fields = { kind, message: 'Opened', createdBy: userId };
    const conversation = await services.conversations.open(em, fields);
    await em.flush();
    await services.conversations.append(em, conversation, ...turns);
    return conversation.id;
  });

export const closeConversation = ({ services, store }: TestServer, conversationId: string): Promise<void> =>
  store.unitOfWork.write(async (em) => {
    await services.conversations.setStatus(em, await services.conversations.lock(em, conversationId), 'closed');
  });

/** Changes settings of the namespace `chat` for everything that begins from now on. */
export const setChat = async (
  { services, store }: TestServer,
  values: Readonly<Record<string, SettingValue>>,
): Promise<void> => {
  for (const [key, value] of Object.entries(values)) await changeSetting(store, 'chat', key, value);
  await services.settings.refresh();
};

/** What was said in a conversation, in order, with who said it and why them. */
export const saidIn = async ({ store }: TestServer, conversationId: string) => {
  const { rows } = await store.pool.query(
    `select sequence, role, content, author_name as author, routed_topic as topic, routing_confidence as confidence
     from conversation_turns where conversation_id = $1 order by sequence`,
    [conversationId],
  );
  return rows as { sequence: number; role: string; content: string; author: string | null; topic: string | null }[];
};

/** The rows that a turn could leave behind, counted. */
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

/** What the work failed with: its code, or the error itself where it has none; null when it did not fail. */
export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: { code?: number }) => error.code ?? error,
  );
