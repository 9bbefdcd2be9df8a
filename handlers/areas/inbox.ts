import type { Decidable } from '../../domain/inbox/inbox-item.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { pageResult } from '../http/contracts/result.ts';
import { tagOf } from '../http/responses/etag.ts';
import { presentStable } from '../presenters/approvals.ts';
import { presentCharter } from '../presenters/charters.ts';
import { presentInboxItem } from '../presenters/inbox.ts';

/** The tag to send with the decision. */
const tagFor = (decidable: Decidable): string =>
  tagOf(decidable.kind === 'charter' ? presentCharter(decidable.charter) : presentStable(decidable.approval));

export const inboxHandlers = ({ inbox }: Services): HandlersOf<'inbox'> => ({
  getInbox: async ({ page: request, actor }) => {
    const found = await inbox.list(actor, request);
    const result = pageResult(found, (item) => presentInboxItem(item, tagFor(item.decidable)));
    return { ...result, headers: { 'inbox-count': String(found.total) } };
  },
});
