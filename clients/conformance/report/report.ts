/** A request as it was sent, without credentials. */
export interface ShownRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface ShownResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A violation of a rule, with the exchange that shows it. */
export interface ShownViolation {
  readonly rule: string;
  readonly message: string;
  readonly operation: string | null;
  readonly request: ShownRequest | null;
  readonly response: ShownResponse | null;
}

/** The result of one check. */
export interface CheckResult {
  readonly group: string;
  readonly name: string;
  readonly rule: string;
  readonly status: 'holds' | 'fails' | 'skipped';
  /** Why it was skipped, otherwise null. */
  readonly reason: string | null;
  readonly violations: readonly ShownViolation[];
  readonly milliseconds: number;
}

/** The coverage of a declared status. */
export interface StatusSeen {
  readonly status: number;
  /** How often it was seen. */
  readonly seen: number;
  /**
   * `excused`: it cannot be provoked from outside; `untried`: not on this deployment, or not in this run; `missing`: it
   * could have been provoked, and was not seen.
   */
  readonly account: 'seen' | 'excused' | 'untried' | 'missing';
  /** Why it was not seen; null if it was, or is missing. */
  readonly reason: string | null;
}

/** The coverage of an operation. */
export interface Coverage {
  readonly operation: string;
  readonly statuses: readonly StatusSeen[];
}

/** The number of declared statuses by coverage. */
export type StatusCounts = Readonly<Record<'declared' | StatusSeen['account'], number>>;

/** The results of a run. */
export interface Report {
  readonly url: string;
  readonly interface_version: string;
  readonly started_at: string;
  readonly seconds: number;
  readonly requests: number;
  readonly counts: { readonly holds: number; readonly fails: number; readonly skipped: number };
  readonly statuses: StatusCounts;
  readonly results: readonly CheckResult[];
  readonly coverage: readonly Coverage[];
  /** Records of the run that could not be removed. */
  readonly remains: readonly string[];
}

/** The results of each group, in the order of the run. */
export const byGroup = ({ results }: Pick<Report, 'results'>): (readonly [string, readonly CheckResult[]])[] =>
  [...new Set(results.map(({ group }) => group))].map(
    (group) => [group, results.filter((result) => result.group === group)] as const,
  );
