import type { AutonomyLevel } from '../organisation/value/enumerations.ts';
import type { Tool, ToolTag } from '../tools/tool.ts';

/** What an agent of a level may not do by itself (spec/rules/acting.md#autonomy). */
const PARKS: Readonly<Record<AutonomyLevel, readonly ToolTag[]>> = {
  full: ['admin'],
  semi: ['admin'],
  supervised: ['write', 'admin'],
  locked: ['read', 'write', 'admin'],
};

/** Whether a call that counts as this waits for the consent of a person. */
export const requiresApproval = (level: AutonomyLevel, tag: ToolTag): boolean => PARKS[level].includes(tag);

/** Whether the tools a role names, by name or tag, include this one; a role that names none has them all. */
export const isToolAllowed = (toolAccess: readonly string[], { name, wireName, tag }: Tool): boolean =>
  toolAccess.length === 0 || toolAccess.some((each) => [name, wireName, tag].includes(each.trim().toLowerCase()));
