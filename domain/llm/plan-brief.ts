import type { WorkBrief } from './work-brief.ts';

/** What an agent knows about a task that it plans, as the prompt contains it in JSON. All texts in it are untrusted. */
export interface PlanBrief extends WorkBrief {
  readonly plan: {
    /** The maximum number of items of the plan. */
    readonly max_items: number;
    /** Earlier plans that people rejected, newest first. */
    readonly rejected: readonly {
      readonly summary: string;
      readonly items: readonly string[];
      readonly reason: string;
    }[];
  };
}
