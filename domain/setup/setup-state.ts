import type { EntityManager } from '@mikro-orm/postgresql';
import type { Agent } from '../agents/agent.ts';
import type { Organisation } from '../company/organisation.ts';
import type { StoredOrganisation } from '../company/organisation-rows.ts';
import { type AgentSnapshot, snapshotOfAgent } from '../company/snapshot.ts';
import { Conflict, NotFound } from '../errors/errors.ts';

/** Wizard writes end with its completion (spec/rules/organisation.md#wizard-state). Throws Conflict. */
export const requireOpenSetup = ({ isSetupComplete }: Pick<StoredOrganisation, 'isSetupComplete'>): void => {
  if (isSetupComplete) throw new Conflict('The setup is completed; use the organisation routes');
};

/** The agent at a place of the company order. Throws NotFound past the end. */
export const agentAt = ({ agents }: Organisation, index: number): Agent => {
  const agent = agents[index];
  if (agent === undefined) throw new NotFound('There is no agent at this place');
  return agent;
};

/** The record of the agent at a place, as others see it. */
export const agentSnapshotAt = (organisation: Organisation, index: number): AgentSnapshot =>
  snapshotOfAgent(agentAt(organisation, index), index);

/** The locales random names come from, as saved; null when nothing was saved. */
export const savedLocales = async (em: EntityManager): Promise<readonly string[] | null> => {
  const [row] = await em.execute<{ locales: string | null }[]>('select name_locales::text as locales from company');
  return row?.locales ? JSON.parse(row.locales) : null;
};
