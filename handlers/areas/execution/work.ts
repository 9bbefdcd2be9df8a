import type { Services } from '../../../domain/services.ts';
import type { HandlersOf } from '../../http/contracts/operation.ts';
import { ok } from '../../http/contracts/result.ts';
import { presentWorkOverview } from '../../presenters/execution/work.ts';

type WorkOperation = 'getWork' | 'pauseWork' | 'resumeWork';

export const workHandlers = ({ pauses, workOverview }: Services): Pick<HandlersOf<'execution'>, WorkOperation> => ({
  getWork: async () => ok(presentWorkOverview(await workOverview.read())),
  pauseWork: async ({ body, actor }) => {
    await pauses.pause(body, actor);
    return ok(presentWorkOverview(await workOverview.readCurrent()));
  },
  resumeWork: async ({ body, actor }) => {
    await pauses.resume(body, actor);
    return ok(presentWorkOverview(await workOverview.readCurrent()));
  },
});
