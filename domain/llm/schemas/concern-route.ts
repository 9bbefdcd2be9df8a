import { fieldOrNull, nonBlankField, numberField, objectField, textField } from './fields.ts';

/** The role that should handle a question or request. */
export interface ConcernRoute {
  readonly topic: string;
  readonly role: string | null;
  readonly confidence: number;
}

export const concernRouteSchema = objectField('Who should reply.', {
  topic: nonBlankField('The topic in a few words.', 100),
  role: fieldOrNull(textField('The role from the roster that knows most about it; null if none does.', 2000)),
  confidence: numberField('How sure the choice is.', 0, 1),
});
