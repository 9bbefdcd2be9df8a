import type { ConversationKind } from '../conversations/conversation.entity.ts';
import { ServiceUnavailable } from '../foundation/errors/errors.ts';
import type { Capability } from './turn.ts';

/** Stands where this deployment has no such capability: the gate is shut for good. */
export class MissingCapability implements Capability {
  readonly kinds: ReadonlySet<ConversationKind> = new Set();
  readonly opensConversation = false;
  readonly hasSideEffects = true;

  requireOpen(): void {
    throw new ServiceUnavailable('The capability is not wired');
  }

  async take(): Promise<never> {
    throw new Error('a turn passed the gate of a capability that is missing');
  }
}
