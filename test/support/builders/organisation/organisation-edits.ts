import fc from 'fast-check';
import { unconditional } from '../../../../domain/foundation/kernel/precondition.ts';
import type { Services } from '../../../../domain/services.ts';
import { actorNamed } from '../actor.ts';

/** One edit of the organisation as numbers: the operation, the record, and one of a few values. */
export interface Edit {
  readonly kind: (typeof KINDS)[number];
  readonly target: number;
  readonly value: number;
  readonly flag: boolean;
}

const KINDS = [
  'createDepartment',
  'createDepartment',
  'updateDepartment',
  'renameDepartment',
  'deleteDepartment',
  'reorderDepartments',
  'createAgent',
  'createAgent',
  'createAgent',
  'updateAgent',
  'renameAgent',
  'deleteAgent',
  'reorderAgents',
  'updateCompany',
  'setPolicy',
  'restoreCompany',
  'setRole',
  'deleteRole',
  'restoreRole',
] as const;

export const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...KINDS),
  target: fc.nat(20),
  value: fc.nat(6),
  flag: fc.boolean(),
});

const NAMES = ['Ada', 'ADA ', 'Grace', 'Jon', 'Mira', 'é', 'e\u0301'];
const DEPARTMENTS = ['design', 'Design', 'engineering', 'ops', 'sales', 'é', 'É'];
const actor = actorNamed('editor');

const pick = <T>(items: readonly T[], index: number): T => items[index % Math.max(items.length, 1)] as T;
const shuffled = <T>(items: readonly T[], by: number): T[] =>
  by % 2 === 0
    ? items.toReversed()
    : [...items.slice(by % Math.max(items.length, 1)), ...items.slice(0, by % Math.max(items.length, 1))];

/** Performs the edit through the services. Rejects as they do when the present state does not allow it. */
export const perform = async (services: Services, { kind, target, value, flag }: Edit): Promise<unknown> => {
  const { company, departments, agents, roles } = services;
  const { organisation, version } = await company.read();
  const department = pick(organisation.departments, target)?.id ?? 'none';
  const agent = pick(organisation.agents, target)?.id ?? 'none';
  const name = pick(NAMES, value);
  const role = pick(['Tester', 'tester', 'CEO'], value);
  switch (kind) {
    case 'createDepartment': {
      const fields = { description: name, head: flag ? name : null, budgetPercent: value * 10, autonomyLevel: null };
      return departments.create({ id: null, name: pick(DEPARTMENTS, value), ...fields }, actor);
    }
    case 'updateDepartment':
      return departments.update(department, { head: flag ? name : null, budgetPercent: value }, actor, unconditional);
    case 'renameDepartment':
      return departments.update(department, { name: pick(DEPARTMENTS, value) }, actor, unconditional);
    case 'deleteDepartment':
      return departments.remove(department, 'because', actor, unconditional);
    case 'reorderDepartments':
      return company.reorderDepartments(
        shuffled(organisation.departments, value).map((known) => known.name),
        actor,
      );
    case 'createAgent': {
      const fields = {
        level: 'mid',
        personalityPreset: null,
        autonomyLevel: null,
        budgetLimitMonthly: null,
      } as const;
      const model = flag ? { modelProvider: 'guided', modelId: 'guide-1' } : {};
      return agents.create(
        { name: `${name} ${target}`, role, department: pick(DEPARTMENTS, value), ...fields, ...model },
        actor,
      );
    }
    case 'updateAgent':
      return agents.update(
        agent,
        { role, department: pick(DEPARTMENTS, value), level: flag ? 'lead' : null },
        actor,
        unconditional,
      );
    case 'renameAgent':
      return agents.update(agent, { name }, actor, unconditional);
    case 'deleteAgent':
      return agents.remove(agent, actor, unconditional);
    case 'reorderAgents': {
      const owner = pick(organisation.departments, target)?.name;
      const members = organisation.agents.filter((known) => known.department === owner);
      return departments.reorderAgents(
        department,
        shuffled(members, value).map((known) => known.name),
        actor,
      );
    }
    case 'updateCompany':
      return company.update({ companyName: flag ? name : null, budgetMonthly: value / 3 }, actor, unconditional);
    case 'setPolicy':
      return departments.setPolicy(
        department,
        flag ? { strategyConfig: { b: value, a: [null, name] } } : null,
        actor,
        unconditional,
      );
    case 'restoreCompany':
      return company.restore(String((target % Math.max(version, 1)) + 1), actor, unconditional);
    case 'setRole': {
      const fields = {
        department: 'design',
        authorityLevel: 'mid',
        requiredSkills: [name],
        toolAccess: [],
      } as const;
      return roles.save(role, { ...fields, systemPromptTemplate: null, description: '' }, actor, unconditional);
    }
    case 'deleteRole':
      return roles.remove(role, actor, unconditional);
    case 'restoreRole':
      return roles.restore(role, String(value + 1), actor, unconditional);
  }
};
