import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { usersModule } from '../users/module.ts';
import { chatSettings } from './chat-settings.ts';
import { Conversation, ConversationTurn } from './conversation.entity.ts';
import { ConversationLeases } from './conversation-lease.ts';
import { ConversationService } from './conversation-service.ts';
import { IdleConversations, turnsRetention } from './idle-conversations.ts';
import { OwnConversations } from './own-conversations.ts';
import { Participant } from './participant.entity.ts';
import { ConversationParticipants } from './participants.ts';

/** Conversations, their turns, and the leases for writing them. */
export const conversationsModule = defineModule({
  name: 'conversations',
  uses: [usersModule],
  entities: [Conversation, ConversationTurn, Participant],
  settings: () => [...Object.values(chatSettings), turnsRetention],
  build: ({ uow, pool, clock, outbox, idempotency, settings, renewals }: FoundationServices) => {
    const conversations = new ConversationService(uow, clock, outbox);
    const ownConversations = new OwnConversations(uow, clock, conversations, idempotency);
    const idleConversations = new IdleConversations({ uow, clock, settings, ownConversations });
    return {
      services: { conversations, ownConversations, idleConversations },
      jobs: [idleConversations.sweep.job],
      shared: {
        leases: new ConversationLeases({ pool, clock, renewals }),
        participants: new ConversationParticipants(clock, outbox),
      },
    };
  },
});
