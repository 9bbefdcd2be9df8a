import type { Services } from '../domain/services.ts';
import type { HandlersOf } from './http/operation.ts';
import { page } from './http/responses/result.ts';
import { presentAuditEntry } from './presenters/audit.ts';

export const auditHandlers = ({ auditLog }: Services): HandlersOf<'audit'> => ({
  listAuditLog: async ({ query, page: request }) => page(await auditLog.list(query, request), presentAuditEntry),
});
