import { type Operation, pathNames } from '../document.ts';

/** An id that does not exist. */
export const UNKNOWN_ID = '5f0c1a2b-3d4e-4f60-812a-3b4c5d6e7f80';

/** Functions that create an object and return its id, by the name of its path parameter. */
export type Makers<Scene> = Readonly<Record<string, (scene: Scene) => Promise<string>>>;

/**
 * Objects to read and change. Each is created on first use with a name of this run, and removed at the end if possible.
 */
export class Subjects<Scene> {
  readonly #scene: Scene;
  readonly #makers: Makers<Scene>;
  readonly #made = new Map<string, Promise<string>>();

  constructor(scene: Scene, makers: Makers<Scene>) {
    this.#scene = scene;
    this.#makers = makers;
  }

  /** Values for the path parameters, each of an existing object; null if one cannot be created. */
  async pathOf({ path }: Pick<Operation, 'path'>): Promise<Record<string, string> | null> {
    const names = pathNames(path);
    if (!names.every((name) => name in this.#makers)) return null;
    const values: Record<string, string> = {};
    for (const name of names) values[name] = await this.#valueOf(name, names);
    if (path.startsWith('/console/')) values.asset_name = await this.one('console_asset');
    return values;
  }

  /** Objects of this run have their first version; the version of the company is requested. */
  async #valueOf(name: string, names: readonly string[]): Promise<string> {
    return name === 'version' && names.length > 1 ? '1' : this.one(name);
  }

  /** The object of a kind, by its path parameter. */
  one(name: string): Promise<string> {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const make = this.#makers[name];
    if (make === undefined) throw new Error(`no maker for ${name}`);
    const made = make(this.#scene);
    this.#made.set(name, made);
    return made;
  }
}
