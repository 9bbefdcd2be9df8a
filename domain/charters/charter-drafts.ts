import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConversationRecord } from '../conversations/conversation.entity.ts';
import { lockRecord, queueInsert } from '../foundation/database/records.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { CharterDraft } from '../llm/schemas/charter-draft.ts';
import { Charter, type CharterRecord } from './charter.entity.ts';
import { contentOfDraft } from './charter-content.ts';
import { charterEvent } from './charter-events.ts';
import { replaceContent, storedMark } from './versions/versions.ts';

const NOT_APPROVED = { approvedAt: null, approvedBy: null, forecastId: null, correlationId: null, taskId: null };

/** Stores the draft of an interview as the charter of its conversation. */
export class CharterDrafts {
  readonly #clock: Clock;
  readonly #outbox: Outbox;

  constructor(clock: Clock, outbox: Outbox) {
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /**
   * Stores a draft in the caller's transaction, which holds the lock of the conversation: as a new charter of version
   * 1, or as the next version of the drafted charter of this conversation, with the same id
   * (spec/rules/conversation.md#interview-draft). `keyId` is the API key of the caller.
   */
  async store(
    em: EntityManager,
    conversation: ConversationRecord,
    draft: CharterDraft,
    keyId: string | null,
  ): Promise<CharterRecord> {
    const now = this.#clock.now();
    const content = contentOfDraft(draft);
    const { id: conversationId, createdBy, charterId } = conversation;
    const latest = charterId == null ? null : await lockRecord(em, Charter, { id: charterId });
    const drafted = latest?.status === 'drafted' ? latest : null;
    const mark = { source: 'interview', savedBy: createdBy, keyId, savedAt: now } as const;
    const firstVersion = { version: 1, versionMark: storedMark(1, mark), status: 'drafted', createdAt: now } as const;
    const charter: CharterRecord =
      drafted === null
        ? { ...NOT_APPROVED, ...content, ...firstVersion, id: newId(), conversationId, createdBy, updatedAt: now }
        : replaceContent(em, drafted, content, mark);
    if (drafted === null) queueInsert(em, Charter, charter);
    this.#outbox.publish(em, charterEvent('drafted', charter));
    return charter;
  }
}
