import type { Services } from '../domain/services.ts';
import type { HandlersOf } from './http/operation.ts';
import { noContent, ok, page } from './http/responses/result.ts';
import { presentBudget, presentSetting, presentSpending } from './presenters/settings.ts';

export const settingHandlers = ({
  settingService,
  budgetReport,
  spendingReport,
}: Services): HandlersOf<'settings'> => ({
  listSettings: async ({ query, page: request }) =>
    page(await settingService.list(query.namespace ?? null, request), presentSetting),
  getSetting: async ({ path }) => ok(presentSetting(await settingService.get(path.namespace, path.key))),
  saveSetting: async ({ path, body, actor, ifMatch }) =>
    ok(presentSetting(await settingService.save(path.namespace, path.key, body.value, actor, ifMatch(presentSetting)))),
  resetSetting: async ({ path, actor, ifMatch }) => {
    await settingService.reset(path.namespace, path.key, actor, ifMatch(presentSetting));
    return noContent();
  },
  listSpending: async ({ query: { from, to, by = 'day', level = 'company' } }) => {
    const lines = await spendingReport.list({ from: from ?? null, to: to ?? null, by, level });
    return ok(lines.map(presentSpending));
  },
  getBudget: async () => ok(presentBudget(await budgetReport.report())),
});
