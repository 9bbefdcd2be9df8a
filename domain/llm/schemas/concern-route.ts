import { nonBlankText, number, textShape } from './shape.ts';
import { nullable, object } from './shape-combinations.ts';

/** The role that should handle a question or request. */
export interface ConcernRoute {
  readonly topic: string;
  readonly role: string | null;
  readonly confidence: number;
}

export const concernRouteShape = object('Who should answer.', {
  topic: nonBlankText('The topic in a few words.', 100),
  role: nullable(textShape('The role from the roster that knows most about it; null if none does.', 2000)),
  confidence: number('How sure the choice is.', 0, 1),
});
