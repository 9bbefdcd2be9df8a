import { fields, type JsonOf, type RecordOf, texts, value } from '../foundation/kernel/text/fields.ts';

export const scopeFields = fields({ inScope: texts, outOfScope: texts });
export type CharterScope = RecordOf<typeof scopeFields>;
/** The scope as stored and sent. */
export type StoredScope = JsonOf<typeof scopeFields>;

/** The money and time that a run may take. */
export const envelopeFields = fields({
  /** Above 0, in `currency`. */
  amount: value<number>(),
  currency: value<string>(),
  /** UTC with milliseconds. */
  deadline: value<string | null>(),
  timeHorizon: value<string | null>(),
});
export type CharterEnvelope = RecordOf<typeof envelopeFields>;
/** The envelope as stored and sent. */
export type StoredEnvelope = JsonOf<typeof envelopeFields>;
