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
  /** In the spelling it was first saved with. */
  name: valueField<string>(),
  department: valueField<DepartmentName>(),
  authorityLevel: valueField<SeniorityLevel>(),
  requiredSkills: textsField,
  toolAccess: textsField,
  systemPromptTemplate: valueField<string | null>(),
  description: valueField<string>(),
};

/** What a version of a role keeps, in the order of its JSON. */
export const roleContentFields = fields(content);

/** The fields of a role, in the order of its JSON. */
export const roleFields = fields({ ...content, createdAt: timestampField, updatedAt: timestampField });

export interface RoleContent extends RecordOf<typeof roleContentFields> {}

/** What a role says, without its name; a role is replaced as a whole. */
export type RoleFields = Omit<RoleContent, 'name'>;

/** A role. Two names are the same role if their keys are equal. */
export interface Role extends RecordOf<typeof roleFields> {}

/** What a version keeps, as it is stored and as it goes over the wire: the published content hash is one over exactly this form. */
export type RoleSnapshot = JsonOf<typeof roleContentFields>;

/** A role as it is stored, and as it goes over the wire. */
export type RoleJson = JsonOf<typeof roleFields>;
