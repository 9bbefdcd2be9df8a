/** A request as it was sent, without what lets somebody in. */
export interface ShownRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface ShownAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Something that is not as the rule says, with the exchange that shows it. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  readonly operation: string | null;
  readonly request: ShownRequest | null;
  readonly answer: ShownAnswer | null;
}

/** What became of one check. */
export interface Outcome {
  readonly group: string;
  readonly name: string;
  readonly rule: string;
  readonly status: 'holds' | 'fails' | 'skipped';
  /** Why it was skipped, else null. */
  readonly reason: string | null;
  readonly findings: readonly Finding[];
  readonly milliseconds: number;
}

/** What became of a declared status of an operation. */
export interface StatusSeen {
  readonly status: number;
  /** How often it was seen. */
  readonly seen: number;
  /**
   * `excused`: it cannot be provoked from outside; `untried`: it cannot on this deployment, or in this run; `missing`: it could have been,
   * and was not seen.
   */
  readonly account: 'seen' | 'excused' | 'untried' | 'missing';
  /** Why it was not seen; null where it was, or is missing. */
  readonly reason: string | null;
}

/** What became of the declared statuses of an operation. */
export interface Coverage {
  readonly operation: string;
  readonly statuses: readonly StatusSeen[];
}

/** How many declared statuses became what. */
export type StatusCounts = Readonly<Record<'declared' | StatusSeen['account'], number>>;

/** All that a run found out. */
export interface Report {
  readonly url: string;
  readonly interface_version: string;
  readonly started_at: string;
  readonly seconds: number;
  readonly requests: number;
  readonly counts: { readonly holds: number; readonly fails: number; readonly skipped: number };
  readonly statuses: StatusCounts;
  readonly outcomes: readonly Outcome[];
  readonly coverage: readonly Coverage[];
  /** What the run has made and could not remove. */
  readonly remains: readonly string[];
}

/** The results of each group, in the order they were run. */
export const byGroup = ({ outcomes }: Pick<Report, 'outcomes'>): (readonly [string, readonly Outcome[]])[] =>
  [...new Set(outcomes.map(({ group }) => group))].map(
    (group) => [group, outcomes.filter((outcome) => outcome.group === group)] as const,
  );
