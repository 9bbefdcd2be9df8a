import { approvalsModule } from '../approvals/module.ts';
import { authModule } from '../auth/module.ts';
import type { BudgetService } from '../budgets/budget-service.ts';
import { chartersModule } from '../charters/module.ts';
import type { ConversationLeases } from '../conversations/conversation-lease.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { Foundation } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { ModelGateway } from '../llm/model-gateway.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { plansModule } from '../plans/module.ts';
import type { ProjectService } from '../projects/project-service.ts';
import { tasksModule } from '../tasks/module.ts';
import { CapabilityGate } from './capability-gate.ts';
import { ChimeIns } from './chime-ins.ts';
import { ConcernRouting } from './concern-routing.ts';
import { Explain } from './explain.ts';
import { ExplainRecord } from './explain-record.ts';
import { LiveSnapshot } from './live-snapshot.ts';
import { MissingCapability } from './missing-capability.ts';
import { TurnIntents } from './turn-intents.ts';
import { TurnService } from './turn-service.ts';

interface Needs extends Foundation {
  readonly budgets: BudgetService;
  readonly changes: OrganisationChanges;
  readonly conversations: ConversationService;
  readonly gateway: ModelGateway;
  readonly leases: ConversationLeases;
  readonly projects: ProjectService;
}

/** Messages to the company: what they want, and what becomes of them. */
export const chatModule = defineModule({
  name: 'chat',
  uses: [authModule, tasksModule, approvalsModule, plansModule, chartersModule],
  build: (needs: Needs) => {
    const { uow, settings, gateway, changes, conversations } = needs;
    const gate = new CapabilityGate(settings, gateway);
    const snapshots = new LiveSnapshot(needs);
    const routing = new ConcernRouting(settings, gateway, changes);
    const chimes = new ChimeIns(settings, gate, gateway, changes);
    const record = new ExplainRecord(uow, conversations);
    const explain = new Explain({ uow, settings, gate, gateway, snapshots, routing, chimes, record });
    const missing = new MissingCapability();
    const capabilities = { explain, propose: missing, group_convene: missing, charter: missing, act: missing };
    const intents = new TurnIntents(settings, gateway, changes, conversations);
    return {
      services: { turns: new TurnService({ ...needs, gate, intents, capabilities }) },
      shared: { chatGate: gate },
    };
  },
});
