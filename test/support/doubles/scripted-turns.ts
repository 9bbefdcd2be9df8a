import type { ExplainFrame, TurnService, TurnStream } from '../../../domain/chat/turn/service.ts';
import type { TurnRequest, TurnResult } from '../../../domain/chat/turn.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import type { TestReplica } from '../server/replica.ts';
import type { TestServer } from '../server/server.ts';

export const GUIDE = { provider: 'guided', model: 'guide-1', isBuiltIn: true } as const;

/** An explanation as a capability would return it. */
export const explained = (answer: string): TurnResult => ({
  verdict: { intent: 'explain', reason: 'explicit_override', confidence: null, namedTargets: [] },
  outcome: {
    intent: 'explain',
    conversationId: null,
    answer: {
      answer,
      sources: ['tasks'],
      citedRecords: [],
      confidence: 1,
      responderRole: null,
      responderName: null,
      routedTopic: null,
      routingConfidence: null,
      routingReason: 'routing_disabled',
    },
    chimeIns: [],
    generatedBy: null,
  },
  generatedBy: GUIDE,
});

type Settle = (result: TurnResult) => Promise<void>;
/** `store` belongs to the replica that received the request. */
export interface Scripts {
  readonly take?: (request: TurnRequest, signal: AbortSignal, settle: Settle, store: Store) => Promise<TurnResult>;
  readonly stream?: (
    request: TurnRequest,
    signal: AbortSignal,
    settle: Settle,
    store: Store,
  ) => AsyncIterable<ExplainFrame> | Promise<TurnStream>;
}

/** Replaces the capabilities of a server by scripted turns, to test everything around them. */
export const scriptTurns = ({ replicas }: TestServer, scripts: Scripts): void => {
  for (const replica of replicas) scriptReplica(replica, scripts);
};

const scriptReplica = ({ services, store }: TestReplica, { take, stream }: Scripts): void => {
  const turns: Pick<TurnService, 'take' | 'stream'> = services.turns;
  if (take !== undefined) turns.take = (request, { signal, settle }) => take(request, signal, settle, store);
  if (stream !== undefined)
    turns.stream = async (request, { signal, settle }) => {
      const made = stream(request, signal, settle, store);
      return Symbol.asyncIterator in made ? { kind: 'explain', generatedBy: GUIDE, frames: made } : made;
    };
};
