import * as z from 'zod/mini';
import { fieldOrNull, nonBlankField, objectField, textField } from './fields.ts';

/** The contribution of an agent to a round, and the agent it wants to invite. */
export interface GroupContribution {
  readonly message: string;
  readonly invite: { readonly target: string; readonly reason: string } | null;
}

const MAX_MESSAGE = 40_000;

const strict = objectField('One contribution to the discussion.', {
  message: textField('What you say to the group.', MAX_MESSAGE),
  invite: fieldOrNull(
    objectField('Somebody who should join; null if nobody should.', {
      target: nonBlankField('The agent, by name or role.', 2000),
      reason: nonBlankField('Why the discussion needs this agent.', 8000),
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

const withoutIncompleteInvite = (reply: unknown): unknown =>
  typeof reply === 'object' && reply !== null && 'invite' in reply && lacksField(reply.invite)
    ? { ...reply, invite: null }
    : reply;

/** An invite that lacks a field is dropped; its message is still valid. */
export const groupContributionSchema = z.pipe(z.transform(withoutIncompleteInvite), strict);
