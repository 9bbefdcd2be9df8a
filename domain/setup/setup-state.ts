import { Conflict, NotFound } from '../foundation/errors/errors.ts';
import type { StoredOrganisation } from '../organisation/changes/organisation-rows.ts';
import type { Agent } from '../organisation/value/agent.ts';
import type { Organisation } from '../organisation/value/organisation.ts';
import { type AgentSnapshot, snapshotOfAgent } from '../organisation/value/snapshots/snapshot.ts';

/** The wizard cannot write after its completion (spec/rules/organisation.md#wizard-state). Throws Conflict. */
export const requireOpenSetup = ({ isSetupComplete }: Pick<StoredOrganisation, 'isSetupComplete'>): void => {
  if (isSetupComplete) throw new Conflict('Setup is already complete; use the company operations');
};

/** The agent at an index of the company order. Throws NotFound past the end. */
export const agentAt = ({ agents }: Organisation, index: number): Agent => {
  const agent = agents[index];
  if (agent === undefined) throw new NotFound('No agent exists at this index');
  return agent;
};

/** The snapshot of the agent at an index. */
export const agentSnapshotAt = (organisation: Organisation, index: number): AgentSnapshot =>
  snapshotOfAgent(agentAt(organisation, index), index);
