import { fields, type JsonOf, type RecordOf, textsField, valueField } from '../foundation/kernel/text/fields.ts';

export const scopeFields = fields({ inScope: textsField, outOfScope: textsField });
export type CharterScope = RecordOf<typeof scopeFields>;
/** The scope as stored and sent. */
export type StoredScope = JsonOf<typeof scopeFields>;

/** The money and time that a run may take. */
export const envelopeFields = fields({
  /** Above 0, in `currency`. */
  amount: valueField<number>(),
  currency: valueField<string>(),
  /** UTC with milliseconds. */
  deadline: valueField<string | null>(),
  timeHorizon: valueField<string | null>(),
});
export type CharterEnvelope = RecordOf<typeof envelopeFields>;
/** The envelope as stored and sent. */
export type StoredEnvelope = JsonOf<typeof envelopeFields>;
