import { asRecord, nonBlankText, type Shape, textShape } from './shape.ts';
import { nullable, object } from './shape-combinations.ts';

/** The contribution of an agent to a round, and the agent it wants to invite. */
export interface GroupContribution {
  readonly message: string;
  readonly invite: { readonly target: string; readonly reason: string } | null;
}

const MAX_MESSAGE = 40_000;

const strict = object('One contribution to the discussion.', {
  message: textShape('What you say to the group.', MAX_MESSAGE),
  invite: nullable(
    object('Somebody who should join; null if nobody should.', {
      target: nonBlankText('The agent, by name or role.', 2000),
      reason: nonBlankText('Why the discussion needs this agent.', 8000),
    }),
  ),
});

const lacksField = (invite: unknown): boolean => {
  if (typeof invite !== 'object' || invite === null) return false;
  const { target, reason } = invite as { readonly target?: unknown; readonly reason?: unknown };
  return [target, reason].some(
    (field) => field === undefined || field === null || (typeof field === 'string' && field.trim() === ''),
  );
};

/** An invite that lacks a field is dropped; its message is still valid. */
export const groupContributionShape: Shape<GroupContribution> = {
  schema: strict.schema,
  read: (value, place) => {
    const record = asRecord(value, place);
    return strict.read(lacksField(record.invite) ? { ...record, invite: null } : record, place);
  },
};
