import type { OrganisationSnapshot, PlanRoster } from '../../../../domain/llm/guide-context.ts';
import type { StreamPart } from '../../../../domain/llm/provider.ts';

const NONE = { total: 0, items: [] };

/** An organisation in which there is nothing yet, as a model is told of it. */
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
  retrieved: { facts: [], replacedSections: new Set() },
};

/** An organisation in which nobody could own anything. */
export const NO_ROSTER: PlanRoster = { roles: [], departments: [], responderRole: null };

/** All parts of a stream. */
export const collectParts = async (parts: AsyncIterable<StreamPart>): Promise<StreamPart[]> => {
  const found: StreamPart[] = [];
  for await (const part of parts) found.push(part);
  return found;
};

/** What a call failed with; undefined when it did not. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
