import * as z from 'zod/mini';
import { choiceField, listField, numberField, objectField, textField } from './fields.ts';

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

export const turnIntentSchema = objectField('The verdict over one message.', {
  intent: choiceField('What the message wants.', INTENTS),
  confidence: numberField('How sure the verdict is.', 0, 1),
  named_targets: z._default(
    listField('The agents the message names, as written and in order.', textField('A name or a role.', 2000), {
      maximum: MAX_TARGETS,
    }),
    [],
  ),
});
