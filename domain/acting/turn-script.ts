import { chatSettings } from '../conversations/chat-settings.ts';
import type { ConversationTurnRecord } from '../conversations/conversation.entity.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { AgentPersona } from '../personas/agent-persona.ts';
import type { ActContextReader } from './act-context-reader.ts';
import type { LoopScript } from './loop-script.ts';
import { actPrompt } from './prompt.ts';

/** How long the rows of a turn are kept if its process dies. */
const KEPT_MS = 24 * 3_600_000;

export interface TurnScriptDeps {
  readonly settings: LiveSettings;
  readonly contexts: ActContextReader;
}

/** The loop of a turn in a conversation (spec/rules/acting.md#loop). */
export const turnScript = (
  { settings, contexts }: TurnScriptDeps,
  persona: AgentPersona,
  history: readonly ConversationTurnRecord[],
): LoopScript => ({
  maxSteps: () => settings.get(chatSettings.directMcpMaxTurns),
  limits: () => ({
    maxOutputTokens: settings.get(chatSettings.answerMaxTokens),
    timeoutSeconds: settings.get(chatSettings.modelTimeoutSeconds),
  }),
  keptMs: KEPT_MS,
  endsWithText: true,
  messages: async (run) =>
    actPrompt({ persona, history, transcript: run.transcript, context: await contexts.read(run) }),
  ownTools: null,
});
