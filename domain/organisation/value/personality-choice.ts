import { RequestInvalid } from '../../foundation/errors/errors.ts';
import type { Agent } from './agent.ts';
import { DEFAULT_PERSONALITY_PRESET, findPersonality, toPresetKey } from './personality-presets.ts';

/**
 * The requested preset and its personality; null and blank mean the default. Throws RequestInvalid for an unknown key
 * (spec/rules/organisation.md#personality-of-an-agent).
 */
export const choosePersonality = (text: string | null): Pick<Agent, 'personalityPreset' | 'personality'> => {
  const key = text === null || text.trim() === '' ? DEFAULT_PERSONALITY_PRESET : toPresetKey(text);
  const personality = findPersonality(key);
  if (personality === null) throw new RequestInvalid('body /personality_preset: is not a personality preset');
  return { personalityPreset: key, personality };
};
