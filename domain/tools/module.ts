import type { Foundation } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { ToolRuns } from './tool-runs.ts';

/** Operations of the interface as tools of agents and of MCP clients. */
export const toolsModule = defineModule({
  name: 'tools',
  build: ({ uow, audit }: Foundation) => ({ services: { tools: new ToolRuns(uow, audit) } }),
});
