import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Client, OperationResponse } from '../../client/client.ts';
import { outcome } from '../../client/expect.ts';

/** Text that no database makes smaller. */
const BULK = 4000;

/** Projects that a server said it has, and what it returned in the meantime. */
export class Acknowledged {
  readonly #names: string[] = [];
  readonly #outcomes = new Map<string, number>();
  #count = 0;

  /** Creates one; what became of it in one word. */
  async write(ceo: Client): Promise<string> {
    const name = `project-${this.#count++}`;
    const description = randomBytes(BULK / 2).toString('hex');
    const answer = await ceo.call('createProject', { body: { name, description } });
    if (answer.status === 201) this.#names.push(name);
    return this.note(answer);
  }

  /** Counts a response of another operation. */
  note(answer: OperationResponse): string {
    const word = outcome(answer);
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

  /** Every one is there, and once; so are those that were acknowledged elsewhere. */
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
