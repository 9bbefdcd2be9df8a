import type { DomainEvent } from '../foundation/events/event.ts';
import type { CharterRecord } from './charter.entity.ts';

/** What the creator of a charter, and nobody else, is told of it. */
export const charterEvent = (
  type: 'drafted' | 'edited' | 'approved' | 'cancelled',
  { id, conversationId, createdBy, status, version }: CharterRecord,
): DomainEvent => ({
  type: `charter.${type}`,
  channel: 'charters',
  payload: { charter_id: id, conversation_id: conversationId, status, version },
  audience: createdBy,
});
