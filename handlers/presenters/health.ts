import type { Capabilities } from '../../domain/health/capability-service.ts';
import type { Readiness } from '../../domain/health/health-service.ts';
import type { Schema } from './schemas.ts';

const verdict = (readiness: Readiness): Schema<'ReadinessVerdict'> => (readiness.isReady ? 'ok' : 'unavailable');

/** The public probe, without components. */
export const presentProbe = (readiness: Readiness): Schema<'ReadinessProbe'> => ({
  status: verdict(readiness),
  uptime_seconds: readiness.uptimeSeconds,
});

export const presentReadiness = (
  readiness: Readiness,
  providers: boolean | null,
  version: string,
): Schema<'ReadinessStatus'> => ({
  ...presentProbe(readiness),
  persistence: readiness.persistence,
  message_bus: readiness.messageBus,
  message_carrier: readiness.messageCarrier,
  row_locks: readiness.database.areLocksHeld,
  prepared_statements: readiness.database.areStatementsKept,
  providers,
  telemetry: readiness.isTraced ? 'enabled' : 'disabled',
  version,
});

export const presentCapabilities = (capabilities: Capabilities): Schema<'CapabilitiesResponse'> => ({
  explain_chat: capabilities.explainChat,
  propose: capabilities.propose,
  group_chat: capabilities.groupChat,
  invites: capabilities.invites,
  direct_mcp: capabilities.directMcp,
  charter: capabilities.charter,
  concern_routing: capabilities.concernRouting,
  multi_voice: capabilities.multiVoice,
  webhooks: capabilities.webhooks,
  oauth: capabilities.oauth,
  mcp_server: capabilities.mcpServer,
  metrics: capabilities.metrics,
  websocket: capabilities.websocket,
  telemetry: capabilities.telemetry,
  durable_persistence: capabilities.durablePersistence,
});
