import type { DomainEvent } from '../foundation/events/event.ts';
import type { CharterRecord } from './charter.entity.ts';

/** The event of a charter, for its creator only. */
export const charterEvent = (
  type: 'drafted' | 'edited' | 'approved' | 'cancelled',
  { id, conversationId, createdBy, status, version }: CharterRecord,
): DomainEvent => ({
  type: `charter.${type}`,
  channel: 'charters',
  payload: { charter_id: id, conversation_id: conversationId, status, version },
  audience: createdBy,
});
