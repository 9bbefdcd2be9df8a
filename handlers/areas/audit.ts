import type { Services } from '../../domain/services.ts';
import { writtenAddress } from '../http/contracts/address.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { pageResult } from '../http/contracts/result.ts';
import { omitUndefined } from '../http/omit-undefined.ts';
import { presentAuditEntry } from '../presenters/audit.ts';

/** A timestamp in a query. */
const timestampOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

export const auditHandlers = ({ auditLog }: Services): HandlersOf<'audit'> => ({
  listAuditLog: async ({ query, page: request }) => {
    const { action, actor_id: actorId, target_id: targetId, address, from, to } = query;
    const texts = { action, actorId, targetId, address: address && writtenAddress(address) };
    const filters = omitUndefined({ ...texts, from: timestampOf(from), to: timestampOf(to) });
    return pageResult(await auditLog.list(filters, request), presentAuditEntry);
  },
});
