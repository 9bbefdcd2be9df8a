import { chatSettings } from '../../conversations/chat-settings.ts';
import type { ConversationRecord, ConversationTurnRecord } from '../../conversations/conversation.entity.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { Intent, TurnIntent } from '../../llm/schemas/turn-intent.ts';
import type { IntentReason, TurnVerdict } from '../turn.ts';

/** Below these confidences (0 to 1) a verdict becomes `explain`. */
export interface ConfidenceFloors {
  readonly act: number;
  readonly charter: number;
}

export const readFloors = (settings: Pick<LiveSettings, 'get'>): ConfidenceFloors => ({
  act: settings.get(chatSettings.actIntentConfidenceFloor),
  charter: settings.get(chatSettings.charterIntentConfidenceFloor),
});

const explainBecause = (verdict: TurnVerdict, reason: IntentReason): TurnVerdict => ({
  ...verdict,
  intent: 'explain',
  reason,
});

/** A verdict without a classifier. */
export const fallBackToExplain = (reason: IntentReason): TurnVerdict => ({
  intent: 'explain',
  reason,
  confidence: null,
  namedTargets: [],
});

/** The verdict of the classifier; below the floor it becomes `explain` (spec/rules/chat.md#confidence-floors). */
export const applyFloors = (
  { intent, confidence, named_targets }: TurnIntent,
  floors: ConfidenceFloors,
): TurnVerdict => {
  const namedTargets = named_targets.filter((target) => target.trim() !== '');
  const verdict: TurnVerdict = { intent, reason: 'classified', confidence, namedTargets };
  if (intent === 'act' && confidence < floors.act) return explainBecause(verdict, 'act_floor_not_met');
  if (intent === 'charter' && confidence < floors.charter) return explainBecause(verdict, 'charter_floor_not_met');
  return verdict;
};

/**
 * An intent that needs more named agents becomes `explain`, also with an override
 * (spec/rules/chat.md#fallback-to-explain).
 */
export const explainIfTargetsMissing = (verdict: TurnVerdict, conversation: ConversationRecord | null): TurnVerdict => {
  const { intent, namedTargets } = verdict;
  const count = new Set(namedTargets.map(nameKey)).size;
  if (intent === 'act' && count === 0) return explainBecause(verdict, 'act_no_target');
  const isNewGroup = intent === 'group_convene' && conversation?.kind !== 'group';
  return isNewGroup && count < 2 ? explainBecause(verdict, 'group_targets_missing') : verdict;
};

/** The fields of the newest turn that determine the next intent. */
export interface LastTurn {
  readonly role: ConversationTurnRecord['role'];
  /** `question`: a proposal asked a question and waits for the reply. */
  readonly purpose?: string | null | undefined;
}

/**
 * The intent that the conversation determines regardless of the message, or null (spec/rules/chat.md#fixed-intents).
 */
export const fixedIntent = ({ kind }: Pick<ConversationRecord, 'kind'>, last: LastTurn | null): Intent | null => {
  if (kind === 'group') return 'group_convene';
  if (kind === 'charter') return 'charter';
  return last?.purpose === 'question' ? 'propose' : null;
};
