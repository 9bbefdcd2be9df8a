/** What decides whether and how approved work is carried out. */
export interface WorkProspects {
  readonly hasAgent: boolean;
  /** Whether the company is paused. */
  readonly isPaused: boolean;
  /** Whether a worker is online. */
  readonly hasWorker: boolean;
  /** Whether a built-in worker is online, which takes all tasks and plans those of charters. */
  readonly hasBuiltIn: boolean;
  /** Whether finished runs are reviewed. */
  readonly isReviewed: boolean;
}

const reviewed = ({ isReviewed }: WorkProspects, who: string, what: string): string =>
  isReviewed ? `, and somebody other than ${who} reviews ${what}` : '';

/** What follows when a charter is approved, as a clause. */
export const charterOutlook = (
  prospects: WorkProspects,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string => {
  const work = prospects.hasBuiltIn ? 'plans and carries out the work' : 'carries out the work';
  return `an agent ${work} within a budget of ${amount} ${currency}${reviewed(prospects, 'its maker', 'the result')}`;
};

/** What follows when a plan is approved, as a clause. */
export const planOutlook = (prospects: WorkProspects): string =>
  `agents carry out the tasks, then one of them integrates the results${reviewed(prospects, 'their makers', 'them')}`;

/** Why approved work does not begin immediately, as a sentence; null if nothing prevents it. */
export const delayOf = ({ hasAgent, isPaused, hasWorker, hasBuiltIn }: WorkProspects): string | null => {
  if (!hasAgent) return 'The company has no agents, so tasks wait until one is assigned.';
  if (isPaused) return 'The company is paused, so tasks wait until it is resumed.';
  if (!hasWorker) return 'No worker is online, so tasks wait until one is.';
  return hasBuiltIn ? null : 'No built-in worker is online, so tasks wait until another worker takes them.';
};
