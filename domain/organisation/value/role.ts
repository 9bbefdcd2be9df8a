import type { DepartmentName, SeniorityLevel } from './enumerations.ts';

/** What a role says, without its name; a role is replaced as a whole. */
export interface RoleFields {
  readonly department: DepartmentName;
  readonly authority_level: SeniorityLevel;
  readonly required_skills: readonly string[];
  readonly tool_access: readonly string[];
  readonly system_prompt_template: string | null;
  readonly description: string;
}

/** A role as a version keeps it and as it goes over the wire: the published content hash is one over exactly this form. */
export interface RoleSnapshot extends RoleFields {
  /** In the spelling it was first saved with. */
  readonly name: string;
}

/** A role. Two names are the same role if their keys are equal. */
export interface Role extends RoleSnapshot {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a version of the role keeps. */
export const snapshotOfRole = (role: RoleSnapshot) => ({
  name: role.name,
  department: role.department,
  authority_level: role.authority_level,
  required_skills: role.required_skills,
  tool_access: role.tool_access,
  system_prompt_template: role.system_prompt_template,
  description: role.description,
});
