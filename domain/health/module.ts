import type { CapabilityGate } from '../chat/capability-gate.ts';
import { chatSettings } from '../conversations/chat-settings.ts';
import type { Subscribers } from '../events/subscribers.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { isTracing } from '../foundation/tracing/tracing.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';
import { apiSettings } from '../settings/api-settings.ts';
import type { ToolRuns } from '../tools/tool-runs.ts';
import { CapabilityService } from './capability-service.ts';
import { HealthService } from './health-service.ts';
import { OperatorFacts } from './operator-facts.ts';

interface Needs extends FoundationServices {
  readonly chatGate: CapabilityGate;
  readonly subscribers: Subscribers;
  readonly gateway: ModelGateway;
  readonly providers: ProviderCatalogue;
  readonly tools: ToolRuns;
}

/** Health and capabilities of the deployment. */
export const healthModule = defineModule({
  name: 'health',
  tables: ['operator_facts'],
  build: ({ settings, isDurable, chatGate, gateway, tools, ...deps }: Needs) => ({
    services: {
      health: new HealthService({ ...deps, gateway }),
      operatorFacts: new OperatorFacts(deps.lookups, deps.clock),
      capabilities: new CapabilityService(settings, {
        explainChat: () => chatGate.isOpen(chatSettings.explainChatEnabled),
        propose: () => chatGate.isOpen(chatSettings.proposeEnabled),
        groupChat: () => chatGate.isOpen(chatSettings.groupChatEnabled),
        invites: () => chatGate.isInviting,
        concernRouting: () => chatGate.isRouting,
        directMcp: () => chatGate.isOpen(chatSettings.directMcpEnabled),
        multiVoice: () => chatGate.isMultiVoiced,
        // A caller was authenticated by the database, so it is available.
        charter: () => gateway.isWired,
        mcpServer: () => settings.get(apiSettings.mcpServerEnabled) && tools.isWired,
        websocket: () => settings.get(apiSettings.websocketEnabled),
        webhooks: () => settings.get(apiSettings.webhooksEnabled),
        oauth: () => settings.get(apiSettings.oauthEnabled),
        metrics: () => settings.get(apiSettings.metricsEnabled),
        telemetry: isTracing,
        durablePersistence: () => isDurable,
      }),
    },
  }),
});
