import type { Actor } from '../../../../domain/foundation/kernel/actor.ts';
import type { Client } from '../../client/client.ts';
import type { RequestBodyOf } from '../../client/operation-types.ts';
import { ScriptedModel } from '../../doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../server/server.ts';
import { actorOf } from '../actor.ts';
import { countStored } from '../organisation/charters.ts';
import { setUpCeo } from '../people.ts';

/** A server with a scripted model, and its first user. */
export interface ChatScene {
  readonly model: ScriptedModel;
  readonly server: TestServer;
  readonly ceo: Client;
  readonly actor: Actor;
  close(): Promise<void>;
}

/** The first user of a server, as a client and as an actor. */
export const firstUser = async (server: TestServer): Promise<{ readonly ceo: Client; readonly actor: Actor }> => {
  const ceo = await setUpCeo(server.client);
  const { id: userId } = (await ceo.call('getCurrentUser')).body.data;
  return { ceo, actor: actorOf('ceo', { userId, username: 'chief' }) };
};

export const startChat = async (): Promise<ChatScene> => {
  const model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  const server = await startServer({ env });
  const close = async (): Promise<void> => {
    await server.close();
    await model.close();
  };
  return { model, server, ...(await firstUser(server)), close };
};

/** Counts everything that a chat turn could leave behind. */
export const countChat = async (server: TestServer): Promise<Record<string, number>> => {
  const tables = ['plans', 'approvals', 'conversation_participants'];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  // Without the test events of the server, which are written every 10 s.
  const events = `(select count(*)::int from outbox_events where channel <> 'system') as events`;
  const { rows } = await server.store.pool.query(`select ${counts.join(', ')}, ${events}`);
  return { ...(await countStored(server)), ...rows[0] };
};

/** Author, routing and purpose of the turns of a conversation, in order. */
export const authorsOf = async ({ store }: TestServer, conversationId: string) => {
  const { rows } = await store.pool.query(
    `select role, purpose, author_agent_id as author, author_name as name, routed_topic as topic, routing_confidence as confidence
     from conversation_turns where conversation_id = $1 order by sequence`,
    [conversationId],
  );
  return rows;
};

/** A role definition with these instructions for the agents that have it. */
export const roleBody = (system_prompt_template: string): RequestBodyOf<'setRole'> => ({
  department: 'executive',
  authority_level: 'c_suite',
  required_skills: [],
  tool_access: [],
  system_prompt_template,
  description: '',
});

/** Gives the lease of the conversation to another turn. */
export const takeLeaseOver = ({ store }: TestServer, conversationId: string): Promise<unknown> =>
  store.pool.query(
    `update leases set holder = gen_random_uuid(), fence = fence + 1, expires_at = now() + interval '5 seconds' where resource = $1`,
    [`conversation:${conversationId}`],
  );
