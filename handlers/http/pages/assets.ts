import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { NotFound } from '../../../domain/foundation/errors/errors.ts';
import { readDerived } from './derived.ts';
import { Stored } from './stored.ts';

const READ = {
  'pages.css': () => readFileSync(new URL('pages.css', import.meta.url)),
  'pages.js': () => readDerived('pages.js'),
  'theme.js': () => readDerived('theme.js'),
} as const;
type AssetName = keyof typeof READ;

/** The content types of files. */
export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
/** Files with a hash of their content in the name may be cached forever. */
export const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const PREFIX = '/docs/assets/';

/**
 * The stylesheet and scripts of the pages. Their names contain a hash of the content, so they may be cached forever.
 */
class Assets {
  #names: ReadonlyMap<AssetName, string> | null = null;
  readonly #stored = new Map<string, Stored>();

  /** The path of an asset. */
  address(name: AssetName): string {
    return PREFIX + this.#known().get(name);
  }

  /** Throws NotFound for a name that no page of this version uses. */
  get(hashedName: string): Stored {
    this.#known();
    const stored = this.#stored.get(hashedName);
    if (stored === undefined) throw new NotFound('The asset does not exist in this version');
    return stored;
  }

  /** Reads the files on first use. */
  #known(): ReadonlyMap<AssetName, string> {
    this.#names ??= new Map(
      (Object.keys(READ) as AssetName[]).map((name) => {
        const bytes = READ[name]();
        const extension = extname(name);
        const hashed = `${name.slice(0, -extension.length)}.${hash('sha256', bytes, 'hex').slice(0, 16)}${extension}`;
        this.#stored.set(hashed, new Stored(TYPES[extension] ?? '', () => bytes, IMMUTABLE));
        return [name, hashed];
      }),
    );
    return this.#names;
  }
}

export const assets = new Assets();
