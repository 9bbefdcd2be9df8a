import { isDeepStrictEqual } from 'node:util';
import { CapabilityGate } from '../../../../domain/chat/capability-gate.ts';
import { CharterCapability } from '../../../../domain/chat/charter/capability.ts';
import { GroupInvites } from '../../../../domain/chat/group/invites.ts';
import { GroupRecord } from '../../../../domain/chat/group/record.ts';
import { GroupService } from '../../../../domain/chat/group/service.ts';
import { GroupSpeaker } from '../../../../domain/chat/group/speaker.ts';
import { ProposeRecord } from '../../../../domain/chat/propose/record.ts';
import { ProposeService } from '../../../../domain/chat/propose/service.ts';
import type { RoutingChoice } from '../../../../domain/chat/responder.ts';
import type { ConcernRouting } from '../../../../domain/chat/routing/concern-routing.ts';
import type { Capability, CapabilityResult } from '../../../../domain/chat/turn.ts';
import { beginTurn } from '../../../../domain/conversations/begin-turn.ts';
import { ConversationLeases } from '../../../../domain/conversations/conversation-lease.ts';
import { ConversationParticipants } from '../../../../domain/conversations/participants.ts';
import { Outbox } from '../../../../domain/foundation/events/outbox.ts';
import type { Actor } from '../../../../domain/foundation/kernel/actor.ts';
import { systemClock } from '../../../../domain/foundation/kernel/clock.ts';
import { Renewals } from '../../../../domain/foundation/lease.ts';
import { RecordLimit } from '../../../../domain/foundation/limits/record-limit.ts';
import type { Intent } from '../../../../domain/llm/schemas/turn-intent.ts';
import { OrganisationStore } from '../../../../domain/organisation/changes/organisation-store.ts';
import { PlanDrafts } from '../../../../domain/plans/drafts/plan-drafts.ts';
import { pendingPlans } from '../../../../domain/plans/plan-settings.ts';
import { ProjectDirectory } from '../../../../domain/projects/project-directory.ts';
import { TaskExecution } from '../../../../domain/tasks/execution/execution-facts.ts';
import type { TestServer } from '../../server/server.ts';

/** A routing choice without an agent. */
export const UNROUTED: RoutingChoice = {
  ...{ responderRole: null, responderName: null, routedTopic: null, routingConfidence: null },
  routingReason: 'routing_disabled',
};

/** The dependencies of all capabilities, from the services of a server. */
const partsOf = ({ services, store }: TestServer) => {
  const { pool, unitOfWork: uow } = store;
  const { clock } = services;
  const outbox = new Outbox(clock);
  return {
    ...services,
    ...{ uow, outbox },
    gate: new CapabilityGate({ settings: services.settings, gateway: services.gateway, acts: services.tools }),
    participants: new ConversationParticipants(clock, outbox),
    changes: new OrganisationStore({ uow, pool, defaultCurrency: 'USD' }),
    projectDirectory: new ProjectDirectory(uow),
  };
};

/** The propose capability; `route` determines who replies. */
export const proposals = (
  server: TestServer,
  route: ConcernRouting['route'] = async () => ({ choice: UNROUTED, agent: null, departmentId: null }),
): Capability => {
  const parts = partsOf(server);
  const record = new ProposeRecord({
    uow: parts.uow,
    conversations: parts.conversations,
    taskExecution: new TaskExecution(),
    drafts: new PlanDrafts({
      ...parts,
      limit: new RecordLimit({ settings: parts.settings, clock: systemClock, limited: pendingPlans }),
    }),
  });
  return new ProposeService({ ...parts, record, routing: { route } });
};

export const groups = (server: TestServer): Capability => {
  const parts = partsOf(server);
  const record = new GroupRecord({ ...parts, invites: new GroupInvites(parts) });
  return new GroupService({ ...parts, record, speaker: new GroupSpeaker(parts.settings, parts.gateway) });
};

export const charterTurns = ({ services }: TestServer): Capability => new CharterCapability(services);

interface Asked {
  readonly message: string;
  readonly actor: Actor;
  readonly conversationId?: string | null;
  readonly targets?: readonly string[];
  readonly projectId?: string | null;
  readonly signal?: AbortSignal;
  /** Called in the transaction of the turn. */
  readonly settle?: () => Promise<void>;
}

const NEVER = new AbortController().signal;

/** Takes a turn as the chat does after all checks, and requires that it is settled exactly once, in its transaction. */
export const takeTurn = async <I extends Intent>(
  server: TestServer,
  capability: Capability,
  intent: I,
  { message, actor, conversationId = null, targets = [], projectId = null, signal = NEVER, settle }: Asked,
): Promise<Extract<CapabilityResult, { intent: I }>> => {
  const { services, store } = server;
  const { conversations, clock, settings } = services;
  await settings.refresh();
  capability.requireOpen();
  const known = conversationId === null ? null : await conversations.findOwn(conversationId, actor);
  const leases = new ConversationLeases({ pool: store.pool, clock, renewals: new Renewals(clock, () => {}) });
  const begun = await beginTurn({ conversations, leases }, known, { renew: async () => actor, signal });
  const settled: CapabilityResult[] = [];
  try {
    const outcome = await capability.take({
      ...begun,
      ...{ message, projectId, signal },
      verdict: { intent, reason: 'explicit_override', confidence: null, namedTargets: targets },
      settle: async (made, standing = 'final') => {
        if (standing === 'interim') return;
        if (!store.unitOfWork.isOpen) throw new Error('the turn was settled outside its transaction');
        settled.push(made);
        await settle?.();
      },
    });
    if (!isDeepStrictEqual(settled, [outcome])) throw new Error('the turn was not settled once');
    return outcome as Extract<CapabilityResult, { intent: I }>;
  } finally {
    await begun.lease.release();
  }
};
