import type { Services } from '../../domain/services.ts';
import type { Area, OperationId } from '../../generated/operations.ts';
import type { Handler, HandlersOf } from '../http/contracts/operation.ts';
import type { Metrics } from '../http/observe/metrics.ts';
import type { HandlerMap } from '../http/openapi-backend.ts';
import type { Sockets } from '../http/sockets/sockets.ts';
import { agentHandlers } from './agents.ts';
import { approvalHandlers } from './approvals.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { budgetHandlers } from './budgets.ts';
import { charterHandlers } from './charters.ts';
import { chatHandlers } from './chat.ts';
import { companyHandlers } from './company.ts';
import { connectionHandlers } from './connections.ts';
import { departmentHandlers } from './departments.ts';
import { documentHandlers } from './documents.ts';
import { eventHandlers } from './events.ts';
import { executionHandlers } from './execution.ts';
import { healthHandlers } from './health.ts';
import { inboxHandlers } from './inbox.ts';
import { planHandlers } from './plans.ts';
import { projectHandlers } from './projects.ts';
import { providerHandlers } from './providers.ts';
import { roleHandlers } from './roles.ts';
import { settingHandlers } from './settings.ts';
import { setupHandlers } from './setup.ts';
import { taskHandlers } from './tasks.ts';
import { toolHandlers } from './tools.ts';
import { userHandlers } from './users.ts';
import { webhookHandlers } from './webhooks.ts';

/** One entry for each area of the document; a missing one does not compile. */
type AllHandlers = { readonly [A in Area]: HandlersOf<A> };
type Flat = { readonly [K in OperationId]: Handler<K> };

/** Every operation of the document with its handler. */
export const createHandlers = (services: Services, metrics: Metrics, sockets: Sockets, baseUrl: string): HandlerMap => {
  const areas: AllHandlers = {
    agents: agentHandlers(services),
    audit: auditHandlers(services),
    auth: authHandlers(services),
    company: companyHandlers(services),
    connections: connectionHandlers(services),
    departments: departmentHandlers(services),
    documents: documentHandlers(baseUrl),
    events: eventHandlers(services, sockets),
    execution: executionHandlers(services),
    health: healthHandlers(services, metrics),
    providers: providerHandlers(services),
    roles: roleHandlers(services),
    setup: setupHandlers(services),
    approvals: approvalHandlers(services),
    charters: charterHandlers(services),
    inbox: inboxHandlers(services),
    chat: chatHandlers(services),
    budgets: budgetHandlers(services),
    plans: planHandlers(services),
    projects: projectHandlers(services),
    tasks: taskHandlers(services),
    settings: settingHandlers(services),
    tools: toolHandlers(services),
    users: userHandlers(services),
    webhooks: webhookHandlers(services),
  };
  const flat: Flat = Object.assign({}, ...Object.values(areas));
  return flat as unknown as HandlerMap;
};
