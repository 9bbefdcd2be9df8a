import type { Usage } from '../provider.ts';

/** Who a model call is made for. */
export interface SpendingSubject {
  /** The department of the agent whose persona the call uses. */
  readonly departmentId?: string | null;
  readonly agentId?: string | null;
  readonly charter?: { readonly id: string; readonly amount: number } | null;
  /** The project of the task that the call is made for. Its spending is counted even without a cap. */
  readonly project?: { readonly id: string; readonly cap: number | null } | null;
  /** The task that the call is made for. */
  readonly taskId?: string | null;
  /** The same task and its root task, if they have caps. */
  readonly tasks?: readonly { readonly id: string; readonly amount: number }[];
}

/**
 * Money that is held for one model call. Exactly one of the two methods ends it; the hold of a process that dies
 * expires.
 */
export interface BudgetHold {
  /** Books the actual cost, beyond the hold if the caps allow it, and releases the rest. */
  settle(cost: number, usage: Usage): Promise<void>;
  /** Releases all of it, after a failed call. */
  release(): Promise<void>;
}

/** What the gateway needs from the budgets. */
export interface Spending {
  /** The price of the tokens in the configured currency. */
  priceOf(inputTokens: number, outputTokens: number): number;
  /** Holds `amount` under every cap that applies. Throws BudgetExhausted with the first level that it exceeds. */
  hold(amount: number, subject: SpendingSubject): Promise<BudgetHold>;
}
