import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { ok, page } from '../http/contracts/result.ts';
import { given } from '../http/given.ts';
import { presentForecast, presentPlan } from '../presenters/plans.ts';

export const planHandlers = ({ plans, forecasts }: Services): HandlersOf<'plans'> => ({
  listPlans: async ({ query: { status, project_id: projectId }, page: request }) =>
    page(await plans.list(given({ status, projectId }), request), presentPlan),
  getPlan: async ({ path }) => ok(presentPlan(await plans.get(path.plan_id))),
  listForecasts: async ({ query, page: request }) =>
    page(await forecasts.list(query.project_id, request), presentForecast),
  getForecast: async ({ path }) => ok(presentForecast(await forecasts.get(path.forecast_id))),
});
