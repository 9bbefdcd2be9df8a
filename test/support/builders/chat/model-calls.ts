import { vi } from 'vitest';
import type { FactReader } from '../../../../domain/llm/fact-reader.ts';
import type { ModelGateway } from '../../../../domain/llm/gateway/model-gateway.ts';
import type { OrganisationSnapshot } from '../../../../domain/llm/organisation-snapshot.ts';
import type { StreamPart } from '../../../../domain/llm/provider.ts';
import type { RetrievedFact } from '../../../../domain/llm/retrieved-fact.ts';

const NONE = { total: 0, items: [] };

/** An empty organisation, as a model receives it. */
export const EMPTY_SNAPSHOT: OrganisationSnapshot = {
  companyName: 'Acme',
  autonomyLevel: 'semi',
  departments: NONE,
  agents: NONE,
  tasksInProgress: NONE,
  tasksInReview: NONE,
  activeProjects: NONE,
  pendingApprovals: NONE,
  draftedCharters: NONE,
  plansInReview: NONE,
  waiting: NONE,
  budget: { currency: 'EUR', cap: null, held: 0, spent: 0 },
  versions: NONE,
  recent: { windowDays: 7, completedTasks: 0, decidedApprovals: 0, approvedCharters: 0 },
};

/** A reader of this snapshot: agents and departments are those of the snapshot, all other facts are fixed. */
export const readerOf = (snapshot: OrganisationSnapshot, ...facts: readonly RetrievedFact[]): FactReader => ({
  now: new Date('2031-03-01T10:00:00Z'),
  agents: snapshot.agents.items.map((agent) => ({ ...agent, department: agent.department ?? '' })),
  departments: snapshot.departments.items,
  snapshot: async () => snapshot,
  facts: async () => facts,
});

/** All parts of a stream. */
export const collectParts = async (parts: AsyncIterable<StreamPart>): Promise<StreamPart[]> => {
  const found: StreamPart[] = [];
  for await (const part of parts) found.push(part);
  return found;
};

/** The error of a call, or undefined. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The error of a turn whose caller disconnects when the last of its model calls has returned, before anything is stored. */
export const failureOfLeaver = async (
  gateway: ModelGateway,
  method: 'structured' | 'complete',
  calls: number,
  take: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> => {
  const leaving = new AbortController();
  const call = gateway[method].bind(gateway) as (...args: unknown[]) => Promise<unknown>;
  let returned = 0;
  const calling = async (...args: unknown[]): Promise<unknown> => {
    const reply = await call(...args);
    returned += 1;
    if (returned === calls) leaving.abort(new Error('gone'));
    return reply;
  };
  const spy = vi.spyOn(gateway, method).mockImplementation(calling as never);
  const failure = await failureOf(take(leaving.signal));
  spy.mockRestore();
  return failure;
};
