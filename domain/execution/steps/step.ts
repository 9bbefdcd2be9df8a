export type StepKind = 'message' | 'model_call' | 'tool_call' | 'note' | 'status';

/** The usage of a step as stored and sent; `cost` is in the live currency. */
export interface StepUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost: number;
}

/** A step that a worker reports. `startedAt` and `finishedAt` are by its clock. */
export interface NewStep {
  /** Chosen by the sender, unique within the run: a step with a known key is skipped, unless it settles a reservation. */
  readonly key: string;
  readonly kind: StepKind;
  readonly title: string;
  readonly content: string;
  readonly toolName: string | null;
  readonly isError: boolean;
  readonly model: string | null;
  readonly usage: StepUsage | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** A step of a run. */
export interface RunStep extends NewStep {
  /** From 1, without gaps within the run, in order of arrival. */
  readonly number: number;
  readonly createdAt: Date;
  /** Whether it arrived after the end of the lease. */
  readonly isLate: boolean;
}

/** The changes of a report to the steps of a run. */
export interface StepChange {
  /** New steps. */
  readonly added: readonly NewStep[];
  /** Steps that replaced their reservations. */
  readonly settled: readonly NewStep[];
}

type Reserving = Pick<NewStep, 'kind' | 'usage' | 'finishedAt'>;

/** Whether the step reserves its cost for a model call that has not finished (spec/rules/work.md#reservations). */
export const isReservation = ({ kind, usage, finishedAt }: Reserving): boolean =>
  kind === 'model_call' && finishedAt === null && usage !== null && usage.cost > 0;

/** The steps whose usage counts: a reservation counts only when it is settled. */
export const countedSteps = ({ added, settled }: StepChange): readonly NewStep[] => [
  ...added.filter((step) => !isReservation(step)),
  ...settled,
];

/** The steps of a request, each key once: the first step, or the step that settles it. */
export const distinctSteps = (steps: readonly NewStep[]): readonly NewStep[] => {
  const byKey = new Map<string, NewStep>();
  for (const step of steps) {
    const earlier = byKey.get(step.key);
    if (earlier === undefined || (isReservation(earlier) && step.finishedAt !== null)) byKey.set(step.key, step);
  }
  return [...byKey.values()];
};

/** The maximum number of steps of a run. */
export const MAX_STEPS = 10_000;
/** The maximum size of the content of a step. */
export const MAX_CONTENT_BYTES = 64 * 1024;
