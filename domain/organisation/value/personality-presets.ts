import presets from './personality-presets.json' with { type: 'json' };

/** What a preset expands to. The five factors (O C E A S) are between 0 and 1; the rest are closed lists. */
export interface Personality {
  readonly traits: readonly string[];
  readonly communication_style: string;
  readonly description: string;
  readonly openness: number;
  readonly conscientiousness: number;
  readonly extraversion: number;
  readonly agreeableness: number;
  readonly stress_response: number;
  readonly risk_tolerance: 'low' | 'medium' | 'high';
  readonly creativity: 'low' | 'medium' | 'high';
  readonly decision_making: 'analytical' | 'intuitive' | 'consultative' | 'directive';
  readonly collaboration: 'independent' | 'pair' | 'team';
  readonly verbosity: 'terse' | 'balanced' | 'verbose';
  readonly conflict_approach: 'avoid' | 'accommodate' | 'compete' | 'compromise' | 'collaborate';
}

/** The preset of an agent for whom none was chosen. */
export const DEFAULT_PERSONALITY_PRESET = 'pragmatic_builder';

const PRESETS: ReadonlyMap<string, Personality> = new Map(Object.entries(presets as Record<string, Personality>));

/** The keys of all presets in ascending order, which is the order of the list. */
export const PERSONALITY_PRESETS: readonly string[] = [...PRESETS.keys()].sort();

/** The expanded personality of a preset, or null for a key that names none. */
export const findPersonality = (preset: string): Personality | null => PRESETS.get(preset) ?? null;

/** The form in which preset keys are compared: clients may send capitals and white space around them. */
export const toPresetKey = (text: string): string => text.trim().toLowerCase();
