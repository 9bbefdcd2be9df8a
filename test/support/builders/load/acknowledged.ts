import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Client, OperationResponse } from '../../client/client.ts';
import { outcome } from '../../client/expect.ts';

/** Random text, which a database cannot compress. */
const BULK = 4000;

/** Projects whose creation the server acknowledged, and the results of all requests. */
export class Acknowledged {
  readonly #names: string[] = [];
  readonly #outcomes = new Map<string, number>();
  #count = 0;

  /** Creates one; resolves with the result in one word. */
  async write(ceo: Client): Promise<string> {
    const name = `project-${this.#count++}`;
    const description = randomBytes(BULK / 2).toString('hex');
    const response = await ceo.call('createProject', { body: { name, description } });
    if (response.status === 201) this.#names.push(name);
    return this.note(response);
  }

  /** Counts the response of another operation. */
  note(response: OperationResponse): string {
    const word = outcome(response);
    this.#outcomes.set(word, (this.#outcomes.get(word) ?? 0) + 1);
    return word;
  }

  get size(): number {
    return this.#names.length;
  }

  get names(): readonly string[] {
    return this.#names;
  }

  get outcomes(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#outcomes);
  }

  /** Requires that every acknowledged project exists exactly once, including `others`. */
  async expectAllThere(ceo: Client, others: readonly string[] = []): Promise<void> {
    const found = await projectNames(ceo);
    const names = new Set(found);
    expect([...this.#names, ...others].filter((name) => !names.has(name))).toEqual([]);
    expect(names.size).toBe(found.length);
  }
}

const projectNames = async (ceo: Client): Promise<string[]> => {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string | number> = cursor === null ? { limit: 200 } : { limit: 200, cursor };
    const { body } = await ceo.call('listProjects', { query });
    names.push(...body.data.map(({ name }: { name: string }) => name));
    cursor = body.pagination.next_cursor;
  } while (cursor !== null);
  return names;
};
