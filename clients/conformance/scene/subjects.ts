import { type Operation, pathNames } from '../document.ts';

/** An id that nothing has. */
export const UNKNOWN_ID = '5f0c1a2b-3d4e-4f60-812a-3b4c5d6e7f80';

/** Makes an object of a kind and answers its id, by the name of the path parameter that names it. */
export type Makers<Scene> = Readonly<Record<string, (scene: Scene) => Promise<string>>>;

/** Objects to ask for and to change. Each is made on first use under a name of this run, and removed at the end where that is possible. */
export class Subjects<Scene> {
  readonly #scene: Scene;
  readonly #makers: Makers<Scene>;
  readonly #made = new Map<string, Promise<string>>();

  constructor(scene: Scene, makers: Makers<Scene>) {
    this.#scene = scene;
    this.#makers = makers;
  }

  /** Values for the parameters of a path, each of an object that is there; null when one of them cannot be had. */
  async pathOf({ path }: Pick<Operation, 'path'>): Promise<Record<string, string> | null> {
    const names = pathNames(path);
    if (!names.every((name) => name in this.#makers)) return null;
    const values: Record<string, string> = {};
    for (const name of names) values[name] = await this.#valueOf(name, names);
    if (path.startsWith('/console/')) values.asset_name = await this.one('console_asset');
    return values;
  }

  /** What was made for the run has its first version; which the company has is asked. */
  async #valueOf(name: string, names: readonly string[]): Promise<string> {
    return name === 'version' && names.length > 1 ? '1' : this.one(name);
  }

  /** The one object of a kind, by the path parameter that names it. */
  one(name: string): Promise<string> {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const make = this.#makers[name];
    if (make === undefined) throw new Error(`nobody makes a ${name}`);
    const made = make(this.#scene);
    this.#made.set(name, made);
    return made;
  }
}
