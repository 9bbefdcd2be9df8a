import type { Pool } from 'pg';
import { sampleApprovals } from '../../approvals/approval-sample.ts';
import type { BudgetService } from '../../budgets/budget-service.ts';
import { sampleCharters } from '../../charters/charter-sample.ts';
import { chatSettings } from '../../conversations/chat-settings.ts';
import { firstOf, readSamples } from '../../foundation/database/sample.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { InboxService } from '../../inbox/inbox-service.ts';
import type { OrganisationSnapshot, SampledBudget } from '../../llm/organisation-snapshot.ts';
import { newestVersions, type VersionDate } from '../../organisation/changes/newest-versions.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { StoredOrganisation } from '../../organisation/changes/organisation-rows.ts';
import { currencySetting } from '../../organisation/value/currency-setting.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';
import { samplePlansInReview } from '../../plans/plan-sample.ts';
import { sampleActiveProjects } from '../../projects/project-sample.ts';
import { sampleTasks } from '../../tasks/open-tasks.ts';
import { EXPLAIN_SOURCES, type ExplainSource } from '../explain-result.ts';

/** A snapshot whose organisation is read; `since` is the start of the period that it counts. */
export interface OpenSnapshot {
  readonly organisation: Organisation;
  readonly now: Date;
  readonly since: Date;
  /** The most records of a kind that are shown. */
  readonly limit: number;
  snapshot(): Promise<OrganisationSnapshot>;
}

export interface SnapshotDeps {
  readonly inbox: InboxService;
  readonly isDurable: boolean;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly changes: OrganisationChanges;
  readonly budgets: BudgetService;
}

/**
 * Reads the current state of the organisation, as far as the caller may read it: a sample of each kind with its total
 * (spec/rules/chat.md#live-snapshot).
 */
export class LiveSnapshot {
  readonly #deps: SnapshotDeps;

  constructor(deps: SnapshotDeps) {
    this.#deps = deps;
  }

  get sources(): readonly ExplainSource[] {
    return this.#deps.isDurable ? EXPLAIN_SOURCES : EXPLAIN_SOURCES.filter((source) => source !== 'history');
  }

  /** The organisation of the caller at one point in time; the rest of the snapshot is read on demand. */
  async open(actor: Actor): Promise<OpenSnapshot> {
    const { changes, settings, clock } = this.#deps;
    const limit = settings.get(chatSettings.chatOrgStateMaxItemsPerSection);
    const stored = await changes.read();
    let read: Promise<OrganisationSnapshot> | null = null;
    const snapshot = (): Promise<OrganisationSnapshot> => (read ??= this.#read(actor, stored, limit));
    return { organisation: stored.organisation, now: clock.now(), since: this.#since(), limit, snapshot };
  }

  async read(actor: Actor): Promise<OrganisationSnapshot> {
    return (await this.open(actor)).snapshot();
  }

  async #read(actor: Actor, stored: StoredOrganisation, limit: number): Promise<OrganisationSnapshot> {
    const { pool, clock } = this.#deps;
    const since = this.#since();
    const budget = await this.#budget(stored);
    const waiting = await this.#waiting(actor, limit);
    const { tasks, projects, approvals, charters, plans, versions } = await readSamples(pool, {
      tasks: sampleTasks(since, limit),
      projects: sampleActiveProjects(limit),
      approvals: sampleApprovals(clock.now(), since, limit),
      charters: sampleCharters(actor, since, limit),
      plans: samplePlansInReview(limit),
      versions: newestVersions(limit),
    });
    return {
      ...organisationPart(stored, limit),
      budget,
      waiting,
      tasksInProgress: tasks.inProgress,
      tasksInReview: tasks.inReview,
      activeProjects: projects,
      pendingApprovals: approvals.pending,
      draftedCharters: charters.drafted,
      plansInReview: plans,
      versions: this.#versions(stored.version, versions),
      recent: {
        windowDays: this.#windowDays,
        completedTasks: tasks.completed,
        decidedApprovals: approvals.decided,
        approvedCharters: charters.approved,
      },
    };
  }

  get #windowDays(): number {
    return this.#deps.settings.get(chatSettings.chatSnapshotWindowDays);
  }

  #since(): Date {
    return new Date(this.#deps.clock.now().getTime() - this.#windowDays * DAY_MS);
  }

  async #waiting(actor: Actor, limit: number): Promise<OrganisationSnapshot['waiting']> {
    const { items, total } = await this.#deps.inbox.firstDecisions(actor, limit);
    const shown = items.map(({ id, subject, title, urgencyLevel }) => ({
      id,
      kind: subject.kind,
      label: title,
      urgency: urgencyLevel,
    }));
    return { total, items: shown };
  }

  async #budget({ organisation }: StoredOrganisation): Promise<SampledBudget> {
    const { budgets, settings } = this.#deps;
    return { currency: settings.get(currencySetting), ...(await budgets.companyMonth(organisation)) };
  }

  #versions(total: number, newest: readonly VersionDate[]): OrganisationSnapshot['versions'] {
    if (!this.#deps.isDurable) return { total: 0, items: [] };
    return { total, items: newest.map(({ version, savedAt }) => ({ version, savedAt: savedAt.toISOString() })) };
  }
}

const organisationPart = (
  { organisation: { company, departments, agents } }: StoredOrganisation,
  limit: number,
): Pick<OrganisationSnapshot, 'companyName' | 'autonomyLevel' | 'departments' | 'agents'> => ({
  companyName: company.name,
  autonomyLevel: company.autonomyLevel,
  departments: firstOf(departments, limit, ({ id, name }) => ({ id, name })),
  agents: firstOf(agents, limit, ({ id, name, role, department }) => ({ id, name, role, department })),
});
