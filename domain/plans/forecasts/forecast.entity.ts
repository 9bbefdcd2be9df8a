import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** The expected cost of a run, approved with its charter. Amounts are in `currency`. */
export const Forecast = defineEntity({
  name: 'Forecast',
  tableName: 'forecasts',
  indexes: [
    { name: 'forecasts_project_id_index', properties: ['projectId'] },
    { name: 'forecasts_task_id_index', properties: ['taskId'] },
  ],
  properties: {
    forecastId: p.uuid().primary(),
    charterId: p.uuid(),
    projectId: p.uuid(),
    taskId: p.uuid(),
    estimatedCost: p.double().$type<number>(),
    lowerBound: p.double().$type<number>(),
    upperBound: p.double().$type<number>(),
    ceilingAmount: p.double().$type<number>(),
    currency: p.text(),
    decision: p.text().$type<'approved'>(),
    decidedAt: p.datetime(3),
    decidedBy: p.text(),
    createdAt: p.datetime(3),
  },
});
export type ForecastRecord = InferEntity<typeof Forecast>;
