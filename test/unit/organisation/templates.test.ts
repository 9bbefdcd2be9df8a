import { describe, expect, it } from 'vitest';
import { ROLE_CATALOGUE } from '../../../domain/organisation/roles/role-catalogue.ts';
import { findPersonality } from '../../../domain/organisation/value/personality-presets.ts';
import type { Template } from '../../../domain/setup/template.ts';
import { sizeOf, TemplateCatalogue } from '../../../domain/setup/template-catalogue.ts';

const catalogue = await TemplateCatalogue.load('/nonexistent/templates');
const all = catalogue.list();
const headRole = (template: Template, department: string) =>
  template.departments.find(({ name }) => name === department)?.headRole;

describe('built-in templates', () => {
  it('are ten, in ascending order of their keys', () => {
    expect(all.map(({ key }) => key)).toEqual([
      'agency',
      'consultancy',
      'data_team',
      'dev_shop',
      'full_company',
      'product_team',
      'research_lab',
      'solo_founder',
      'startup',
      'support_desk',
    ]);
    expect(catalogue.errors).toEqual([]);
    expect(all.every(({ source }) => source === 'builtin')).toBe(true);
  });

  it.each([
    ['agency', 12, 5, 'supervised', 'kanban', 'hierarchical', 100, 'supervised_client_facing'],
    ['consultancy', 5, 2, 'supervised', 'kanban', 'hierarchical', 60, 'supervised_client_facing'],
    ['data_team', 6, 2, 'full', 'kanban', 'event_driven', 60, 'knowledge_heavy'],
    ['dev_shop', 8, 3, 'semi', 'agile_kanban', 'hybrid', 75, 'cost_disciplined'],
    ['full_company', 28, 9, 'supervised', 'agile_kanban', 'hierarchical', 200, 'supervised_client_facing'],
    ['product_team', 12, 6, 'semi', 'agile_kanban', 'meeting_based', 80, 'knowledge_heavy'],
    ['research_lab', 7, 3, 'full', 'kanban', 'event_driven', 60, 'research_autonomous'],
    ['solo_founder', 2, 2, 'full', 'kanban', 'event_driven', 25, 'autonomous'],
    ['startup', 5, 3, 'semi', 'agile_kanban', 'hybrid', 50, 'autonomous'],
    ['support_desk', 5, 2, 'supervised', 'kanban', 'hierarchical', 60, 'supervised_client_facing'],
  ] as const)(
    '%s has its counts and settings',
    (key, agents, departments, autonomy, workflow, pattern, budget, posture) => {
      const template = catalogue.get(key);
      expect(sizeOf(template)).toEqual({ agentCount: agents, departmentCount: departments });
      expect(template).toMatchObject({
        autonomyLevel: autonomy,
        workflow,
        communicationPattern: pattern,
        budget,
        posture,
      });
    },
  );

  it.each([
    ['agency', { wip_limit: 3 }],
    ['consultancy', { wip_limit: 2 }],
    ['data_team', { wip_limit: 3 }],
    ['dev_shop', { wip_limit: 2, sprint_length: 14 }],
    ['full_company', { wip_limit: 5, sprint_length: 14, num_backend_devs: 3, num_frontend_devs: 2 }],
    ['product_team', { wip_limit: 3, sprint_length: 14 }],
    ['research_lab', { wip_limit: 3 }],
    ['solo_founder', { wip_limit: 3 }],
    ['startup', { wip_limit: 3, sprint_length: 7 }],
    ['support_desk', { wip_limit: 4 }],
  ])('%s has its variables with their defaults', (key, defaults) => {
    const { variables } = catalogue.get(key);
    expect(Object.fromEntries(variables.map((variable) => [variable.name, variable.default]))).toEqual(defaults);
    expect(variables.every(({ varType, required, description }) => varType === 'int' && !required && description)).toBe(
      true,
    );
  });

  it.each(all.map((template) => [template.key, template] as const))('%s is consistent', (_, template) => {
    const departments = template.departments.map(({ name }) => name);
    expect(template.departments.reduce((sum, department) => sum + department.budgetPercent, 0)).toBe(100);
    expect(new Set(template.agents.map(({ department }) => department))).toEqual(new Set(departments));
    for (const { headRole, name } of template.departments) {
      const roles = template.agents.filter(({ department }) => department === name).map(({ role }) => role);
      // Where the CTO leads engineering, its head belongs to the executive department.
      expect(headRole === 'CTO' || roles.includes(headRole ?? '')).toBe(true);
    }
    const known = new Set(ROLE_CATALOGUE.map(({ name }) => name));
    for (const agent of template.agents) {
      expect(known).toContain(agent.role);
      expect(findPersonality(agent.personalityPreset)).not.toBeNull();
    }
  });

  it('differ in display names and descriptions, and state their purpose', () => {
    expect(new Set(all.map(({ displayName }) => displayName)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
    for (const { description, tags, skillPatterns } of all) {
      expect(description.length).toBeGreaterThan(100);
      expect(tags.length).toBeGreaterThan(0);
      expect(skillPatterns.length).toBeGreaterThan(0);
    }
  });

  it('request a wide, reasoning model for the c-suite and architects, and tools for builders', () => {
    for (const { role, level, model } of all.flatMap(({ agents }) => agents)) {
      const isLead = level === 'c_suite' || role === 'Software Architect';
      expect([role, model.requiresReasoning, model.minContext]).toEqual([role, isLead, isLead ? 100_000 : 0]);
      expect([role, model.requiresTools]).toEqual([role, /Developer|Engineer|^QA /.test(role)]);
    }
  });

  it('name the role that heads a department', () => {
    expect(headRole(catalogue.get('agency'), 'engineering')).toBe('Full-Stack Developer');
    expect(headRole(catalogue.get('full_company'), 'operations')).toBe('COO');
    expect(headRole(catalogue.get('support_desk'), 'support')).toBe('Project Manager');
  });
});
