import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Caller } from '../contracts/operation.ts';
import { document, type TextResult } from '../contracts/result.ts';
import { CODINGS, type Coding, preferredCoding } from './coding.ts';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** A little slower than the quickest and a tenth smaller; the highest level would take a second for each document. */
const USUAL_QUALITY = 9;
/** For what is small and loaded by many. */
export const HIGHEST_QUALITY = constants.BROTLI_MAX_QUALITY;

const ENCODERS: Readonly<Record<Coding, (bytes: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (bytes, quality) => inBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => inGzip(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

/**
 * A text that is sent again and again. It is made at the first visit, since most servers are never asked for most of them, and put
 * into each coding when that is first asked for, off the thread that replies.
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

  /** The response in the coding that the caller likes best (spec/rules/requests.md#documentation-pages). */
  async answer(caller: Caller): Promise<TextResult> {
    const coding = preferredCoding(caller.header('accept-encoding'), CODINGS);
    const { tag } = this.#whole();
    const isPlain = coding === 'identity';
    return {
      ...document(this.#mediaType, await this.#in(coding)),
      // Bytes of another coding are another representation, and a strong tag tells them apart.
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
