import type { Services } from '../domain/services.ts';
import { given } from './http/given.ts';
import type { HandlersOf } from './http/operation.ts';
import { page } from './http/responses/result.ts';
import { presentAuditEntry } from './presenters/audit.ts';

export const auditHandlers = ({ auditLog }: Services): HandlersOf<'audit'> => ({
  listAuditLog: async ({ query: { action, target_id: targetId }, page: request }) =>
    page(await auditLog.list(given({ action, targetId }), request), presentAuditEntry),
});
