import type { Usage } from '../provider.ts';

/** Whom a model call is made for. */
export interface SpendingSubject {
  /** The department of the agent in whose voice the call speaks. */
  readonly departmentId?: string | null;
  /** The agent itself. */
  readonly agentId?: string | null;
  readonly charter?: { readonly id: string; readonly amount: number } | null;
}

/** Money set aside for one model call. Exactly one of the two ends it; a process that dies releases it by its expiry. */
export interface BudgetHold {
  /** Books what the call really cost, beyond the hold too as far as there is room under the caps, and frees the rest. */
  settle(cost: number, usage: Usage): Promise<void>;
  /** Frees all of it: the call failed. */
  release(): Promise<void>;
}

/** What the way to a model needs of whoever keeps the money. */
export interface Spending {
  /** What tokens cost at the prices in force, in the live currency. */
  priceOf(inputTokens: number, outputTokens: number): number;
  /** Sets `amount` aside under every cap that applies. Throws BudgetExhausted naming the first level it does not fit under. */
  hold(amount: number, subject: SpendingSubject): Promise<BudgetHold>;
}
