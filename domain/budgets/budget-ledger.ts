import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../foundation/database/named-lock.ts';
import { BudgetExhausted } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { Usage } from '../llm/provider.ts';
import { currencySetting } from '../organisation/value/currency-setting.ts';
import { type AppliedCap, type BudgetLevel, COMPANY_SUBJECT, dayOf } from './budget-caps.ts';
import { recordSpending } from './spending-days.ts';
import { ADD_TO_BUDGET_TOTAL, MEASURE_BUDGET } from './statements.ts';

const ALERT_PERCENTS = '{80,100}';

interface Measured {
  readonly fits: boolean;
  readonly bookable: string;
}

interface Booked {
  readonly total: string;
  /** The alert percentages that the amount reached. */
  readonly reached: readonly number[];
}

/** An amount to book under a cap. `amount` is a decimal text. */
interface Booking {
  readonly amount: string;
  readonly usage: Usage;
  /** The number of model calls. */
  readonly calls: number;
}

interface BudgetLedgerDeps {
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly outbox: Outbox;
}

/** Compares amounts with caps and books them. Call it in a transaction that has called `lock`. */
export class BudgetLedger {
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #outbox: Outbox;

  constructor({ clock, settings, outbox }: BudgetLedgerDeps) {
    this.#clock = clock;
    this.#settings = settings;
    this.#outbox = outbox;
  }

  /** Serialises holds and bookings on all replicas. */
  lock(em: EntityManager): Promise<void> {
    return takeLock(em, 'budgets');
  }

  /** Throws BudgetExhausted with the first level whose cap the amount exceeds together with held and spent amounts. */
  async requireFit(em: EntityManager, caps: readonly AppliedCap[], amount: number): Promise<void> {
    for (const cap of caps) if (!(await this.measure(em, cap, amount)).fits) throw budgetExhausted(cap.level);
  }

  /**
   * Whether an amount fits under a cap together with held and spent amounts, and how much of it fits. The database computes with the decimals
   * that it stores, because binary fractions could exceed a cap, or refuse an exact fit.
   */
  async measure(em: EntityManager, { level, subject, month, cap }: AppliedCap, amount: number): Promise<Measured> {
    if (cap === null) return { fits: true, bookable: String(amount) };
    const values = [amount, cap, level, subject, month, this.#clock.now(), level, subject, month];
    const [row] = await em.execute<Measured[]>(MEASURE_BUDGET, values);
    return row ?? { fits: false, bookable: '0' };
  }

  /** Books under a cap, and adds to the present day at its level. */
  async record(em: EntityManager, cap: AppliedCap, { amount, usage, calls }: Booking): Promise<void> {
    await this.#book(em, cap, amount);
    const { level, subject } = cap;
    if (level === 'project' || level === 'task') return;
    const [day, currency] = [dayOf(this.#clock.now()), this.#settings.get(currencySetting)];
    await recordSpending(em, { day, level, subject, currency, amount, usage, calls });
  }

  async #book(em: EntityManager, { level, subject, month, cap }: AppliedCap, cost: string): Promise<void> {
    if (Number(cost) === 0) return;
    const values = [level, subject, month, cost, cap, ALERT_PERCENTS, cost, cap, cap];
    const [booked] = await em.execute<Booked[]>(ADD_TO_BUDGET_TOTAL, values);
    if (booked && level === 'company' && subject === COMPANY_SUBJECT) this.#announce(em, booked, Number(cost), cap);
  }

  #announce(em: EntityManager, { total, reached }: Booked, amount: number, cap: number | null): void {
    const currency = this.#settings.get(currencySetting);
    this.#outbox.publish(em, {
      type: 'budget.record_added',
      channel: 'budget',
      payload: { amount, currency, month_total: Number(total) },
    });
    for (const percent of reached) {
      const payload = { month_total: Number(total), budget_monthly: cap, threshold_percent: percent };
      this.#outbox.publish(em, { type: 'budget.alert', channel: 'budget', payload });
    }
  }
}

/** The error of spending beyond the cap of a level. */
export const budgetExhausted = (level: BudgetLevel): BudgetExhausted =>
  new BudgetExhausted(`The call would exceed the ${level} budget`);
