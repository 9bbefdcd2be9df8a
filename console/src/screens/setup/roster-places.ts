import { api, ask } from '../../api.ts';
import { useLoad } from '../../load.ts';

/** The whole roster in company order; the place in it is what the wizard calls an agent by. */
const readRoster = () => ask(() => api.GET('/api/v1/setup/agents'));
export const useRoster = () => useLoad(readRoster, [], ['agents']);

/** Where an agent stands now: others may have been added or deleted. One that is gone has a place that nobody has, and the server says so. */
export const placeOf = async (id: string) => {
  const { data } = await readRoster();
  const found = data.findIndex((agent) => agent.id === id);
  return { params: { path: { agent_index: found < 0 ? data.length : found } } };
};
