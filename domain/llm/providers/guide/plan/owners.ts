import { isNamedIn } from '../../../../foundation/kernel/text/named-in.ts';
import { nameKey } from '../../../../foundation/kernel/text/text.ts';
import type { PlanRoster } from '../subjects.ts';
import { oneLine } from '../text/words.ts';
import { FIELDS, type GuideField } from './fields.ts';

/** Roles that coordinate a plan; the first one that an agent holds wins. */
const COORDINATORS = ['Project Manager', 'Product Manager', 'COO', 'CEO'];

/** The role as the organisation writes it, or null. */
const heldOf = ({ roles }: PlanRoster, wanted: string): string | null =>
  roles.find((role) => nameKey(role) === nameKey(wanted)) ?? null;

const firstHeld = (roster: PlanRoster, wanted: readonly string[]): string | null => {
  for (const role of wanted) {
    const held = heldOf(roster, role);
    if (held !== null) return held;
  }
  return null;
};

/** The role that the work itself names: "have the QA Lead test it". */
const namedRole = ({ roles }: PlanRoster, work: string): string | null =>
  roles.find((role) => isNamedIn(work, role)) ?? null;

const spacedName = (name: string): string => name.replaceAll('_', ' ');

const byField = (roster: PlanRoster, { roles, kin }: GuideField): string | null =>
  firstHeld(roster, roles) ??
  roster.roles.find((role) => kin.test(role)) ??
  roster.departments.find(({ name }) => kin.test(name) || kin.test(spacedName(name)))?.leadRole ??
  null;

const routed = (roster: PlanRoster): string | null =>
  roster.responderRole === null ? null : heldOf(roster, roster.responderRole);

/** Words after one of these describe the subject instead of naming it. */
const BEHIND_HEAD = /\s(?:for|to|of|about|on|in|with|by|from|at|into|so|until|before|within|without)\s/i;

/** The field of the last matching word: in "customer portal" it is the portal. */
const fieldByLast = (text: string): GuideField | undefined => {
  for (const word of text.split(' ').toReversed()) {
    const found = FIELDS.find(({ words }) => words.test(word));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The field of the leading verb, or of the subject, or of any word. */
const fieldOf = (line: string): GuideField | undefined => {
  const verb = line.split(' ', 1)[0] ?? '';
  return (
    FIELDS.find(({ words }) => words.test(verb)) ??
    fieldByLast(line.split(BEHIND_HEAD, 1)[0] ?? '') ??
    FIELDS.find(({ words }) => words.test(line))
  );
};

/**
 * The role that should own a piece of work, as the organisation writes it; null if no role fits
 * (spec/rules/conversation.md#guided-plan).
 */
export const ownerOf = (roster: PlanRoster, work: string): string | null => {
  const line = oneLine(work);
  const department = roster.departments.find(({ name }) => isNamedIn(line, name));
  const fitting = fieldOf(line);
  return (
    namedRole(roster, line) ??
    (fitting === undefined ? null : byField(roster, fitting)) ??
    department?.leadRole ??
    routed(roster)
  );
};

/** The role that clarifies and reviews. */
export const coordinatorOf = (roster: PlanRoster): string | null => firstHeld(roster, COORDINATORS) ?? routed(roster);
