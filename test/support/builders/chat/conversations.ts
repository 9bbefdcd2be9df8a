import type { ConversationKind } from '../../../../domain/conversations/conversation.entity.ts';
import type { TestServer } from '../../server/server.ts';

interface Said {
  readonly kind?: ConversationKind;
  readonly message?: string;
  /** The number of turns; user and assistant turns alternate. */
  readonly turns?: number;
}

/** A conversation of the user, written by the domain; resolves with its id. */
export const newConversation = (
  { services, store }: TestServer,
  createdBy: string,
  { kind = 'direct', message = 'Draft a plan', turns = 2 }: Said = {},
): Promise<string> =>
  store.unitOfWork.write(async (em) => {
    const { conversations } = services;
    const conversation = await conversations.open(em, { kind, message, createdBy });
    for (let number = 0; number < turns; number += 1) {
      const role = number % 2 === 0 ? 'user' : 'assistant';
      conversations.append(em, conversation, { role, content: `${message} ${number}` });
    }
    return conversation.id;
  });
