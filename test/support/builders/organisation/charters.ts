import type { Client, OperationResponse } from '../../client/client.ts';
import type { TestServer } from '../../server/server.ts';

/** One message with everything that the built-in guide asks for, so that it drafts immediately. */
export const wholeIdea = (parts: { project?: string; budget?: string; title?: string } = {}): string =>
  [
    `${parts.title ?? 'Open a customer portal'}. Customers shall see their orders there.`,
    'goals: Fewer calls; Happier customers',
    'constraints: No new staff',
    'success criteria: Half the calls; Nine of ten orders found',
    'scope: Orders and invoices. Out of scope: A mobile app',
    `budget: ${parts.budget ?? '50k by 2031-03-01'}`,
    `project: ${parts.project ?? 'Customer portal'}`,
  ].join('\n');

/** A reply of the model with a draft. */
export const draftReply = (changes: object = {}) => ({
  needs_more: false,
  next_question: null,
  draft: {
    title: 'A portal',
    brief: 'Customers see their orders.',
    goals: ['Fewer calls'],
    constraints: [],
    success_criteria: ['Half the calls'],
    scope: { in_scope: ['Orders'], out_of_scope: [] },
    envelope: { amount: 1000, currency: 'USD', deadline: '2031-03-01T12:00:00+02:00', time_horizon: null },
    project_id: null,
    proposed_project_name: 'Portal',
    proposed_project_description: '',
    ...changes,
  },
});

/** A reply of the model with a question. */
export const questionReply = (next_question: string) => ({ needs_more: true, next_question, draft: null });

export const interview = (
  client: Client,
  message: string,
  conversation_id: string | null = null,
): Promise<OperationResponse> => client.call('interviewCharter', { body: { message, conversation_id } });

/** A charter draft of the client, as the interface returns it. */
export const draftCharter = async (client: Client, parts: Parameters<typeof wholeIdea>[0] = {}) => {
  const response = await interview(client, wholeIdea(parts));
  if (response.body.data?.status !== 'drafted') throw new Error(`nothing was drafted: ${response.text}`);
  return response.body.data.charter;
};

/** A charter draft of this user, whose present role may not create one: a permitted user drafts it, then it is transferred. */
export const charterOf = async ({ store: { pool } }: TestServer, userId: string, drafter: Client): Promise<string> => {
  const { id, conversation_id: conversationId } = await draftCharter(drafter, { project: `Of ${userId}` });
  await pool.query('update charters set created_by = $1 where id = $2', [userId, id]);
  await pool.query('update conversations set created_by = $1 where id = $2', [userId, conversationId]);
  return id;
};

/** The stored turns of a conversation, in order. */
export const storedTurns = async ({ store }: TestServer, conversationId: string) => {
  const { rows } = await store.pool.query(
    'select sequence, role, content from conversation_turns where conversation_id = $1 order by sequence',
    [conversationId],
  );
  return rows as { sequence: number; role: string; content: string }[];
};

export const storedConversation = async ({ store }: TestServer, conversationId: string) => {
  const { rows } = await store.pool.query(
    'select kind, status, title, turn_count as "turnCount", charter_id as "charterId" from conversations where id = $1',
    [conversationId],
  );
  return rows[0];
};

/** Counts everything that an interview or an approval could leave behind. */
export const countStored = async ({ store }: TestServer): Promise<Record<string, number>> => {
  const tables = ['conversations', 'conversation_turns', 'charters', 'projects', 'tasks', 'forecasts', 'budget_holds'];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows } = await store.pool.query(`select ${counts.join(', ')}`);
  return rows[0];
};

/** The stored events of these types, in order. */
export const eventsOf = async ({ store }: TestServer, ...types: readonly string[]) => {
  const { rows } = await store.pool.query(
    'select event_type as type, channel, audience, payload from outbox_events where event_type = any($1) order by seq',
    [types],
  );
  return rows as { type: string; channel: string; audience: string | null; payload: Record<string, unknown> }[];
};
