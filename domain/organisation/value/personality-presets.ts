import type { SnakeNamed } from '../../foundation/kernel/text/field-names.ts';
import presets from './personality-presets.json' with { type: 'json' };

/** The five factors (O C E A S) are between 0 and 1; the rest are closed lists. */
interface Traits {
  readonly traits: readonly string[];
  readonly communicationStyle: string;
  readonly description: string;
  readonly openness: number;
  readonly conscientiousness: number;
  readonly extraversion: number;
  readonly agreeableness: number;
  readonly stressResponse: number;
  readonly riskTolerance: 'low' | 'medium' | 'high';
  readonly creativity: 'low' | 'medium' | 'high';
  readonly decisionMaking: 'analytical' | 'intuitive' | 'consultative' | 'directive';
  readonly collaboration: 'independent' | 'pair' | 'team';
  readonly verbosity: 'terse' | 'balanced' | 'verbose';
  readonly conflictApproach: 'avoid' | 'accommodate' | 'compete' | 'compromise' | 'collaborate';
}

/** What a preset expands to, as its file, the store and the wire spell it: nobody here looks into it, so it is handed on as it is. */
export type Personality = SnakeNamed<Traits>;

/** The personality of an agent whose preset is not known. */
export type NoPersonality = Readonly<Record<string, never>>;

/** The preset of an agent for whom none was chosen. */
export const DEFAULT_PERSONALITY_PRESET = 'pragmatic_builder';

const PRESETS: ReadonlyMap<string, Personality> = new Map(Object.entries(presets as Record<string, Personality>));

/** The keys of all presets in ascending order, which is the order of the list. */
export const PERSONALITY_PRESETS: readonly string[] = [...PRESETS.keys()].sort();

/** The expanded personality of a preset, or null for a key that names none. */
export const findPersonality = (preset: string): Personality | null => PRESETS.get(preset) ?? null;

/** The form in which preset keys are compared: clients may send capitals and white space around them. */
export const toPresetKey = (text: string): string => text.trim().toLowerCase();
