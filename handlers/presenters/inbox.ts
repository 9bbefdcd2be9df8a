import type { InboxItem } from '../../domain/inbox/inbox-item.ts';
import type { Schema } from './schemas.ts';

/** An item of an inbox; `tag` is that of the decision, without quotes. */
export const presentInboxItem = (item: InboxItem, tag: string): Schema<'InboxItem'> => ({
  kind: item.decidable.kind,
  id: item.id,
  title: item.title,
  summary: item.summary,
  urgency_level: item.urgencyLevel,
  requested_by: item.requestedBy,
  created_at: item.createdAt.toISOString(),
  expires_at: item.expiresAt?.toISOString() ?? null,
  etag: `"${tag}"`,
  conversation_id: item.conversationId,
});
