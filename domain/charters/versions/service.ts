import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { NotFound } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { type Page, type PageRequest, pageOf } from '../../foundation/kernel/pages/page.ts';
import { parseVersionNumber } from '../../organisation/value/version-number.ts';
import { type CharterRecord, FormerCharterVersion } from '../charter.entity.ts';
import type { CharterService } from '../charter-service.ts';
import { type CharterVersion, type CharterVersionMark, presentVersion } from './versions.ts';

/** A version without its content. */
export type CharterVersionHead = Pick<CharterVersion, 'version' | 'title' | keyof CharterVersionMark>;

const HEAD = ['version', 'title', 'source', 'savedBy', 'savedAt'] as const;

/**
 * The versions of charters, for readers of the charter (spec/rules/conversation.md#charter-versions). The current
 * version is read first, and former ones below it, so that a concurrent change causes neither duplicates nor omissions.
 */
export class CharterVersionService {
  readonly #uow: UnitOfWork;
  readonly #charters: CharterService;

  constructor(uow: UnitOfWork, charters: CharterService) {
    this.#uow = uow;
    this.#charters = charters;
  }

  /** Newest first, including the current version. Throws NotFound. */
  async list(charterId: string, { limit, position }: PageRequest, actor: Actor): Promise<Page<CharterVersionHead>> {
    const charter = await this.#charters.get(charterId, actor);
    const [last] = position ?? [];
    const before = last === undefined ? charter.version + 1 : Number(last);
    const present = charter.version < before ? [presentVersion(charter)] : [];
    const former = await this.#former(charter, before, limit + 1 - present.length);
    return pageOf([...present, ...former], limit, ({ version }) => [String(version)]);
  }

  /** One version by its number in digits. Throws NotFound for an unknown or deleted version. */
  async get(charterId: string, number: string, actor: Actor): Promise<CharterVersion> {
    const charter = await this.#charters.get(charterId, actor);
    const version = parseVersionNumber(number);
    if (version === charter.version) return presentVersion(charter);
    const key = { charterId: charter.id, version: version ?? 0 };
    const found = await this.#uow.read((em) => em.findOne(FormerCharterVersion, key));
    if (found === null) throw new NotFound('The version does not exist');
    return found;
  }

  /** Former versions below a number, newest first. */
  #former({ id, version }: CharterRecord, before: number, limit: number): Promise<CharterVersionHead[]> {
    const where = { charterId: id, version: { $lt: Math.min(before, version) } };
    const options = { fields: HEAD, orderBy: { version: 'desc' }, limit } as const;
    return this.#uow.read((em) => em.find(FormerCharterVersion, where, options));
  }
}
