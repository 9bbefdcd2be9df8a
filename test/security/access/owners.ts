import type { OperationId } from '../../../generated/operations.ts';
import { type Caller, handedOutBy, isAllowed, type PersonRole } from './oracle.ts';

// The only table of owners. Additions to the document must fit a row, or test/security/access/owners.test.ts fails.

/**
 * Found: the operation continues. Absent: 404/3000, like a missing record. Refused: 403/1001, whether it exists or not. Forbidden:
 * 403/1001 for a caller who may read it, and so knows that it exists.
 */
export type Reach = 'found' | 'absent' | 'refused' | 'forbidden';

/** What a caller requests. */
export interface Target {
  readonly isOwn: boolean;
  /** For a key: its role, and whether it is the caller's credential. */
  readonly role?: PersonRole;
  readonly isCaller?: boolean;
}

type Rule = (caller: Caller, target: Target) => Reach;
const foundIf = (isFound: boolean): Reach => (isFound ? 'found' : 'absent');
const isCeo = ({ role }: Caller): boolean => role === 'ceo';
const approves = (caller: Caller): boolean => isAllowed(['approve'], caller);

/** Owned records. All others belong to the company, and only the guards of an operation apply. */
export const OWNED = {
  /** spec/rules/auth.md#session-revocation */
  session: (caller, { isOwn }) => (caller.isKey && !isCeo(caller) ? 'refused' : foundIf(isOwn || isCeo(caller))),
  /** spec/rules/auth.md#keys-made-by-keys */
  key: (caller, { isOwn, role = 'observer', isCaller = false }) => {
    const isWithinReach = !caller.isKey || isCaller || handedOutBy(caller.role as PersonRole).includes(role);
    return foundIf((isOwn || isCeo(caller)) && isWithinReach);
  },
  /** spec/rules/conversation.md#ownership-of-conversations */
  conversation: (_caller, { isOwn }) => foundIf(isOwn),
  /** spec/rules/conversation.md#reading-charters */
  charter: (caller, { isOwn }) => foundIf(isOwn || approves(caller)),
  /** spec/rules/conversation.md#charters-of-other-users */
  ownCharter: (caller, { isOwn }) => (isOwn ? 'found' : approves(caller) ? 'forbidden' : 'absent'),
  /** spec/rules/conversation.md#charters-of-other-users: every caller who passes the guards decides, for any author. */
  anyCharter: () => 'found',
  /** spec/rules/webhooks.md#endpoints: every lead reads it, its creator and the ceo set its address. */
  endpoint: () => 'found',
  ownEndpoint: (caller, { isOwn }) => (isOwn || isCeo(caller) ? 'found' : 'forbidden'),
  /** spec/rules/work.md#workers: every reader reads it, its user claims for it, its user and the ceo delete it. */
  worker: () => 'found',
  deletedWorker: (caller, { isOwn }) => (isOwn || isCeo(caller) ? 'found' : 'forbidden'),
  claimingWorker: (_caller, { isOwn }) => (isOwn ? 'found' : 'forbidden'),
  /** spec/rules/work.md#lease-calls: every reader reads it; only the user who claimed it reports on it, even with the right lease token. */
  run: () => 'found',
  claimedRun: (_caller, { isOwn }) => (isOwn ? 'found' : 'forbidden'),
} as const satisfies Record<string, Rule>;
export type Owned = keyof typeof OWNED;

/** Parameters of a path. */
export const IN_PATH: Readonly<Record<string, Owned | 'company'>> = {
  session_id: 'session',
  key_id: 'key',
  conversation_id: 'conversation',
  charter_id: 'charter',
  user_id: 'company',
  role: 'company',
  agent_index: 'company',
  version: 'company',
  department_id: 'company',
  agent_id: 'company',
  role_name: 'company',
  namespace: 'company',
  key: 'company',
  approval_id: 'company',
  project_id: 'company',
  task_id: 'company',
  plan_id: 'company',
  forecast_id: 'company',
  connection_name: 'company',
  endpoint_id: 'endpoint',
  worker_name: 'worker',
  run_id: 'run',
  artifact_id: 'company',
  artifact_name: 'company',
};

/** Operations that treat the record in their path differently from the table above. */
export const OTHERWISE: Readonly<Partial<Record<OperationId, Owned | 'company'>>> = {
  editCharter: 'ownCharter',
  cancelCharter: 'ownCharter',
  approveCharter: 'anyCharter',
  updateWebhookEndpoint: 'ownEndpoint',
  rotateWebhookEndpointSecret: 'ownEndpoint',
  redeliverWebhook: 'ownEndpoint',
  testWebhookEndpoint: 'ownEndpoint',
  // A name that another user has is taken, and a free one is registered.
  registerWorker: 'company',
  deleteWorker: 'deletedWorker',
  claimRuns: 'claimingWorker',
  heartbeatRun: 'claimedRun',
  addRunSteps: 'claimedRun',
  putArtifact: 'claimedRun',
  requestInput: 'claimedRun',
  finishRun: 'claimedRun',
  releaseRun: 'claimedRun',
};

/** Fields of a body that name something by its id. */
export const IN_BODY: Readonly<Record<string, Owned | 'company'>> = {
  conversation_id: 'conversation',
  task_id: 'company',
  parent_task_id: 'company',
  project_id: 'company',
  event_id: 'company',
  model_id: 'company',
  client_id: 'company',
};

/** The records of an operation without a path parameter: the company's, the caller's own, or a list of owned records. */
type Without =
  | 'company'
  | 'caller'
  | 'sessions'
  | 'keys'
  | 'conversations'
  | 'charters'
  | 'approvals'
  | 'inbox'
  | 'events'
  | 'tools';
export const WITHOUT_PATH: Readonly<Partial<Record<OperationId, Without>>> = {
  ...rows('caller', 'logout', 'refreshSession', 'changePassword', 'getCurrentUser', 'createWsTicket', 'createApiKey'),
  ...rows('caller', 'sendTurn', 'streamTurn', 'classifyTurn', 'interviewCharter'),
  listSessions: 'sessions',
  listApiKeys: 'keys',
  listConversations: 'conversations',
  listCharters: 'charters',
  listApprovals: 'approvals',
  getInbox: 'inbox',
  ...rows('events', 'listEvents', 'streamEvents'),
  mcp: 'tools',
  ...rows(
    'company',
    'getHealth',
    'getCapabilities',
    'listUsers',
    'createUser',
    'listPeople',
    'listAuditLog',
    'listProviders',
  ),
  ...rows('company', 'listSetupTemplates', 'getSetupCompany', 'createSetupCompany', 'getModelRecommendations'),
  ...rows('company', 'createSetupAgent', 'listSetupAgents', 'listAvailableLocales', 'getNameLocales', 'setNameLocales'),
  ...rows('company', 'completeSetup', 'listPersonalityPresets', 'getCompany', 'updateCompany', 'getCompanySettings'),
  ...rows('company', 'listCompanyDepartments', 'reorderDepartments', 'listCompanyVersions', 'listDepartments'),
  ...rows('company', 'createDepartment', 'listAgents', 'createAgent', 'listRoles', 'listSettings'),
  ...rows('company', 'listSpending', 'getBudget', 'createApproval', 'listProjects', 'createProject', 'listTasks'),
  ...rows('company', 'createTask', 'listPlans', 'listForecasts', 'listConnections', 'createConnection'),
  ...rows('company', 'listWebhookEndpoints', 'createWebhookEndpoint'),
  ...rows('company', 'getWork', 'pauseWork', 'resumeWork', 'listWorkers', 'listRuns', 'listUsage'),
  ...rows('company', 'listArtifacts'),
};

function rows(without: Without, ...operations: readonly OperationId[]): Partial<Record<OperationId, Without>> {
  return Object.fromEntries(operations.map((operation) => [operation, without]));
}

/** The subscribers of event channels (spec/rules/events.md#visibility): readers, leads, or the only user an event is for. */
export const CHANNELS: Readonly<Record<string, 'read' | 'lead' | 'audience'>> = {
  tasks: 'read',
  projects: 'read',
  agents: 'read',
  departments: 'read',
  company: 'read',
  approvals: 'read',
  work: 'read',
  system: 'read',
  budget: 'lead',
  webhooks: 'lead',
  charters: 'audience',
  conversations: 'audience',
  user: 'audience',
};

/** Whether a caller receives an event of a channel; `isFor` if the event is for the caller's user. */
export const mayHear = (channel: string, caller: Caller, isFor: boolean): boolean => {
  const hearers = CHANNELS[channel];
  if (hearers === undefined || !isAllowed(['read'], caller)) return false;
  return hearers === 'audience' ? isFor : isAllowed([hearers], caller);
};

/** Whether the caller sees the evidence of an approval (spec/rules/conversation.md#approval-evidence). */
export const seesEvidence = (caller: Caller, isOwn: boolean): boolean => isOwn || approves(caller);
