import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { IdempotentRuns } from './idempotent-runs.ts';
import { ToolRuns } from './tool-runs.ts';

/** Operations of the interface as tools for agents and MCP clients. */
export const toolsModule = defineModule({
  name: 'tools',
  build: ({ uow, audit, attempts, idempotency }: FoundationServices) => {
    const tools = new ToolRuns({ uow, audit, attempts });
    return { services: { tools, keyedTools: new IdempotentRuns(tools, idempotency) } };
  },
});
