import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { noContent, ok, pageResult } from '../http/contracts/result.ts';
import { presentSetting } from '../presenters/settings.ts';

export const settingHandlers = ({ settingService }: Services): HandlersOf<'settings'> => ({
  listSettings: async ({ query, page: request }) =>
    pageResult(await settingService.list(query.namespace ?? null, request), presentSetting),
  getSetting: async ({ path }) => ok(presentSetting(await settingService.get(path.namespace, path.key))),
  saveSetting: async ({ path, body, actor, ifMatch }) =>
    ok(presentSetting(await settingService.save(path.namespace, path.key, body.value, actor, ifMatch(presentSetting)))),
  resetSetting: async ({ path, actor, ifMatch }) => {
    await settingService.reset(path.namespace, path.key, actor, ifMatch(presentSetting));
    return noContent();
  },
});
