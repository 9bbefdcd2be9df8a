import type { LiveSettings } from '../foundation/settings/live-settings.ts';

const TEMPERATURE = 0.3;

/** The settings of model calls without separate settings (spec/rules/conversation.md#model-calls). */
export const replySettings = (settings: LiveSettings) => ({
  temperature: TEMPERATURE,
  maxOutputTokens: settings.number('chat', 'answer_max_tokens'),
  timeoutSeconds: settings.number('chat', 'model_timeout_seconds'),
});
