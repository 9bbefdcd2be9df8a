import type { JsonText } from '../contracts/result.ts';

/** The start of every envelope with data. */
export const ENVELOPE_START = '{"data":';
/** The end of every envelope with data. */
export const SUCCESS = '"error":null,"error_detail":null,"success":true}';
const ENVELOPE_END = `,${SUCCESS}`;

/** From this size on a body is kept as a buffer that responses share. */
const LARGE = 16_384;

/** A large JSON text inside its envelope. The text is extracted again for the few callers that need it. */
class LargeJson<D> implements JsonText<D> {
  readonly envelope: Buffer;

  constructor(text: string) {
    this.envelope = Buffer.from(`${ENVELOPE_START}${text}${ENVELOPE_END}`);
  }

  get text(): string {
    return this.envelope.toString('utf8', ENVELOPE_START.length, this.envelope.length - ENVELOPE_END.length);
  }
}

/** The JSON of a value for responses that are sent to several readers. */
export const writtenJson = <D>(value: D): JsonText<D> => {
  const text = JSON.stringify(value);
  return text.length < LARGE ? { text: text } : new LargeJson(text);
};

/**
 * A presenter that serialises each object once and reuses the JSON. For objects that services return unchanged, such as
 * the organisation between two changes.
 */
export const writtenOnce = <T extends object, D>(present: (value: T) => D): ((value: T) => JsonText<D>) => {
  const written = new WeakMap<T, JsonText<D>>();
  return (value) => {
    const known = written.get(value);
    if (known !== undefined) return known;
    const json = writtenJson(present(value));
    written.set(value, json);
    return json;
  };
};
