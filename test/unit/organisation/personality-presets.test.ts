import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PERSONALITY_PRESET,
  findPersonality,
  PERSONALITY_PRESETS,
  type Personality,
  toPresetKey,
} from '../../../domain/organisation/value/personality-presets.ts';

const personality = (preset: string): Personality => {
  const found = findPersonality(preset);
  if (!found) throw new Error(`no preset ${preset}`);
  return found;
};

const LEVELS = ['low', 'medium', 'high'];
const FACTORS = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'stress_response'] as const;

describe('personality presets', () => {
  it('are 23, in ascending order of their keys', () => {
    expect(PERSONALITY_PRESETS).toHaveLength(23);
    expect([...PERSONALITY_PRESETS].sort()).toEqual(PERSONALITY_PRESETS);
    expect(PERSONALITY_PRESETS).toContain(DEFAULT_PERSONALITY_PRESET);
  });

  it.each(PERSONALITY_PRESETS)('%s expands to a complete personality', (preset) => {
    const expanded = personality(preset);
    expect(Object.keys(expanded)).toHaveLength(14);
    for (const factor of FACTORS) {
      expect(expanded[factor]).toBeGreaterThan(0);
      expect(expanded[factor]).toBeLessThan(1);
    }
    expect(expanded.traits).toHaveLength(3);
    expect(expanded.communication_style).not.toBe('');
    expect(LEVELS).toContain(expanded.risk_tolerance);
    expect(LEVELS).toContain(expanded.creativity);
    expect(['analytical', 'intuitive', 'consultative', 'directive']).toContain(expanded.decision_making);
    expect(['independent', 'pair', 'team']).toContain(expanded.collaboration);
    expect(['terse', 'balanced', 'verbose']).toContain(expanded.verbosity);
    expect(['avoid', 'accommodate', 'compete', 'compromise', 'collaborate']).toContain(expanded.conflict_approach);
  });

  it('differ in their descriptions and in their personalities', () => {
    const all = PERSONALITY_PRESETS.map(personality);
    expect(new Set(all.map(({ description }) => description)).size).toBe(23);
    expect(new Set(all.map(({ description, ...rest }) => JSON.stringify(rest))).size).toBe(23);
  });

  it('expands the default in full', () => {
    expect(personality(DEFAULT_PERSONALITY_PRESET)).toMatchObject({
      traits: ['practical', 'reliable', 'detail-oriented'],
      communication_style: 'concise',
      openness: 0.5,
      conscientiousness: 0.85,
      extraversion: 0.45,
      agreeableness: 0.6,
      stress_response: 0.7,
      risk_tolerance: 'medium',
      creativity: 'medium',
      decision_making: 'analytical',
      collaboration: 'pair',
      verbosity: 'terse',
      conflict_approach: 'compromise',
    });
  });

  it('are found by their exact key; clients may write it with capitals and spaces', () => {
    expect(findPersonality('nobody')).toBeNull();
    expect(findPersonality('constructor')).toBeNull();
    expect(toPresetKey('  Team_Diplomat ')).toBe('team_diplomat');
  });
});
