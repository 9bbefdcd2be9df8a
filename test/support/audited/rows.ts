import { type OperationId, operations } from '../../../generated/operations.ts';
import { auditedChat } from './chat.ts';
import { auditedConnections } from './connections.ts';
import { auditedExecution } from './execution.ts';
import { auditedOrganisation } from './organisation.ts';
import { auditedPeople } from './people.ts';
import type { AuditedRows } from './scene.ts';
import { auditedWebhooks } from './webhooks.ts';
import { auditedWork } from './work.ts';

/** One row for every operation that is not a GET, in an order in which they can be called. */
export const AUDITED: AuditedRows = {
  ...auditedPeople,
  ...auditedWebhooks,
  ...auditedChat,
  ...auditedConnections,
  ...auditedOrganisation,
  ...auditedWork,
  ...auditedExecution,
};

/** Every operation of the document that is not a GET. */
export const changingOperations = (Object.keys(operations) as OperationId[]).filter(
  (operation) => operations[operation].method !== 'get',
);
