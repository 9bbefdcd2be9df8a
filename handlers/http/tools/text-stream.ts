import type { BodyUpload } from '../contracts/body-upload.ts';
import { payloadTooLarge } from '../responses/http-errors.ts';
import { mediaTypeIn } from '../responses/media-type.ts';

type Arguments = Readonly<Record<string, unknown>>;

const textIn = (given: Arguments, name: string): string | null => {
  const value = given[name];
  return typeof value === 'string' ? value : null;
};

/** Reads headers from the arguments of a tool: the header `lease-token` is the argument `lease_token`. */
export const headerIn =
  (given: Arguments) =>
  (name: string): string | null =>
    textIn(given, name.replaceAll('-', '_'));

async function* whole(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** The body of an operation that reads a stream, from the arguments `text` and `media_type` of a tool. */
export const textStream = (given: Arguments): BodyUpload => {
  const bytes = Buffer.from(textIn(given, 'text') ?? '');
  return {
    mediaType: mediaTypeIn(textIn(given, 'media_type')),
    announcedBytes: bytes.length,
    read: (maxBytes) => {
      if (bytes.length > maxBytes) throw payloadTooLarge(maxBytes);
      return whole(bytes);
    },
  };
};
