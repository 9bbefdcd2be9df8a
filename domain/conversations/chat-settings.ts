import { integerSetting } from '../foundation/settings/setting-definition.ts';
import { numberSetting, switchSetting, textSetting } from '../foundation/settings/setting-kinds.ts';

const toggle = (key: string, isOn: boolean, description: string) => switchSetting('chat', key, isOn, description);
const integer = (key: string, fallback: number, minimum: number, maximum: number, description: string) =>
  integerSetting('chat', key, fallback, minimum, maximum, description);
const number = (key: string, fallback: number, minimum: number, maximum: number, description: string) =>
  numberSetting('chat', key, fallback, minimum, maximum, description);

const switches = {
  turnRouterEnabled: toggle('turn_router_enabled', true, 'Enables the chat. If disabled, every turn returns 503.'),
  explainChatEnabled: toggle('explain_chat_enabled', true, 'Turns that explain the current state of the organisation.'),
  proposeEnabled: toggle('propose_enabled', true, 'Turns that draft a plan for review.'),
  routingEnabled: toggle(
    'routing_enabled',
    true,
    'Explain and propose turns are routed to the agent that is responsible for the message.',
  ),
  groupChatEnabled: toggle('group_chat_enabled', true, 'Turns that convene several agents.'),
  multiVoiceEnabled: toggle('multi_voice_enabled', true, 'Specialists may add short remarks to an explanation.'),
  inviteEnabled: toggle(
    'invite_enabled',
    false,
    'Agents of a group may ask to invite another agent, which a person approves.',
  ),
  directMcpEnabled: toggle(
    'direct_mcp_enabled',
    false,
    'Lets agents act immediately through the tools of the organisation.',
  ),
};

const classifier = {
  actIntentConfidenceFloor: number(
    'act_intent_confidence_floor',
    0.85,
    0,
    1,
    'Minimum confidence for the intent "act"; below it the message is explained.',
  ),
  charterIntentConfidenceFloor: number(
    'charter_intent_confidence_floor',
    0.8,
    0,
    1,
    'Minimum confidence for the intent "charter"; below it the message is explained.',
  ),
  turnIntentTimeoutSeconds: number(
    'turn_intent_timeout_seconds',
    30,
    0.5,
    600,
    'Seconds the classifier may take before the turn is explained.',
  ),
  turnIntentTemperature: number('turn_intent_temperature', 0, 0, 2, 'Temperature of the classifier.'),
  turnIntentMaxTokens: integer('turn_intent_max_tokens', 200, 50, 4096, 'Output tokens of the classifier.'),
};

const models = {
  modelTimeoutSeconds: number(
    'model_timeout_seconds',
    120,
    0.5,
    600,
    'Seconds a model call other than the classifier may take; in a stream the wait for each next token.',
  ),
  answerMaxTokens: integer(
    'answer_max_tokens',
    1500,
    100,
    32_000,
    'Output tokens of replies without a separate setting.',
  ),
};

const explain = {
  chatSnapshotWindowDays: integer(
    'chat_snapshot_window_days',
    7,
    1,
    90,
    'Days over which the snapshot counts recent activity.',
  ),
  chatOrgStateMaxItemsPerSection: integer(
    'chat_org_state_max_items_per_section',
    10,
    1,
    100,
    'Records the snapshot shows of each kind.',
  ),
  explainMaxToolCalls: integer(
    'explain_max_tool_calls',
    8,
    0,
    50,
    'Calls of read-only tools that a model may make for one explanation.',
  ),
  routingConfidenceFloor: number(
    'routing_confidence_floor',
    0.6,
    0,
    1,
    'A routing below this confidence chooses no agent.',
  ),
  routingDefaultRole: textSetting(
    'chat',
    'routing_default_role',
    'CEO',
    1,
    100,
    'The role that replies if no agent has the routed role.',
  ),
  chimeConfidenceFloor: number(
    'chime_confidence_floor',
    0.7,
    0,
    1,
    'A remark of a specialist below this confidence is omitted.',
  ),
  chimeMaxSpeakers: integer('chime_max_speakers', 2, 1, 5, 'Remarks of specialists on one explanation.'),
};

const proposals = {
  proposeMaxClarificationTurns: integer(
    'propose_max_clarification_turns',
    5,
    1,
    20,
    'Replies after which a proposal without a plan is closed.',
  ),
  interviewMaxTurns: integer(
    'interview_max_turns',
    12,
    1,
    40,
    'Replies after which an interview without a draft is closed.',
  ),
  interviewTemperature: number('interview_temperature', 0.3, 0, 2, 'Temperature of interviews and proposals.'),
  interviewMaxTokens: integer('interview_max_tokens', 3000, 100, 32_000, 'Output tokens of interviews and proposals.'),
};

const groups = {
  groupMaxParticipants: integer('group_max_participants', 5, 2, 10, 'Agents in one group.'),
  groupRoundTokenBudget: integer(
    'group_round_token_budget',
    12_000,
    1000,
    1_000_000,
    'Tokens one round of a group may use.',
  ),
  groupReserveRatio: number(
    'group_reserve_ratio',
    0.2,
    0,
    0.9,
    'Share of the tokens of a round that is kept in reserve.',
  ),
  groupAgentOutputTokens: integer(
    'group_agent_output_tokens',
    1500,
    100,
    32_000,
    'Output tokens of one contribution to a group.',
  ),
  groupMaxTotalTurns: integer('group_max_total_turns', 60, 2, 500, 'Contributions of agents over the life of a group.'),
  inviteMaxPerRound: integer('invite_max_per_round', 2, 1, 5, 'Invites one round of a group may ask for.'),
};

const acting = {
  directMcpMaxTurns: integer('direct_mcp_max_turns', 6, 1, 20, 'Model calls of one acting turn.'),
  parkedActionTtlSeconds: integer(
    'parked_action_ttl_seconds',
    86_400,
    60,
    604_800,
    'Seconds after which an action parked for approval expires.',
  ),
};

/** Namespace `chat` (spec/rules/organisation.md#setting-defaults). */
export const chatSettings = {
  ...switches,
  ...classifier,
  ...models,
  ...explain,
  ...proposals,
  ...groups,
  ...acting,
};
