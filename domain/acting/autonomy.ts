import type { AutonomyLevel } from '../organisation/value/enumerations.ts';
import type { Tool, ToolTag } from '../tools/tool.ts';

/** The tags of tools that need approval at each autonomy level (spec/rules/acting.md#autonomy). */
const PARKS: Readonly<Record<AutonomyLevel, readonly ToolTag[]>> = {
  full: ['admin'],
  semi: ['admin'],
  supervised: ['write', 'admin'],
  locked: ['read', 'write', 'admin'],
};

/** Whether a call with this tag must be approved by a person. */
export const requiresApproval = (level: AutonomyLevel, tag: ToolTag): boolean => PARKS[level].includes(tag);

/** Whether the role allows the tool, by name or tag. An empty list allows all tools for agents. */
export const isToolAllowed = (toolAccess: readonly string[], { name, wireName, tag, isForAgents }: Tool): boolean =>
  isForAgents &&
  (toolAccess.length === 0 || toolAccess.some((each) => [name, wireName, tag].includes(each.trim().toLowerCase())));
