import { nonBlankText, number } from './shape.ts';
import { list, object } from './shape-combinations.ts';

/** Remarks of specialists on a reply. */
export interface ChimeInReply {
  readonly chime_ins: readonly { readonly role: string; readonly content: string; readonly confidence: number }[];
}

const MAX_CHIME_INS = 5;

export const chimeInShape = object('Short remarks of specialists.', {
  chime_ins: list(
    'Only remarks that add something; an empty list otherwise.',
    object('One remark.', {
      role: nonBlankText('The role from the roster that speaks.', 2000),
      content: nonBlankText('The remark.', 500),
      confidence: number('How much the remark is needed.', 0, 1),
    }),
    { maximum: MAX_CHIME_INS },
  ),
});
