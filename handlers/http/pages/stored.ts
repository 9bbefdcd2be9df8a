import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Caller } from '../contracts/operation.ts';
import { document, type TextResult } from '../contracts/result.ts';
import { CODINGS, type Coding, preferredCoding } from './coding.ts';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Slightly slower than the default and a tenth smaller; the highest quality would take a second per document. */
const USUAL_QUALITY = 9;
/** For small files that many clients load. */
export const HIGHEST_QUALITY = constants.BROTLI_MAX_QUALITY;

const ENCODERS: Readonly<Record<Coding, (bytes: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (bytes, quality) => inBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => inGzip(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

/**
 * A text that is sent many times. It is created on first use, because most servers are never asked for most texts, and
 * compressed outside the main thread when a coding is first requested.
 */
export class Stored {
  readonly #mediaType: string;
  readonly #make: () => string | Buffer;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #quality: number;
  #made: { readonly bytes: Buffer; readonly tag: string } | null = null;
  readonly #coded = new Map<Coding, Promise<Buffer>>();

  constructor(
    mediaType: string,
    make: () => string | Buffer,
    headers: Readonly<Record<string, string>> = {},
    quality: number = USUAL_QUALITY,
  ) {
    this.#mediaType = mediaType;
    this.#make = make;
    this.#headers = headers;
    this.#quality = quality;
  }

  /** The response in the client's preferred coding (spec/rules/requests.md#documentation-pages). */
  async respond(caller: Caller): Promise<TextResult> {
    const coding = preferredCoding(caller.header('accept-encoding'), CODINGS);
    const { tag } = this.#whole();
    const isPlain = coding === 'identity';
    return {
      ...document(this.#mediaType, await this.#in(coding)),
      // Each coding is a representation with its own strong tag.
      tag: isPlain ? tag : `${tag}-${coding}`,
      headers: { vary: 'Accept-Encoding', ...this.#headers, ...(isPlain ? {} : { 'content-encoding': coding }) },
    };
  }

  #whole(): { readonly bytes: Buffer; readonly tag: string } {
    if (this.#made === null) {
      const bytes = Buffer.from(this.#make());
      this.#made = { bytes, tag: hash('sha256', bytes, 'base64url').slice(0, 27) };
    }
    return this.#made;
  }

  #in(coding: Coding): Promise<Buffer> {
    const coded = this.#coded.get(coding) ?? ENCODERS[coding](this.#whole().bytes, this.#quality);
    this.#coded.set(coding, coded);
    return coded;
  }
}
