import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { batchRead } from '../foundation/database/batch-lookup.ts';
import { takeLock } from '../foundation/database/named-lock.ts';
import { translated } from '../foundation/database/translate.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { BudgetExhausted } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { Renewals } from '../foundation/lease.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { BudgetHold, Spending, SpendingSubject } from '../llm/gateway/spending.ts';
import type { Usage } from '../llm/provider.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { currencySetting } from '../organisation/value/currency-setting.ts';
import type { Organisation } from '../organisation/value/organisation.ts';
import { type AppliedCap, type BudgetLevel, COMPANY_SUBJECT, capsFor, dayOf, monthOf } from './budget-caps.ts';
import { budgetSettings } from './budget-settings.ts';
import { recordSpending } from './spending-days.ts';
import {
  ADD_TO_BUDGET_TOTAL,
  DELETE_BUDGET_HOLD,
  INSERT_BUDGET_HOLD,
  MEASURE_BUDGET,
  RENEW_BUDGET_HOLD,
  SUM_BUDGET,
} from './statements.ts';

const ALERT_PERCENTS = '{80,100}';

/** Decimal places of stored amounts. A cap has the same, so that it can be reached. */
const PLACES = 9;

/** The usage of an aborted call. */
const UNUSED: Usage = { inputTokens: 0, outputTokens: 0 };

const SUMS = { name: 'budget-sums', text: SUM_BUDGET };

interface Sums {
  readonly held: number;
  readonly spent: number;
  /** Held and spent. */
  readonly used: number;
}

interface Booked {
  readonly total: string;
  /** The alert percentages that the amount reached. */
  readonly reached: readonly number[];
}

interface Measured {
  readonly fits: boolean;
  readonly bookable: string;
}

export interface BudgetDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly changes: OrganisationChanges;
  readonly outbox: Outbox;
  readonly renewals: Renewals;
}

/**
 * Enforces budgets as caps (spec/rules/organisation.md#budget-holds): a call is made only after its estimate was held under every
 * applicable cap, under one lock, so that held and spent together never exceed a cap however many calls run in parallel.
 */
export class BudgetService implements Spending {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #changes: OrganisationChanges;
  readonly #outbox: Outbox;
  readonly #renewals: Renewals;
  readonly #companySums = batchRead(() =>
    this.#sums({ level: 'company', subject: COMPANY_SUBJECT, month: monthOf(this.#clock.now()) }),
  );

  constructor({ pool, uow, clock, settings, changes, outbox, renewals }: BudgetDeps) {
    this.#pool = pool;
    this.#uow = uow;
    this.#clock = clock;
    this.#settings = settings;
    this.#changes = changes;
    this.#outbox = outbox;
    this.#renewals = renewals;
  }

  /** The price of tokens at the current prices, in the live currency. */
  priceOf(inputTokens: number, outputTokens: number): number {
    const { pricePerMillionInputTokens: input, pricePerMillionOutputTokens: output } = budgetSettings;
    return (inputTokens * this.#settings.get(input) + outputTokens * this.#settings.get(output)) / 1_000_000;
  }

  /** Throws BudgetExhausted when nothing remains of the company's month (spec/rules/organisation.md#exhausted-month). */
  async requireRemaining(): Promise<void> {
    const company = this.#companyCap((await this.#changes.read()).organisation);
    if (company.cap === null) return;
    const { used } = await this.#companySums();
    if (used >= Number(company.cap.toFixed(PLACES))) throw exhausted('company');
  }

  /** The cap, held and spent amounts of the company in this month; a null cap limits nothing. */
  async companyMonth(organisation: Organisation): Promise<Sums & { readonly cap: number | null }> {
    const company = this.#companyCap(organisation);
    return { cap: company.cap, ...(await this.#companySums()) };
  }

  /** Holds `amount` under every applicable cap. Throws BudgetExhausted naming the first level that it exceeds. */
  async hold(amount: number, subject: SpendingSubject): Promise<BudgetHold> {
    if (amount <= 0) return this.#nothingHeld(subject);
    const id = newId();
    const caps = await this.#capsFor(subject);
    await this.#uow.write(async (em) => {
      await lock(em);
      for (const cap of caps) if (!(await this.#measure(em, cap, amount)).fits) throw exhausted(cap.level);
      for (const { level, subject: name, month } of caps) {
        await em.execute(INSERT_BUDGET_HOLD, [id, level, name, month, amount, this.#renewals.expiry()]);
      }
    });
    const renewal = this.#renewals.task(() => this.#renew(id));
    renewal.startBackground();
    const end = async (cost: number, usage: Usage): Promise<void> => {
      renewal.stop();
      await this.#end(id, caps, cost, usage);
    };
    return { settle: end, release: () => end(0, UNUSED) };
  }

  /** The hold of a call without costs and caps, which needs no reads or writes. */
  #nothingHeld(subject: SpendingSubject): BudgetHold {
    const month = monthOf(this.#clock.now());
    const settle = async (cost: number, usage: Usage): Promise<void> => {
      if (cost <= 0 && usage.inputTokens + usage.outputTokens === 0) return;
      await this.#end(newId(), await this.#capsFor(subject, month), cost, usage);
    };
    return { settle, release: async () => {} };
  }

  async #capsFor(subject: SpendingSubject, month = monthOf(this.#clock.now())): Promise<AppliedCap[]> {
    return capsFor((await this.#changes.read()).organisation, subject, month);
  }

  /** Held and spent amounts of a level and subject; for the budget page and for tests. */
  async sumsOf(level: BudgetLevel, subject: string, month: string): Promise<Sums> {
    return this.#sums({ level, subject, month });
  }

  /**
   * Whether an amount fits under a cap with what is held and spent, and how much of it does. The database computes in the decimals that it
   * stores: binary fractions could exceed a cap, or refuse an exact fit.
   */
  async #measure(em: EntityManager, { level, subject, month, cap }: AppliedCap, amount: number): Promise<Measured> {
    if (cap === null) return { fits: true, bookable: String(amount) };
    const [row] = await em.execute<Measured[]>(MEASURE_BUDGET, [
      amount,
      cap,
      level,
      subject,
      month,
      this.#clock.now(),
      level,
      subject,
      month,
    ]);
    return row ?? { fits: false, bookable: '0' };
  }

  #companyCap(organisation: Organisation): AppliedCap {
    const month = monthOf(this.#clock.now());
    const [company] = capsFor(organisation, {}, month);
    return company ?? { level: 'company', subject: COMPANY_SUBJECT, month, cap: null };
  }

  async #sums({ level, subject, month }: Omit<AppliedCap, 'cap'>): Promise<Sums> {
    const values = [level, subject, month, this.#clock.now()];
    const { rows } = await translated(
      this.#pool.query<{ held: string; spent: string; used: string }>({ ...SUMS, values }),
    );
    const [row] = rows;
    return { held: Number(row?.held ?? 0), spent: Number(row?.spent ?? 0), used: Number(row?.used ?? 0) };
  }

  /** A hold that expired before its call ended is booked all the same, because the money was spent. */
  async #end(id: string, caps: readonly AppliedCap[], cost: number, usage: Usage): Promise<void> {
    await this.#uow.write(async (em) => {
      await lock(em);
      await em.execute(DELETE_BUDGET_HOLD, [id]);
      if (cost <= 0 && usage.inputTokens + usage.outputTokens === 0) return;
      for (const cap of caps) {
        // Usage above the estimate is booked, but never beyond a cap.
        const amount = cost <= 0 ? '0' : (await this.#measure(em, cap, cost)).bookable;
        await this.#book(em, cap, amount);
        const [day, currency] = [dayOf(this.#clock.now()), this.#settings.get(currencySetting)];
        await recordSpending(em, { day, level: cap.level, subject: cap.subject, currency, amount, usage });
      }
    });
  }

  async #book(em: EntityManager, { level, subject, month, cap }: AppliedCap, cost: string): Promise<void> {
    if (Number(cost) === 0) return;
    const values = [level, subject, month, cost, ALERT_PERCENTS, cost, cap, cap];
    const [booked] = await em.execute<Booked[]>(ADD_TO_BUDGET_TOTAL, values);
    if (booked && level === 'company' && subject === COMPANY_SUBJECT)
      await this.#announce(em, booked, Number(cost), cap);
  }

  async #announce(em: EntityManager, { total, reached }: Booked, amount: number, cap: number | null): Promise<void> {
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

  /** An expired hold stays expired: another call may hold its amount now. */
  async #renew(id: string): Promise<void> {
    await this.#uow.write(async (em) => {
      await lock(em);
      const values = [this.#renewals.expiry(), id, this.#clock.now()];
      await em.execute(RENEW_BUDGET_HOLD, values);
    });
  }
}

const exhausted = (level: BudgetLevel): BudgetExhausted =>
  new BudgetExhausted(`The call would exceed the ${level} budget`);

/** Serialises holds and bookings on all replicas. */
const lock = (em: EntityManager): Promise<void> => takeLock(em, 'budgets');
