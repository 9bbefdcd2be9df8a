import { api, ask } from '../../api.ts';
import { useLoad } from '../../load.ts';

/** The agents in company order; the setup operations identify an agent by its index. */
const readRoster = () => ask(() => api.GET('/api/v1/setup/agents'));
export const useRoster = () => useLoad(readRoster, [], ['agents']);

/**
 * The current index of an agent. It is read again because agents may have been added or deleted. A deleted agent gets an index that does not
 * exist, which the server refuses.
 */
export const placeOf = async (id: string) => {
  const { data } = await readRoster();
  const found = data.findIndex((agent) => agent.id === id);
  return { params: { path: { agent_index: found < 0 ? data.length : found } } };
};
