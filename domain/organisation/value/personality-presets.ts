import type { SnakeNamed } from '../../foundation/kernel/text/field-names.ts';
import presets from './personality-presets.json' with { type: 'json' };

/** The five factors (O C E A S) are between 0 and 1; the others are enumerations. */
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

/**
 * The personality of a preset, as its file, the database and the interface spell it. It is passed through unchanged.
 */
export type Personality = SnakeNamed<Traits>;

/** The personality of an agent with an unknown preset. */
export type NoPersonality = Readonly<Record<string, never>>;

/** The preset of an agent without one. */
export const DEFAULT_PERSONALITY_PRESET = 'pragmatic_builder';

const PRESETS: ReadonlyMap<string, Personality> = new Map(Object.entries(presets as Record<string, Personality>));

/** The keys of all presets in ascending order. */
export const PERSONALITY_PRESETS: readonly string[] = [...PRESETS.keys()].sort();

/** The personality of a preset, or null for an unknown key. */
export const findPersonality = (preset: string): Personality | null => PRESETS.get(preset) ?? null;

/** Normalises a preset key: clients may send capitals and surrounding white space. */
export const toPresetKey = (text: string): string => text.trim().toLowerCase();
