import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { KeyedRuns } from './keyed-runs.ts';
import { ToolRuns } from './tool-runs.ts';

/** Operations of the interface as tools of agents and of MCP clients. */
export const toolsModule = defineModule({
  name: 'tools',
  build: ({ uow, audit, attempts, idempotency }: FoundationServices) => {
    const tools = new ToolRuns(uow, audit, attempts);
    return { services: { tools, keyedTools: new KeyedRuns(tools, idempotency) } };
  },
});
