import { describe, expect, it } from 'vitest';
import { chooseAgent } from '../../../domain/organisation/agents/choose-agent.ts';
import { agentNamed, idOf } from '../../support/builders/organisation/plain-organisation.ts';

const staff = (...roles: readonly string[]) =>
  roles.map((role, index) => agentNamed(index + 1, `${role.trim()} ${index + 1}`, { role }));

const chosen = (roles: readonly string[], lead: string | null = null): string | null =>
  chooseAgent(staff(...roles), lead)?.name ?? null;

describe('the task of a run is assigned to', () => {
  it.each([
    ['the first agent when nobody has a leading role', ['Developer', 'Designer'], 'Developer 1'],
    ['the CEO', ['Developer', 'CEO'], 'CEO 2'],
    ['the COO before the CEO', ['CEO', 'COO'], 'COO 2'],
    ['a product manager before the COO', ['CEO', 'COO', 'Product Manager'], 'Product Manager 3'],
    ['a project manager before all others', ['CEO', 'COO', 'Product Manager', 'Project Manager'], 'Project Manager 4'],
    ['the first of several of one role', ['Developer', 'Project Manager', 'Project Manager'], 'Project Manager 2'],
    ['a role in any case, with spaces around it', ['Developer', ' pRoJeCt manager '], 'pRoJeCt manager 2'],
    ['nobody when there is nobody', [], null],
  ])('%s', (_who, roles, expected) => {
    expect(chosen(roles)).toBe(expected);
  });

  it('the lead of the project before any role', () => {
    expect(chosen(['Project Manager', 'Developer', 'Designer'], idOf(2))).toBe('Developer 2');
  });

  it('an agent by role if the lead was deleted', () => {
    expect(chosen(['Developer', 'CEO'], idOf(99))).toBe('CEO 2');
  });
});
