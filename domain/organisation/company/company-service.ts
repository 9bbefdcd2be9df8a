import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { sha256 } from '../../foundation/kernel/json/canonical-json.ts';
import { type LongPage, MARKS_PIECE, numberedPage, PIECE_SIZE } from '../../foundation/kernel/pages/numbered-page.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import { type Prefetched, prefetch } from '../../foundation/kernel/prefetch.ts';
import { storeSetting } from '../../foundation/settings/stored-settings.ts';
import type { CompanyHistory, CompanyVersion } from '../changes/company-history.ts';
import type { ChangeContext, OrganisationChanges } from '../changes/organisation-changes.ts';
import type { StoredOrganisation } from '../changes/organisation-rows.ts';
import type { VersionMark } from '../changes/version-parts.ts';
import type { AutonomyLevel } from '../value/enumerations.ts';
import { type Company, DEFAULT_COMPANY_NAME, type Organisation } from '../value/organisation.ts';
import { reorderByName } from '../value/snapshots/reorder-by-name.ts';
import { type DepartmentSnapshot, organisationOf } from '../value/snapshots/snapshot.ts';
import type { PatchOperation } from '../value/snapshots/snapshot-diff.ts';
import { toStoredName } from '../value/stored-name.ts';
import { parseVersionNumber } from '../value/version-number.ts';
import { companyPatch, type DifferingParts } from './company-diff.ts';
import { readVersionIn } from './read-version.ts';
import { versionText } from './version-text.ts';

/** The changes of the company; absent and null fields stay. */
export interface CompanyUpdate {
  readonly companyName?: string | null;
  readonly autonomyLevel?: AutonomyLevel | null;
  readonly budgetMonthly?: number | null;
  readonly communicationPattern?: string | null;
}

/** The patch from one version to another; `from` is null when the first version is compared with nothing. */
export interface CompanyDiff {
  readonly from: number | null;
  readonly to: number;
  readonly tag: string;
  readonly changes: Prefetched<readonly PatchOperation[]>;
}

/** A version whose snapshot is JSON that may be too large for memory. */
export interface CompanyVersionText {
  readonly mark: VersionMark;
  readonly snapshot: Prefetched<string>;
}

/** The most operations of a patch that are sent in one piece. */
const FIRST_OPERATIONS = 500;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The newest version after a restore, with the tag of its company. */
export interface RestoredCompany {
  readonly version: CompanyVersion;
  readonly tag: string;
}

const updated = (company: Company, update: CompanyUpdate): Company => ({
  ...company,
  name: update.companyName == null ? company.name : toStoredName(update.companyName),
  autonomyLevel: update.autonomyLevel ?? company.autonomyLevel,
  budgetMonthly: update.budgetMonthly ?? company.budgetMonthly,
  communicationPattern: update.communicationPattern ?? company.communicationPattern,
});

interface CompanyServiceDeps {
  readonly uow: UnitOfWork;
  readonly changes: OrganisationChanges;
  readonly history: CompanyHistory;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
}

/** The company as a whole, and its versions (spec/rules/organisation.md#company). */
export class CompanyService {
  readonly #uow: UnitOfWork;
  readonly #changes: OrganisationChanges;
  readonly #history: CompanyHistory;
  readonly #audit: AuditLog;
  readonly #outbox: Outbox;

  constructor({ uow, changes, history, audit, outbox }: CompanyServiceDeps) {
    this.#uow = uow;
    this.#changes = changes;
    this.#history = history;
    this.#audit = audit;
    this.#outbox = outbox;
  }

  /** The company with its departments and agents. Returns the same objects until something changes. */
  read(): Promise<StoredOrganisation> {
    return this.#changes.read();
  }

  /** Changes the plain fields. Throws VersionConflict. */
  async update(
    update: CompanyUpdate,
    actor: Actor,
    expected: Precondition<StoredOrganisation>,
  ): Promise<StoredOrganisation> {
    return this.#changes.apply(actor.userId, (context) => {
      expected(context);
      return { ...context.organisation, company: updated(context.organisation.company, update) };
    });
  }

  /** Throws ValidationFailed unless the names are an exact permutation of the current ones. */
  async reorderDepartments(names: readonly string[], actor: Actor): Promise<readonly DepartmentSnapshot[]> {
    const { snapshot } = await this.#changes.apply(actor.userId, ({ organisation }) => ({
      ...organisation,
      departments: reorderByName(organisation.departments, names),
    }));
    return snapshot.departments;
  }

  /** Versions, newest first; `limit` null means all from `offset`. Throws Conflict without a durable store. */
  async versions(offset: number, limit: number | null): Promise<LongPage<CompanyVersion>> {
    const read = (first: number, last: number): Promise<CompanyVersion[]> =>
      this.#uow.read((em) => this.#history.read(em, first, last));
    return numberedPage({ ...(await this.#uow.read((em) => this.#history.range(em))), read }, offset, limit);
  }

  /** The same versions without their snapshots. */
  async versionMarks(offset: number, limit: number | null): Promise<LongPage<VersionMark>> {
    const read = (first: number, last: number): Promise<VersionMark[]> =>
      this.#uow.read((em) => this.#history.marks(em, first, last));
    const range = await this.#uow.read((em) => this.#history.range(em));
    return numberedPage({ ...range, pieceLength: MARKS_PIECE, read }, offset, limit);
  }

  /** One version by its number in digits. Throws Conflict, or NotFound for an unknown number. */
  async version(number: string): Promise<CompanyVersionText> {
    const { mark, parts } = await this.#uow.read((em) => this.#history.parts(em, parseVersionNumber(number)));
    const isEnough = (texts: readonly string[]): boolean => sum(texts.map(({ length }) => length)) >= PIECE_SIZE;
    return { mark, snapshot: await prefetch(versionText(this.#uow, parts), isEnough) };
  }

  /** The changes of a version compared with its predecessor or with the named version. Throws Conflict or NotFound. */
  async diff(number: string, against: number | null): Promise<CompanyDiff> {
    const { from, to, parts } = await this.#differing(parseVersionNumber(number), against);
    const isEnough = (pieces: readonly (readonly PatchOperation[])[]): boolean =>
      sum(pieces.map(({ length }) => length)) >= FIRST_OPERATIONS;
    const changes = await prefetch(companyPatch(this.#uow, parts), isEnough);
    // Versions are immutable, and so are their differences.
    const tag = sha256(`${from?.version} ${from?.contentHash} ${to.version} ${to.contentHash}`);
    return { from: from?.version ?? null, to: to.version, tag, changes };
  }

  async #differing(
    version: number | null,
    against: number | null,
  ): Promise<{ readonly from: VersionMark | null; readonly to: VersionMark; readonly parts: DifferingParts }> {
    if (version === 1 && against === null) {
      const { mark, parts } = await this.#uow.read((em) => this.#history.parts(em, 1));
      return { from: null, to: mark, parts: { before: null, after: parts } };
    }
    const other = against ?? (version ?? 0) - 1;
    const { marks, onlyInEarlier, onlyInLater } = await this.#uow.read((em) =>
      this.#history.differences(em, version, other),
    );
    const isForward = other <= (version ?? 0);
    const parts = {
      before: isForward ? onlyInEarlier : onlyInLater,
      after: isForward ? onlyInLater : onlyInEarlier,
    };
    return { from: marks.get(other) as VersionMark, to: marks.get(version ?? 0) as VersionMark, parts };
  }

  /**
   * Restores an old state exactly: fields, order, ids, times and the configured currency. Returns the newest version,
   * which is a new one unless nothing differed (spec/rules/organisation.md#company-restore). Throws Conflict, NotFound
   * or VersionConflict.
   */
  async restore(number: string, actor: Actor, expected: Precondition<StoredOrganisation>): Promise<RestoredCompany> {
    return this.#uow.write(async (em) => {
      const stored = await this.#changes.apply(
        actor.userId,
        async (context) => {
          const wanted = parseVersionNumber(number);
          const { version, snapshot, contentHash } = await readVersionIn(context.em, this.#history, wanted, context);
          expected(context);
          if (context.snapshot.currency !== snapshot.currency)
            await this.#setCurrency(context, snapshot.currency, actor);
          if (context.tag !== contentHash) this.#record(context, version, actor);
          return withNameKept(organisationOf(snapshot), context.organisation.company.name);
        },
        { keepsTimes: true },
      );
      return { version: await readVersionIn(em, this.#history, stored.version, stored), tag: stored.tag };
    });
  }

  /** The currency of the company is a setting, so a restore changes the setting. */
  async #setCurrency({ em, now }: ChangeContext, value: string, actor: Actor): Promise<void> {
    const setting = { namespace: 'budget', key: 'currency' };
    await storeSetting(em, { ...setting, value, updatedBy: actor.userId, updatedAt: now });
    this.#outbox.publish(em, { type: 'settings.changed', channel: 'system', payload: setting });
  }

  #record({ em, organisation }: ChangeContext, version: number, actor: Actor): void {
    this.#audit.record(em, {
      action: 'company.restored',
      actorId: actor.userId,
      targetType: 'company',
      targetId: 'default',
      targetName: organisation.company.name ?? DEFAULT_COMPANY_NAME,
      details: { version },
    });
  }
}

/** A snapshot cannot distinguish the default name from a saved name with the same text. */
const withNameKept = ({ company, ...rest }: Organisation, present: string | null): Organisation => ({
  ...rest,
  company: company.name === null && present === DEFAULT_COMPANY_NAME ? { ...company, name: present } : company,
});
