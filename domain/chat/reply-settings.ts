import type { LiveSettings } from '../foundation/settings/live-settings.ts';

/** Where no setting says otherwise. */
const TEMPERATURE = 0.3;

/** What the calls have in common that have no settings of their own (spec/rules/conversation.md#model-calls). */
export const replySettings = (settings: LiveSettings) => ({
  temperature: TEMPERATURE,
  maxOutputTokens: settings.number('chat', 'answer_max_tokens'),
  timeoutSeconds: settings.number('chat', 'model_timeout_seconds'),
});
