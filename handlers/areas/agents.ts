import { camelNamed } from '../../domain/foundation/kernel/text/field-names.ts';
import { type AgentSnapshot, recordTag } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, noContent, ok, pageResult } from '../http/contracts/result.ts';
import { presentAgent } from '../presenters/agents.ts';

const tagged = (agent: AgentSnapshot) => ok(presentAgent(agent), { tag: recordTag(agent) });

export const agentHandlers = ({ agents }: Services): HandlersOf<'agents'> => ({
  listAgents: async (input) => pageResult(await agents.list(input.page), presentAgent),
  createAgent: async ({ body, actor }) => {
    const agent = await agents.create(camelNamed(body), actor);
    return created(presentAgent(agent), { location: `/api/v1/agents/${agent.id}`, tag: recordTag(agent) });
  },
  getAgent: async ({ path }) => tagged(await agents.get(path.agent_id)),
  updateAgent: async ({ path, body, actor, ifMatchTag }) =>
    tagged(await agents.update(path.agent_id, camelNamed(body), actor, ifMatchTag(recordTag))),
  deleteAgent: async ({ path, actor, ifMatchTag }) => {
    await agents.remove(path.agent_id, actor, ifMatchTag(recordTag));
    return noContent();
  },
});
