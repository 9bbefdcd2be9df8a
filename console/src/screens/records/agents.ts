import { api, askAll, pages, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';

/** All agents of the company. */
export const useAgents = (): readonly Schema<'AgentResponse'>[] =>
  useLoad(() => askAll(() => pages(api, '/api/v1/agents')), [], ['agents']).data ?? [];
