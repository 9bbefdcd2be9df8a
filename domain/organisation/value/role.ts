import {
  fields,
  type JsonOf,
  type RecordOf,
  textsField,
  timestampField,
  valueField,
} from '../../foundation/kernel/text/fields.ts';
import type { DepartmentName, SeniorityLevel } from './enumerations.ts';

const content = {
  /** In the spelling of its first save. */
  name: valueField<string>(),
  department: valueField<DepartmentName>(),
  authorityLevel: valueField<SeniorityLevel>(),
  requiredSkills: textsField,
  toolAccess: textsField,
  systemPromptTemplate: valueField<string | null>(),
  description: valueField<string>(),
};

/** The content of a role version, in the order of its JSON. */
export const roleContentFields = fields(content);

/** The fields of a role, in the order of its JSON. */
export const roleFields = fields({ ...content, createdAt: timestampField, updatedAt: timestampField });

export interface RoleContent extends RecordOf<typeof roleContentFields> {}

/** The content of a role without its name; a role is replaced as a whole. */
export type RoleFields = Omit<RoleContent, 'name'>;

/** A role. Two names with equal keys are the same role. */
export interface Role extends RecordOf<typeof roleFields> {}

/** The content of a version as stored and sent: the published content hash covers exactly this form. */
export type RoleSnapshot = JsonOf<typeof roleContentFields>;

/** A role as stored and sent. */
export type RoleJson = JsonOf<typeof roleFields>;
