import { ValidationFailed } from '../../../domain/foundation/errors/errors.ts';
import type { JsonObject } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import type { ContentResult } from '../contracts/result.ts';

/** The maximum size of a text that a tool returns. */
const MAX_BYTES = 65_536;

const notText = (): ValidationFailed =>
  new ValidationFailed('The content is not text in UTF-8; download it with getArtifactContent');

/** Stored bytes as the result of a tool. Throws ValidationFailed for a content that is too long or not text. */
export const textOfContent = async ({ size, mediaType, read }: ContentResult): Promise<JsonObject> => {
  if (size > MAX_BYTES)
    throw new ValidationFailed(`The content is longer than ${MAX_BYTES} bytes; download it with getArtifactContent`);
  if (size === 0) return { media_type: mediaType, text: '' };
  const pieces: Uint8Array[] = [];
  for await (const piece of read({ first: 0, last: size - 1 })) pieces.push(piece);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
    return { media_type: mediaType, text };
  } catch (error) {
    throw error instanceof TypeError ? notText() : error;
  }
};
