import { signal } from '@preact/signals';
import { api, ask, type Schema } from '../../api.ts';

export type ApiConversation = Schema<'Conversation'>;
export type MessageIntent = Schema<'TurnIntent'>;
export type Verdict = Schema<'TurnVerdict'>;
export type TurnInput = Schema<'TurnRequest'>;

/** The result of a turn. A turn sent to the interview operation has only the first fields. */
export type TurnResponse = Pick<
  Schema<'TurnResult'>,
  'intent' | 'intent_reason' | 'intent_confidence' | 'conversation_id' | 'charter'
> &
  Partial<Schema<'TurnResult'>>;

interface Exchange {
  readonly message: string;
  readonly result: TurnResponse;
}

// Stored turns do not contain the intent and the responding agent, so the page keeps them.
export const notes = signal<ReadonlyMap<string, TurnResponse>>(new Map());
/** Explanations outside a conversation, which the server does not keep. */
export const unsavedTurns = signal<readonly Exchange[]>([]);
/** Unsent input by conversation. */
export const drafts = new Map<string, string>();
/** The conversation that the last message created: the focus moves to its input. */
export const opened = { id: '' };

/** Keeps the result with the last turn of its conversation. If that turn cannot be read, the result is not kept; the turn has succeeded. */
export const saveResult = async (message: string, result: TurnResponse): Promise<void> => {
  const { conversation_id: id } = result;
  if (id === null) {
    unsavedTurns.value = [...unsavedTurns.value, { message, result }];
    return;
  }
  const params = { path: { conversation_id: id }, query: { order: 'desc', limit: 1 } } as const;
  const found = await ask(() => api.GET('/meta/chat/conversations/{conversation_id}/turns', { params })).catch(
    () => null,
  );
  const last = found?.data[0];
  if (last !== undefined) notes.value = new Map(notes.value).set(last.id, result);
};
