import type { Pool } from 'pg';
import { batchRead } from '../foundation/database/batch-lookup.ts';
import { queueStatement, readPrepared } from '../foundation/database/connections/prepared-connection.ts';
import { translated } from '../foundation/database/translate.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { BudgetExhausted } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import { AMOUNT_PLACES, storedAmount } from '../foundation/kernel/money.ts';
import type { Renewals } from '../foundation/lease.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { BudgetHold, Spending, SpendingSubject } from '../llm/gateway/spending.ts';
import type { Usage } from '../llm/provider.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { Organisation } from '../organisation/value/organisation.ts';
import { type AppliedCap, type BudgetLevel, COMPANY_SUBJECT, capsFor, monthOf } from './budget-caps.ts';
import { BudgetLedger, budgetExhausted } from './budget-ledger.ts';
import { budgetSettings } from './budget-settings.ts';
import {
  DELETE_BUDGET_HOLD,
  DELETE_RESERVATIONS,
  INSERT_BUDGET_HOLD,
  INSERT_RESERVATION,
  RENEW_BUDGET_HOLD,
  SELECT_LEAST_REMAINDER,
  SELECT_SPENT_FOR_LIFE,
  SUM_BUDGET,
  SUM_BUDGET_MONTH,
} from './statements.ts';

/** The usage of an aborted call. */
const UNUSED: Usage = { inputTokens: 0, outputTokens: 0 };

const NOTHING_USED: Sums = { held: 0, spent: 0, used: 0 };

const SUMS = { name: 'budget-sums', text: SUM_BUDGET };

interface Sums {
  readonly held: number;
  readonly spent: number;
  /** Held and spent. */
  readonly used: number;
}

interface LevelSums extends Sums {
  readonly level: BudgetLevel;
  readonly subject: string;
}

/** A cap of a project, charter or task that held and spent amounts use up; `isBooked` if spent amounts alone use it up. */
export interface SpentForLife {
  readonly level: BudgetLevel;
  readonly subject: string;
  readonly isBooked: boolean;
}

/** The effect of a call that a cap refused, before the caller gets the error. */
export type RefusedCallEffect = (amount: number, subject: SpendingSubject) => Promise<void>;

/** The costs that a run reports. */
export interface ReportedSpending {
  readonly runId: string;
  /** The keys of the reservations that are settled. */
  readonly settledKeys: readonly string[];
  /** What was spent, even beyond a cap; null if nothing was spent. */
  readonly spent: { readonly cost: number; readonly usage: Usage; readonly calls: number } | null;
  /** What is reserved, with the keys of the steps. */
  readonly reserved: readonly { readonly key: string; readonly amount: number }[];
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
  readonly #renewals: Renewals;
  readonly #ledger: BudgetLedger;
  #onRefused: RefusedCallEffect = async () => {};
  readonly #companySums = batchRead(() =>
    this.#sums({ level: 'company', subject: COMPANY_SUBJECT, month: monthOf(this.#clock.now()) }),
  );

  constructor({ pool, uow, clock, settings, changes, outbox, renewals }: BudgetDeps) {
    this.#pool = pool;
    this.#uow = uow;
    this.#clock = clock;
    this.#settings = settings;
    this.#changes = changes;
    this.#renewals = renewals;
    this.#ledger = new BudgetLedger({ clock, settings, outbox });
  }

  /** Registers the effect of refused calls. */
  onRefused(effect: RefusedCallEffect): void {
    this.#onRefused = effect;
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
    if (used >= storedAmount(company.cap)) throw budgetExhausted('company');
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
    try {
      await this.#uow.write(async (em) => {
        await this.#ledger.lock(em);
        await this.#ledger.requireFit(em, caps, amount);
        for (const { level, subject: name, month, cap } of caps) {
          await em.execute(INSERT_BUDGET_HOLD, [id, level, name, month, amount, cap, this.#renewals.expiry()]);
        }
      });
    } catch (error) {
      if (error instanceof BudgetExhausted) await this.#onRefused(amount, subject);
      throw error;
    }
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

  /** The held and spent amounts of this month, by level and subject. */
  async sumsOfMonth(): Promise<(level: BudgetLevel, subject: string) => Sums> {
    const now = this.#clock.now();
    const month = monthOf(now);
    const rows = await this.#uow.read((em) => readPrepared<LevelSums>(em, SUM_BUDGET_MONTH, [month, month, now]));
    const sums = new Map(rows.map((row) => [`${row.level} ${row.subject}`, row]));
    return (level, subject) => sums.get(`${level} ${subject}`) ?? NOTHING_USED;
  }

  /** The used-up caps of projects, charters and tasks. */
  async spentForLife(): Promise<readonly SpentForLife[]> {
    return this.#uow.read((em) => readPrepared<SpentForLife>(em, SELECT_SPENT_FOR_LIFE, [this.#clock.now()]));
  }

  /** The smallest remainder of the caps that apply; null without a cap. */
  async leastRemainder(caps: readonly AppliedCap[]): Promise<number | null> {
    const limiting = caps.filter(({ cap }) => cap !== null);
    if (limiting.length === 0) return null;
    const values = [this.#clock.now(), JSON.stringify(limiting)];
    const [row] = await this.#uow.read((em) =>
      readPrepared<{ remainder: number | null }>(em, SELECT_LEAST_REMAINDER, values),
    );
    return row?.remainder ?? null;
  }

  /** Held and spent amounts of a level and subject; for the budget page and for tests. */
  async sumsOf(level: BudgetLevel, subject: string, month: string): Promise<Sums> {
    return this.#sums({ level, subject, month });
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

  /**
   * Applies the costs that a run reports, in the caller's transaction: settled reservations end, spending is booked, and new reservations are
   * held under every cap until they are settled or the run has no lease. Throws BudgetExhausted if the reservations do not fit together.
   */
  async applyReport(
    { runId, settledKeys, spent, reserved }: ReportedSpending,
    subject: SpendingSubject,
  ): Promise<void> {
    const ledger = this.#ledger;
    const caps = await this.#capsFor(subject);
    await this.#uow.write(async (em) => {
      await ledger.lock(em);
      if (settledKeys.length > 0) queueStatement(em, DELETE_RESERVATIONS, [runId, JSON.stringify(settledKeys)]);
      if (spent !== null) {
        const { usage, calls } = spent;
        const amount = spent.cost.toFixed(AMOUNT_PLACES);
        for (const cap of caps) await ledger.record(em, cap, { amount, usage, calls });
      }
      if (reserved.length === 0) return;
      const asked = reserved.reduce((sum, { amount }) => sum + amount, 0);
      await ledger.requireFit(em, caps, asked);
      for (const { key, amount } of reserved) {
        const id = newId();
        for (const { level, subject: name, month, cap } of caps)
          queueStatement(em, INSERT_RESERVATION, [id, level, name, month, amount, cap, runId, key]);
      }
    });
  }

  /** A hold that expired before its call ended is booked all the same, because the money was spent. */
  async #end(id: string, caps: readonly AppliedCap[], cost: number, usage: Usage): Promise<void> {
    await this.#uow.write(async (em) => {
      await this.#ledger.lock(em);
      await em.execute(DELETE_BUDGET_HOLD, [id]);
      if (cost <= 0 && usage.inputTokens + usage.outputTokens === 0) return;
      for (const cap of caps) {
        // Usage above the estimate is booked, but never beyond a cap.
        const amount = cost <= 0 ? '0' : (await this.#ledger.measure(em, cap, cost)).bookable;
        await this.#ledger.record(em, cap, { amount, usage, calls: 1 });
      }
    });
  }

  /** An expired hold stays expired: another call may hold its amount now. */
  async #renew(id: string): Promise<void> {
    await this.#uow.write(async (em) => {
      await this.#ledger.lock(em);
      const values = [this.#renewals.expiry(), id, this.#clock.now()];
      await em.execute(RENEW_BUDGET_HOLD, values);
    });
  }
}
