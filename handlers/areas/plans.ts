import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined } from '../http/omit-undefined.ts';
import { presentForecast, presentPlan } from '../presenters/plans.ts';

export const planHandlers = ({ plans, forecasts }: Services): HandlersOf<'plans'> => ({
  listPlans: async ({ query: { status, project_id: projectId }, page: request }) =>
    pageResult(await plans.list(omitUndefined({ status, projectId }), request), presentPlan),
  getPlan: async ({ path }) => ok(presentPlan(await plans.get(path.plan_id))),
  listForecasts: async ({ query, page: request }) =>
    pageResult(await forecasts.list(query.project_id, request), presentForecast),
  getForecast: async ({ path }) => ok(presentForecast(await forecasts.get(path.forecast_id))),
});
