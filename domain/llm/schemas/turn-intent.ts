import { number, oneOf, textShape } from './shape.ts';
import { list, object, withDefault } from './shape-combinations.ts';

/** The possible intents of a turn. All except explain have side effects. */
export const INTENTS = ['explain', 'propose', 'group_convene', 'act', 'charter'] as const;
export type Intent = (typeof INTENTS)[number];

/** The verdict of the classifier on one message. */
export interface TurnIntent {
  readonly intent: Intent;
  readonly confidence: number;
  readonly named_targets: readonly string[];
}

const MAX_TARGETS = 10;

export const turnIntentShape = object('The verdict over one message.', {
  intent: oneOf('What the message wants.', INTENTS),
  confidence: number('How sure the verdict is.', 0, 1),
  named_targets: withDefault(
    list('The agents the message names, as written and in order.', textShape('A name or a role.', 2000), {
      maximum: MAX_TARGETS,
    }),
    [],
  ),
});
