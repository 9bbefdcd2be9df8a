import { nameKey } from '../foundation/kernel/text/text.ts';
import type { Organisation } from '../organisation/value/organisation.ts';

/** The possible owners of the items of a plan, as roles that agents hold. */
export interface ProposalRoster {
  readonly roles: readonly string[];
  /** Departments with the role of their head; without those whose head is not an agent. */
  readonly departments: readonly { readonly name: string; readonly leadRole: string }[];
}

/** The most roles in a prompt; an organisation can have a thousand. */
const MAX_ROLES = 100;

/** The roles of agents, and the roles of the department heads. */
export const rosterOf = ({ agents, departments }: Organisation): ProposalRoster => {
  const roles = [...new Set(agents.map(({ role }) => role))].slice(0, MAX_ROLES);
  const roleOf = new Map(agents.map(({ name, role }) => [nameKey(name), role]));
  const led = departments.flatMap(({ name, head }) => {
    const leadRole = head === null ? undefined : roleOf.get(nameKey(head));
    return leadRole === undefined ? [] : [{ name, leadRole }];
  });
  return { roles, departments: led };
};

/** A titled list of organisation data. */
export const listLines = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [`${title}: none`] : [`${title}:`, ...lines.map((line) => `- ${line}`)];

/** The roster as organisation data; the caller fences it. */
export const rosterLines = ({ roles, departments }: ProposalRoster): string[] => [
  ...listLines('roles', roles),
  ...listLines(
    'departments and the roles of their heads',
    departments.map(({ name, leadRole }) => `name: ${name}; role: ${leadRole}`),
  ),
];
