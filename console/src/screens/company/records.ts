import type { Schema } from '../../api.ts';
import { visibleNameKey } from '../../session/guards.ts';
import { text } from '../../text/text.ts';
import { money, words } from '../../ui/values.tsx';

/** A record, or its fields. */
export type Values = Readonly<Record<string, unknown>>;
export type DepartmentRecord = Schema<'DepartmentResponse'>;
export type AgentRecord = Schema<'AgentResponse'>;
export interface CompanyStructure extends Schema<'CompanyResponse'> {
  readonly settings: Schema<'CompanySettingsResponse'>;
}

/** The records with some of them in a new order; the positions they occupy together stay the same. */
export const ordered = <T extends { readonly id: string }>(
  records: readonly T[],
  order: readonly { readonly id: string }[],
): T[] => {
  const byId = new Map(records.map((record) => [record.id, record]));
  const next = order.flatMap(({ id }) => byId.get(id) ?? []).values();
  const placed = new Set(order.map(({ id }) => id));
  return records.map((record) => (placed.has(record.id) ? (next.next().value ?? record) : record));
};

/** The departments with their agents, and agents without a department. */
export const groupsOf = ({ departments, agents }: CompanyStructure) => {
  const byName = Map.groupBy(agents, ({ department }) => visibleNameKey(department));
  const groups = departments.map((department) => {
    const key = visibleNameKey(department.name);
    const members = byName.get(key) ?? [];
    byName.delete(key);
    return { department, members };
  });
  return { groups, strays: [...byName.values()].flat() };
};

/** The label of a field. */
export const nameOf = (field: string): string => (text.company.fields as Record<string, string>)[field] ?? words(field);

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const UNTOLD = new Set(['id', 'position', 'created_at', 'updated_at', 'departments', 'agents']);
const CODES = /^(level|tier|autonomy_level|personality_preset|company_type|model_tier_profile|communication_pattern)$/;

/** A value for display. */
export const shown = (field: string, value: unknown, currency?: string): string => {
  if (value === null || value === undefined || value === '') return text.common.none;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ');
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  if (typeof value === 'number' && currency !== undefined && /^budget_.*monthly$/.test(field))
    return money(value, currency);
  // Rounded, because a sum of binary fractions is inexact: 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(12)));
  return CODES.test(field) ? words(String(value)) : String(value);
};

/** The fields of a record by name; nested fields are listed among them. */
export const fieldsIn = (record: Values): readonly (readonly [field: string, value: unknown])[] =>
  Object.entries(record)
    .filter(([field]) => !UNTOLD.has(field))
    .flatMap(([field, value]) => (isPlain(value) ? Object.entries(value) : [[field, value] as const]));
