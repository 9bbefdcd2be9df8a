import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { NotFound, ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { IMMUTABLE, TYPES } from './assets.ts';
import { HIGHEST_QUALITY, Stored } from './stored.ts';

const BUILT = new URL('../../../console/dist/', import.meta.url);
const HTML = 'text/html; charset=utf-8';

/** A build of the console: the page and the files that it loads. */
interface Built {
  readonly page: Stored;
  readonly assets: ReadonlyMap<string, Stored>;
}

/** Reads the output of scripts/console.js. Throws ServiceUnavailable if there is none. */
const readBuilt = (folder: URL, headers: Readonly<Record<string, string>>): Built => {
  const read = (name: string): Buffer => readFileSync(new URL(name, folder));
  try {
    const html = read('index.html');
    const assets = readdirSync(new URL('assets', folder)).map((name) => {
      const bytes = read(`assets/${name}`);
      return [name, new Stored(TYPES[extname(name)] ?? '', () => bytes, IMMUTABLE, HIGHEST_QUALITY)] as const;
    });
    return { page: new Stored(HTML, () => html, headers), assets: new Map(assets) };
  } catch (cause) {
    throw new ServiceUnavailable('The console was not built on this server', { cause });
  }
};

/** The console, read on first use. `headers` are sent with the page. */
export class Console {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #folder: URL;
  #built: Built | null = null;

  constructor(headers: Readonly<Record<string, string>>, folder = BUILT) {
    this.#headers = headers;
    this.#folder = folder;
  }

  /** Throws ServiceUnavailable. */
  get page(): Stored {
    return this.#known().page;
  }

  /** Throws NotFound for a name that the page of this version does not use, and ServiceUnavailable. */
  asset(name: string): Stored {
    const stored = this.#known().assets.get(name);
    if (stored === undefined) throw new NotFound('The asset does not exist in this version of the console');
    return stored;
  }

  #known(): Built {
    this.#built ??= readBuilt(this.#folder, this.#headers);
    return this.#built;
  }
}
