import { unwrap } from 'organisation-platform-client';
import { useEffect } from 'preact/hooks';
import { api, ask, asSignedIn, type Schema } from '../../api.ts';
import { inboxCount } from '../../inbox-count.ts';
import { type LoadedList, useList, useLoad } from '../../load.ts';

export type ApiInboxItem = Schema<'InboxItem'>;

/** Channels whose events change the inbox or its order. */
const CHANNELS = ['approvals', 'charters', 'projects', 'system'];
const PAGE = 50;

/** The statuses of tasks that can be in the inbox. */
const STUCK: ReadonlySet<unknown> = new Set(['blocked', 'failed', 'cancelled', 'rejected']);

/** Whether the event can add work to the inbox or remove it: a task that is stuck, or a cap that is used up. */
const changesWork = ({ event_type: type, payload }: Schema<'Event'>): boolean =>
  type === 'task.status_changed'
    ? STUCK.has(payload.from_status) || STUCK.has(payload.to_status)
    : type === 'budget.updated' || type === 'budget.alert';

/** The items that wait for the user, most urgent first; reloaded after events. */
export const useInbox = (): LoadedList<ApiInboxItem> =>
  useList(
    (cursor) => {
      const query = { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) };
      return ask(() => api.GET('/api/v1/inbox', { params: { query } }));
    },
    [],
    CHANNELS,
    changesWork,
  );

const countInboxItems = (): Promise<number> =>
  asSignedIn(async () => {
    const response = await api.GET('/api/v1/inbox', { params: { query: { limit: 1 } } });
    await unwrap(Promise.resolve(response));
    return Number(response.response.headers.get('inbox-count'));
  });

/** Keeps the number of items current on every page: in the menu and in the page title. */
export const useInboxCount = (): number => {
  const { data } = useLoad(countInboxItems, [], CHANNELS, changesWork);
  useEffect(() => {
    inboxCount.value = data ?? 0;
  }, [data]);
  return inboxCount.value;
};

/** A decision of one item. It requires the ETag that was read (409 with 4002 otherwise). */
export interface InboxDecision {
  readonly verdict: 'approve' | 'reject';
  /** The comment of an approval, or the reason of a rejection. */
  readonly words: string;
  /** The arguments of the tool call, if they were edited. */
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

/** `id` and `etag` are those of the approval. Charters are decided on their own page. */
export const decide = (id: string, etag: string, { verdict, words, ...given }: InboxDecision): Promise<unknown> => {
  const params = { path: { approval_id: id }, header: { 'If-Match': etag } };
  if (verdict === 'reject')
    return ask(() => api.POST('/api/v1/approvals/{approval_id}/reject', { params, body: { reason: words } }));
  const comment = words.trim() === '' ? {} : { comment: words };
  const changed = given.arguments === undefined ? {} : { arguments: given.arguments };
  return ask(() => api.POST('/api/v1/approvals/{approval_id}/approve', { params, body: { ...comment, ...changed } }));
};

/** The approval that decides an entry, with the plan or charter it is about. */
export const approvalIdOf = async ({ kind, id }: Pick<ApiInboxItem, 'kind' | 'id'>): Promise<string> => {
  if (kind !== 'plan') return id;
  const plan = await ask(() => api.GET('/api/v1/plans/{plan_id}', { params: { path: { plan_id: id } } }));
  return plan.approval_id;
};
