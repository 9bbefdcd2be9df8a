import { signal } from '@preact/signals';
import { api, ask, type Schema } from '../../api.ts';

export type ConversationRecord = Schema<'Conversation'>;
export type MessageIntent = Schema<'TurnIntent'>;
export type Verdict = Schema<'TurnVerdict'>;
export type TurnRecord = Schema<'TurnRequest'>;

/** What came of a turn; an interview that is led by itself tells less of it. */
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
export const loose = signal<readonly Exchange[]>([]);
/** What was typed and not sent, by conversation. */
export const drafts = new Map<string, string>();
/** The conversation that was just opened by what was said: the person continues typing there. */
export const opened = { id: '' };

/** The result belongs to the last turn of its conversation. What was done counts as done if that one cannot be read now. */
export const keep = async (message: string, result: TurnResponse): Promise<void> => {
  const { conversation_id: id } = result;
  if (id === null) {
    loose.value = [...loose.value, { message, result }];
    return;
  }
  const params = { path: { conversation_id: id }, query: { order: 'desc', limit: 1 } } as const;
  const found = await ask(() => api.GET('/meta/chat/conversations/{conversation_id}/turns', { params })).catch(
    () => null,
  );
  const last = found?.data[0];
  if (last !== undefined) notes.value = new Map(notes.value).set(last.id, result);
};
