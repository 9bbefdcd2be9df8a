import { unwrap } from 'organisation-platform-client';
import { useEffect } from 'preact/hooks';
import { api, ask, asSignedIn, type Schema } from '../../api.ts';
import { inboxCount } from '../../inbox-count.ts';
import { type LoadedList, useList, useLoad } from '../../load.ts';

export type Waiting = Schema<'InboxItem'>;

/** What moves something into the inbox, out of it, or up and down in it. */
const CHANNELS = ['approvals', 'charters', 'projects', 'system'];
const PAGE = 50;

/** What the person may decide now, the most urgent first. It changes by itself. */
export const useInbox = (): LoadedList<Waiting> =>
  useList(
    (cursor) => {
      const query = { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) };
      return ask(() => api.GET('/api/v1/inbox', { params: { query } }));
    },
    [],
    CHANNELS,
  );

const countWaiting = (): Promise<number> =>
  asSignedIn(async () => {
    const answer = await api.GET('/api/v1/inbox', { params: { query: { limit: 1 } } });
    await unwrap(Promise.resolve(answer));
    return Number(answer.response.headers.get('inbox-count'));
  });

/** Keeps the number that is in the menu and before the title of the page, wherever the person is. */
export const useInboxCount = (): number => {
  const { data } = useLoad(countWaiting, [], CHANNELS);
  useEffect(() => {
    inboxCount.value = data ?? 0;
  }, [data]);
  return inboxCount.value;
};

/** Decides one thing as it was read: under another tag nothing is decided (409 with 4002). */
export interface InboxDecision {
  readonly verdict: 'approve' | 'reject';
  /** The comment of an approval, or the reason of a rejection. */
  readonly words: string;
  /** Of the tool, where they were changed. */
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

/** `id` and `etag` are those of the approval; a charter is decided where it is read. */
export const decide = (id: string, etag: string, { verdict, words, ...given }: InboxDecision): Promise<unknown> => {
  const params = { path: { approval_id: id }, header: { 'If-Match': etag } };
  if (verdict === 'reject')
    return ask(() => api.POST('/api/v1/approvals/{approval_id}/reject', { params, body: { reason: words } }));
  const comment = words.trim() === '' ? {} : { comment: words };
  const changed = given.arguments === undefined ? {} : { arguments: given.arguments };
  return ask(() => api.POST('/api/v1/approvals/{approval_id}/approve', { params, body: { ...comment, ...changed } }));
};

/** The approval that decides an entry, with the plan or charter it is about. */
export const approvalIdOf = async ({ kind, id }: Pick<Waiting, 'kind' | 'id'>): Promise<string> => {
  if (kind !== 'plan') return id;
  const plan = await ask(() => api.GET('/api/v1/plans/{plan_id}', { params: { path: { plan_id: id } } }));
  return plan.approval_id;
};
