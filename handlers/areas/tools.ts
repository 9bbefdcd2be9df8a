import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';

export const toolHandlers = (services: Services): HandlersOf<'tools'> => ({
  mcp: async ({ body, actor, caller, signal }) => {
    await services.capabilities.require('mcpServer');
    // 34 MB and 0.13 s of library, which a server that nobody asks by the protocol does without.
    const { respondToMcp } = await import('../http/mcp/respond-to-mcp.ts');
    return respondToMcp(services, body, { actor, caller, signal });
  },
});
