import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';

export const toolHandlers = (services: Services): HandlersOf<'tools'> => ({
  mcp: async ({ body, actor, caller, signal, renew }) => {
    await services.capabilities.require('mcpServer');
    // The library takes 34 MB and 0.13 s, which a server without MCP clients saves.
    const { respondToMcp } = await import('../http/mcp/respond-to-mcp.ts');
    return respondToMcp(services, body, { actor, caller, signal, renew });
  },
});
