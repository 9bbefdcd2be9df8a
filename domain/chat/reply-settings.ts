import { chatSettings } from '../conversations/chat-settings.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';

const TEMPERATURE = 0.3;

/** The settings of model calls without separate settings (spec/rules/conversation.md#model-calls). */
export const replySettings = (settings: LiveSettings) => ({
  temperature: TEMPERATURE,
  maxOutputTokens: settings.get(chatSettings.answerMaxTokens),
  timeoutSeconds: settings.get(chatSettings.modelTimeoutSeconds),
});
