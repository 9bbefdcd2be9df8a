import type { Actor } from '../../../foundation/kernel/actor.ts';
import type { FactReader, QuerySubjects } from '../../../llm/fact-reader.ts';
import type { LiveSnapshot } from '../live-snapshot.ts';
import type { RetrieverDeps } from './deps.ts';
import type { Subjects } from './query.ts';
import { RETRIEVERS } from './retrievers.ts';

/** Opens readers for providers that choose facts themselves. */
export class FactReaders {
  readonly #snapshots: LiveSnapshot;
  readonly #deps: RetrieverDeps;

  constructor(snapshots: LiveSnapshot, deps: RetrieverDeps) {
    this.#snapshots = snapshots;
    this.#deps = deps;
  }

  /** Reads the organisation once; the snapshot and the facts are read on demand. */
  async open(actor: Actor): Promise<FactReader> {
    const { organisation, now, limit, since, snapshot } = await this.#snapshots.open(actor);
    const { agents, departments } = organisation;
    const subjectsOf = <T extends QuerySubjects>({
      agentIds,
      departmentIds,
      ...subjects
    }: T): Omit<T, 'agentIds' | 'departmentIds'> & Pick<Subjects, 'agents' | 'departments'> => ({
      ...subjects,
      agents: agentIds.flatMap((id) => agents.find((agent) => agent.id === id) ?? []),
      departments: departmentIds.flatMap((id) => departments.find((department) => department.id === id) ?? []),
    });
    const known = { actor, now, limit, since, organisation };
    return {
      now,
      agents,
      departments,
      snapshot,
      facts: async (name, { earlier, ...query }) =>
        RETRIEVERS[name]({ ...subjectsOf(query), earlier: earlier.map(subjectsOf), ...known }, this.#deps),
    };
  }
}
