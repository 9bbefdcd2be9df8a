import type { FoundationServices } from '../foundation/foundation.ts';
import { expireWithin } from '../foundation/jobs/clock-skew-repair.ts';
import { outdatedBy } from '../foundation/jobs/housekeeping.ts';
import { HOUR_MS } from '../foundation/kernel/clock.ts';
import { defineModule } from '../foundation/module.ts';
import { usersModule } from '../users/module.ts';
import { chatSettings } from './chat-settings.ts';
import { Conversation, ConversationTurn } from './conversation.entity.ts';
import { ConversationLeases, LEASE_SECONDS } from './conversation-lease.ts';
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
  tables: ['leases'],
  settings: () => [...Object.values(chatSettings), turnsRetention],
  outdated: { leases: outdatedBy('leases', 'expires_at', HOUR_MS) },
  clockSkew: { leases: expireWithin('leases', 'expires_at', LEASE_SECONDS) },
  build: ({ uow, pool, clock, outbox, idempotency, settings }: FoundationServices) => {
    const conversations = new ConversationService(uow, clock, outbox);
    const ownConversations = new OwnConversations(uow, clock, conversations, idempotency);
    const idleConversations = new IdleConversations({ uow, clock, settings, ownConversations });
    return {
      services: { conversations, ownConversations, idleConversations },
      jobs: [idleConversations.sweep.job],
      shared: {
        leases: new ConversationLeases(pool, clock),
        participants: new ConversationParticipants(clock, outbox),
      },
    };
  },
});
