import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { pageResult } from '../http/contracts/result.ts';
import { tagOf } from '../http/responses/etag.ts';
import { presentInboxItem } from '../presenters/inbox.ts';

export const inboxHandlers = ({ inbox }: Services): HandlersOf<'inbox'> => ({
  getInbox: async ({ page: request, actor }) => {
    const found = await inbox.list(actor, request);
    const result = pageResult(found, (item) => presentInboxItem(item, tagOf));
    return { ...result, headers: { 'inbox-count': String(found.total) } };
  },
});
