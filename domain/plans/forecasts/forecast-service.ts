import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { queueInsert } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { NotFound } from '../../foundation/errors/errors.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import { type Page, type PageRequest, pageOf } from '../../foundation/kernel/pages/page.ts';
import { Forecast, type ForecastRecord } from './forecast.entity.ts';

/** The forecast of a run: its amount is the estimate, the upper limit and the ceiling. */
export interface NewForecast {
  readonly forecastId: string;
  readonly charterId: string;
  readonly projectId: string;
  readonly taskId: string;
  readonly amount: number;
  readonly currency: string;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

/** Forecasts are read-only; the approval of a charter creates them (spec/rules/conversation.md#charter-run). */
export class ForecastService {
  readonly #uow: UnitOfWork;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /** Newest first. A project that is not an id matches nothing. */
  async list(project: string | undefined, { limit, position }: PageRequest): Promise<Page<ForecastRecord>> {
    const projectId = project === undefined ? undefined : parseUuid(project);
    if (projectId === null) return { items: [], nextPosition: null };
    const where: FilterQuery<ForecastRecord> = {
      $and: [projectId === undefined ? {} : { projectId }, after(position)],
    };
    const orderBy = { createdAt: 'desc', forecastId: 'desc' } as const;
    const rows = await this.#uow.read((em) => em.find(Forecast, where, { orderBy, limit: limit + 1 }));
    return pageOf(rows, limit, (row) => [row.createdAt.toISOString(), row.forecastId]);
  }

  /** Adds an approved forecast in the caller's transaction. */
  add(em: EntityManager, { amount, ...fields }: NewForecast): void {
    queueInsert(em, Forecast, {
      ...fields,
      estimatedCost: amount,
      lowerBound: 0,
      upperBound: amount,
      ceilingAmount: amount,
      decision: 'approved',
      createdAt: fields.decidedAt,
    });
  }

  /** Throws NotFound. */
  async get(forecastId: string): Promise<ForecastRecord> {
    const id = parseUuid(forecastId);
    const forecast = id === null ? null : await this.#uow.read((em) => em.findOne(Forecast, { forecastId: id }));
    if (forecast === null) throw new NotFound('The forecast does not exist');
    return forecast;
  }
}

const after = (position: readonly string[] | null): FilterQuery<ForecastRecord> => {
  if (position === null) return {};
  const [createdAt = '', id = ''] = position;
  const at = new Date(createdAt);
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, forecastId: { $lt: id } }] };
};
