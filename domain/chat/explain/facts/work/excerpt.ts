import type { ReadableArtifact } from '../../../../execution/artifacts/artifact-service.ts';
import { NotFound, ServiceUnavailable } from '../../../../foundation/errors/errors.ts';
import { truncate } from '../../../../foundation/kernel/text/text.ts';
import { maskCredentials } from '../../../../llm/safety/masking.ts';

/** The longest excerpt in characters. */
const MAX_EXCERPT = 4_000;
/** How many bytes are read: those of the longest excerpt, and what a credential at its end may need. */
const MAX_BYTES = 4 * MAX_EXCERPT + 1_024;

/** Control characters that texts do not have. */
const BINARY = /(?![\t-\r])\p{Cc}/u;

/** The text of the first bytes; null if they are not text in UTF-8. */
const textOf = (bytes: Buffer, isWhole: boolean): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return BINARY.test(text) ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
};

/** The beginning of a text artifact with credentials masked; null for other contents, and for those that cannot be read now. */
export const excerptOf = async ({ artifact, read }: ReadableArtifact): Promise<string | null> => {
  if (artifact.size === 0) return null;
  try {
    const pieces: Buffer[] = [];
    for await (const piece of read({ first: 0, last: Math.min(artifact.size, MAX_BYTES) - 1 })) pieces.push(piece);
    const text = textOf(Buffer.concat(pieces), artifact.size <= MAX_BYTES);
    return text === null || text.trim() === '' ? null : truncate(maskCredentials(text), MAX_EXCERPT).trimEnd();
  } catch (error) {
    if (error instanceof NotFound || error instanceof ServiceUnavailable) return null;
    throw error;
  }
};
