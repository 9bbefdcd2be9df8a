import { nameKey } from '../foundation/kernel/text/text.ts';
import type { SeniorityLevel } from '../organisation/value/enumerations.ts';
import { DEFAULT_PERSONALITY_PRESET, findPersonality, toPresetKey } from '../organisation/value/personality-presets.ts';
import { toStoredName } from '../organisation/value/stored-name.ts';
import type { ModelRequirement } from '../providers/model-matching.ts';
import type { DrawName } from './random-names.ts';
import type { Template, TemplateAgent } from './template.ts';
import type { ResolvedVariables } from './template-variables.ts';

/** An agent to create; the preset is a known key. */
export interface ExpandedAgent {
  readonly name: string;
  readonly role: string;
  readonly department: string;
  readonly level: SeniorityLevel;
  readonly personalityPreset: string;
  readonly requirement: ModelRequirement;
}

/** A department to create, in the order of the template. `head` is the name of an agent, or null. */
export interface ExpandedDepartment {
  readonly name: string;
  readonly budgetPercent: number;
  readonly head: string | null;
}

/** The expanded template. Warnings are for the log: they name presets that do not exist. */
export interface ExpandedTemplate {
  readonly departments: readonly ExpandedDepartment[];
  readonly agents: readonly ExpandedAgent[];
  readonly warnings: readonly string[];
}

/** Names are drawn for these locales; the index of an agent is the seed. */
export interface Naming {
  readonly locales: readonly string[];
  readonly drawName: DrawName;
}

const timesOf = ({ count }: TemplateAgent, values: ResolvedVariables): number =>
  count === null ? 1 : Math.max(0, Number(values[count.variable]) - count.minus);

/** The number of agents of a template with these variables. */
export const rosterSizeOf = ({ agents }: Template, values: ResolvedVariables): number =>
  agents.reduce((sum, agent) => sum + timesOf(agent, values), 0);

/** The agents of a template, repeated as its variables specify, in company order. */
const rosterOf = ({ agents }: Template, values: ResolvedVariables): readonly TemplateAgent[] =>
  agents.flatMap((agent) => Array<TemplateAgent>(timesOf(agent, values)).fill(agent));

/** The name, or the name with the first of " 2", " 3" and so on that is not in `takenKeys`. */
const withoutDuplicate = (name: string, takenKeys: ReadonlySet<string>): string => {
  let candidate = name;
  for (let count = 2; takenKeys.has(nameKey(candidate)); count += 1) candidate = `${name} ${count}`;
  return candidate;
};

const nameAll = async (roster: readonly TemplateAgent[], { locales, drawName }: Naming): Promise<string[]> => {
  const takenKeys = new Set<string>();
  const names: string[] = [];
  for (const [position, { name }] of roster.entries()) {
    const unique = withoutDuplicate(toStoredName(name ?? (await drawName(locales, position))), takenKeys);
    takenKeys.add(nameKey(unique));
    names.push(unique);
  }
  return names;
};

const isSameName = (left: string, right: string): boolean => nameKey(left) === nameKey(right);

const headOf = (
  { name, headRole }: Template['departments'][number],
  agents: readonly ExpandedAgent[],
): string | null => {
  if (headRole === null) return null;
  const holders = agents.filter((agent) => isSameName(agent.role, headRole));
  return (holders.find((agent) => isSameName(agent.department, name)) ?? holders[0])?.name ?? null;
};

const knownPreset = (preset: string): string => {
  const key = toPresetKey(preset);
  return findPersonality(key) === null ? DEFAULT_PERSONALITY_PRESET : key;
};

const unknownPresets = (roster: readonly TemplateAgent[]): string[] =>
  [...new Set(roster.map((agent) => agent.personalityPreset))].filter(
    (preset) => !findPersonality(toPresetKey(preset)),
  );

/**
 * Expands a template (spec/rules/organisation.md#template-expansion): agents with names, then departments with heads.
 * Deterministic for the same template, variables and locales.
 */
export const expandTemplate = async (
  template: Template,
  values: ResolvedVariables,
  naming: Naming,
): Promise<ExpandedTemplate> => {
  const roster = rosterOf(template, values);
  const names = await nameAll(roster, naming);
  const spelling = new Map(template.departments.map(({ name }) => [nameKey(name), toStoredName(name)]));
  const agents = roster.map((agent, position) => ({
    name: names[position] ?? '',
    role: toStoredName(agent.role),
    department: spelling.get(nameKey(agent.department)) ?? toStoredName(agent.department),
    level: agent.level,
    personalityPreset: knownPreset(agent.personalityPreset),
    requirement: agent.model,
  }));
  const departments = template.departments.map((department) => ({
    name: toStoredName(department.name),
    budgetPercent: department.budgetPercent,
    head: headOf(department, agents),
  }));
  const warnings = unknownPresets(roster).map(
    (preset) => `template ${template.key}: no personality preset ${preset}; ${DEFAULT_PERSONALITY_PRESET} is used`,
  );
  return { departments, agents, warnings };
};
