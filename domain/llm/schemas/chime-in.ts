import { listField, nonBlankField, numberField, objectField } from './fields.ts';

/** Remarks of specialists on a reply. */
export interface ChimeInReply {
  readonly chime_ins: readonly { readonly role: string; readonly content: string; readonly confidence: number }[];
}

const MAX_CHIME_INS = 5;

export const chimeInSchema = objectField('Short remarks of specialists.', {
  chime_ins: listField(
    'Only remarks that add something; an empty list otherwise.',
    objectField('One remark.', {
      role: nonBlankField('The role from the roster that speaks.', 2000),
      content: nonBlankField('The remark.', 500),
      confidence: numberField('How much the remark is needed.', 0, 1),
    }),
    { maximum: MAX_CHIME_INS },
  ),
});
