import type { CappedObject, InboxItem, InboxSubject } from '../../domain/inbox/inbox-item.ts';
import { recordTag } from '../../domain/organisation/value/snapshots/snapshot.ts';
import { presentStable } from './approvals.ts';
import { presentCharter } from './charters.ts';
import { presentStableProject } from './projects.ts';
import type { Schema } from './schemas.ts';
import { presentStableTask } from './tasks.ts';

/** Computes the tag of data in its wire form, without quotes. */
type ComputeTag = (data: unknown) => string;

/** The tag of an object whose cap is used up. */
const cappedTag = (capped: CappedObject, tagOf: ComputeTag): string => {
  switch (capped.kind) {
    case 'company':
      return capped.tag;
    case 'department':
      return recordTag(capped.department);
    case 'agent':
      return recordTag(capped.agent);
    case 'project':
      return tagOf(presentStableProject(capped.project));
    default:
      return subjectTag(capped, tagOf);
  }
};

/** The tag of the record that the actions of an item change. */
const subjectTag = (subject: InboxSubject, tagOf: ComputeTag): string => {
  switch (subject.kind) {
    case 'charter':
      return tagOf(presentCharter(subject.charter));
    case 'task':
      return tagOf(presentStableTask(subject.task));
    case 'budget':
      return cappedTag(subject.capped, tagOf);
    default:
      return tagOf(presentStable(subject.approval));
  }
};

/** An item of an inbox. Its `etag` is to be sent as `If-Match` with an action. */
export const presentInboxItem = (item: InboxItem, tagOf: ComputeTag): Schema<'InboxItem'> => ({
  kind: item.subject.kind,
  id: item.id,
  title: item.title,
  summary: item.summary,
  urgency_level: item.urgencyLevel,
  requested_by: item.requestedBy,
  created_at: item.createdAt.toISOString(),
  expires_at: item.expiresAt?.toISOString() ?? null,
  etag: `"${subjectTag(item.subject, tagOf)}"`,
  conversation_id: item.conversationId,
  actions: [...item.actions],
});
