import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { href } from '../../addresses.ts';
import { api, ask, askTagged, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Loads, PageNotFound } from '../../ui/page.tsx';
import { revealed } from '../../ui/revealed.ts';
import { Badge, Facts, words as shown, Time } from '../../ui/values.tsx';
import { PlanSteps } from '../records/plan-steps.tsx';
import { CharterPreview } from './charter-preview.tsx';
import { Deciding } from './deciding.tsx';
import { NoticeEntry } from './notice-entry.tsx';
import type { ApiInboxItem } from './waiting.ts';

const words = text.inbox;
type Approval = Schema<'ApprovalResponse'>;

const factsOf = (approval: Approval) =>
  [
    [words.action, approval.action_type],
    [words.askedBy, approval.context.agent_name ?? approval.requested_by],
    [words.risk, <Badge key="risk">{shown(approval.risk_level)}</Badge>],
    [words.source, shown(approval.source)],
    [words.status, shown(approval.status)],
    ...(approval.context.tool_name === null ? [] : [[words.tool, approval.context.tool_name] as const]),
    ...(approval.expires_at === null
      ? []
      : [[words.expires, <Time key="expires" at={approval.expires_at} />] as const]),
    ...(approval.decided_by === null ? [] : [[words.decidedBy, approval.decided_by] as const]),
    ...(approval.decision_reason === null ? [] : [[words.reason, revealed(approval.decision_reason)] as const]),
  ] as const;

/** The metadata of the requester, separate from the fields of the server. */
const Notes = ({ of }: { readonly of: Approval['metadata'] }) => {
  const notes = Object.entries(of).map(([name, value]) => [revealed(name), revealed(value)] as const);
  return notes.length === 0 ? null : (
    <section>
      <h3>{words.notes}</h3>
      <Facts of={notes} />
    </section>
  );
};

const FIRST_PAUSE_MS = 1_500;
const MAX_PAUSE_MS = 30_000;

interface RunProps {
  readonly resume: Approval['resume'];
  readonly reload: () => void;
}

/** The run of an approved action. Only its requester gets an event about the end, so other users poll with a growing pause. */
const Run = ({ resume: { state, result, error }, reload }: RunProps) => {
  const pause = useRef(FIRST_PAUSE_MS);
  useEffect(() => {
    if (state !== 'queued' && state !== 'running') return undefined;
    const timer = setTimeout(() => {
      pause.current = Math.min(pause.current * 1.5, MAX_PAUSE_MS);
      reload();
    }, pause.current);
    return () => clearTimeout(timer);
  });
  return state === 'none' ? null : (
    <p role="status">
      <Badge tone={state === 'failed' ? 'bad' : 'plain'}>{words.runStates[state]}</Badge> {error ?? ''}
      {result !== null && <code>{JSON.stringify(result)}</code>}
    </p>
  );
};

const ApprovalEntry = ({ id, planId }: { readonly id: string; readonly planId?: string }) => {
  const path = { params: { path: { approval_id: id } } };
  const approval = useLoad(
    () => askTagged(() => api.GET('/api/v1/approvals/{approval_id}', path)),
    [id],
    ['approvals', 'projects'],
  );
  return (
    <Loads of={approval}>
      {({ data, etag }) => (
        <article class="card">
          <h2>
            <bdi>{revealed(data.title)}</bdi>
          </h2>
          <p class="words" dir="auto">
            {revealed(data.description)}
          </p>
          <Facts of={factsOf(data)} />
          <Notes of={data.metadata} />
          <Run resume={data.resume} reload={approval.reload} />
          {planId !== undefined && <PlanSteps id={planId} />}
          {data.context.conversation_id !== null && (
            <p>
              <a href={href('talk', data.context.conversation_id)}>{words.conversation}</a>
            </p>
          )}
          {data.status === 'pending' && <Deciding approval={data} etag={etag} reload={approval.reload} />}
        </article>
      )}
    </Loads>
  );
};

const PlanEntry = ({ id }: { readonly id: string }) => {
  const plan = useLoad(
    () => ask(() => api.GET('/api/v1/plans/{plan_id}', { params: { path: { plan_id: id } } })),
    [id],
  );
  return <Loads of={plan}>{({ approval_id }) => <ApprovalEntry id={approval_id} planId={id} />}</Loads>;
};

interface EntryProps {
  readonly kind: string;
  readonly id: string;
  /** The item of the list; undefined if the list does not contain it. */
  readonly item: ApiInboxItem | undefined;
  /** Whether the whole list is loaded. */
  readonly isWhole: boolean;
}

/** Shows an item without a decision, which exists only in the list, until its cause ends. */
const Notice = ({ kind, item, isWhole }: EntryProps) => {
  if (item !== undefined) return <NoticeEntry item={item} />;
  if (!isWhole) return null;
  return kind === 'task' || kind === 'budget' ? <p class="faint">{words.ended}</p> : <PageNotFound />;
};

const KINDS = new Map<string, ComponentType<EntryProps>>([
  ['charter', CharterPreview],
  ['plan', PlanEntry],
  ['approval', ApprovalEntry],
]);

/** One inbox item with its details and the form for the decision, if there is one. */
export const InboxEntry = (entry: EntryProps) => {
  const Kind = KINDS.get(entry.kind) ?? Notice;
  return (
    <>
      <p class="back">
        <a href={href('inbox')}>{words.back}</a>
      </p>
      <Kind {...entry} />
    </>
  );
};
