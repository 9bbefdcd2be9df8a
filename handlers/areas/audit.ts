import type { Services } from '../../domain/services.ts';
import { writtenAddress } from '../http/contracts/address.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { page } from '../http/contracts/result.ts';
import { given } from '../http/given.ts';
import { presentAuditEntry } from '../presenters/audit.ts';

/** A timestamp of a query. */
const momentOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

export const auditHandlers = ({ auditLog }: Services): HandlersOf<'audit'> => ({
  listAuditLog: async ({ query, page: request }) => {
    const { action, actor_id: actorId, target_id: targetId, address, from, to } = query;
    const texts = { action, actorId, targetId, address: address && writtenAddress(address) };
    const filters = given({ ...texts, from: momentOf(from), to: momentOf(to) });
    return page(await auditLog.list(filters, request), presentAuditEntry);
  },
});
