import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '../../../domain/foundation/errors/domain-error.ts';
import { canonicalJson, contentHash, type JsonValue } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { itemsOf } from '../../../domain/foundation/kernel/pages/numbered-page.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { nameKey } from '../../../domain/foundation/kernel/text/text.ts';
import { OrganisationStore } from '../../../domain/organisation/changes/organisation-store.ts';
import { changesIn } from '../../../domain/organisation/changes/version-changes.ts';
import type { CompanySnapshot } from '../../../domain/organisation/value/snapshots/snapshot.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { type Edit, edits, perform } from '../../support/builders/organisation/organisation-edits.ts';
import { dumpTables } from '../../support/database/dump.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;

/** The result, or the class and text of the error. */
const outcomeOf = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) return [error.constructor.name, error.detail];
    throw error;
  }
};

/** Every attempt draws new ids and times, which their dependent values follow. */
const withoutDraws = (value: unknown): string => {
  const plain = JSON.stringify(value, (name, part) => (DRAWN.has(name) ? '-' : part)).replace(ID_OR_TIME, '"-"');
  return canonicalJson(JSON.parse(plain) as JsonValue);
};
const DRAWN = new Set(['contentHash', 'tag', 'createdAt', 'updatedAt', 'savedAt']);
const ID_OR_TIME = /"[0-9a-f]{8}-[0-9a-f-]{27}"|"\d{4}-\d\d-\d\dT[^"]*"/g;

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** What must hold after every change. */
const requireSound = async (snapshot: CompanySnapshot): Promise<void> => {
  for (const list of [snapshot.departments, snapshot.agents])
    expect(list.map(({ position }) => position)).toEqual(list.map((_, place) => place));
  expect(isUnique(snapshot.departments.map(({ name }) => nameKey(name)))).toBe(true);
  expect(isUnique(snapshot.agents.map(({ id }) => id))).toBe(true);
  const spellings = new Set(snapshot.departments.map(({ name }) => name));
  expect(snapshot.agents.every(({ department }) => spellings.has(department))).toBe(true);
};

const readVersion = async (number: string) => {
  const { mark, snapshot } = await server.services.company.version(number);
  let text = snapshot.first.join('');
  if (snapshot.rest !== null) for await (const piece of snapshot.rest) text += piece;
  return { mark, snapshot: JSON.parse(text) };
};

const requireStoredAsServed = async (): Promise<void> => {
  const { store, services } = server;
  const served = await services.company.read();
  const stored = await new OrganisationStore({
    uow: store.unitOfWork,
    pool: store.pool,
    defaultCurrency: 'USD',
  }).read();
  expect({ ...stored, isRecorded: served.isRecorded }).toEqual(served);
  expect(served.tag).toBe(contentHash(served.snapshot as unknown as JsonValue));
  await requireSound(served.snapshot);
  if (served.version === 0) return;
  const { mark, snapshot } = await readVersion(String(served.version));
  expect([snapshot, mark.contentHash]).toEqual([served.snapshot, served.tag]);
};

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('any sequence of edits', () => {
  it('a dry run changes no table and returns what the real call then does; what is stored is what is served', async () => {
    const runEdit = async (edit: Edit): Promise<void> => {
      const { services, store } = server;
      const before = await dumpTables(store.pool);
      const versionBefore = (await services.company.read()).version;
      let told: number | undefined;
      const trial = await outcomeOf(async () => {
        const { result, effects } = await store.unitOfWork.dryRun(() => perform(services, edit));
        told = effects.version;
        return result;
      });
      expect(await dumpTables(store.pool)).toEqual(before);
      const real = await outcomeOf(() => perform(services, edit));
      expect(withoutDraws(trial ?? null)).toBe(withoutDraws(real ?? null));
      const { version } = await services.company.read();
      if (!edit.kind.endsWith('Role')) expect(told).toBe(version === versionBefore ? undefined : version);
      await requireStoredAsServed();
    };
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 12 }), async (sequence) => {
        for (const edit of sequence) await runEdit(edit);
      }),
      { numRuns: 20 },
    );
  });

  it('any version can be restored exactly, and the history before it does not change', async () => {
    const { services } = server;
    const actor = actorNamed('restorer');
    const items = await itemsOf(await services.company.versions(0, null));
    const numbers = fc.integer({ min: 1, max: items.length });
    await fc.assert(
      fc.asyncProperty(numbers, async (number) => {
        const old = await readVersion(String(number));
        const { version } = await services.company.restore(String(number), actor, unconditional);
        expect([version.snapshot, version.contentHash]).toEqual([old.snapshot, old.mark.contentHash]);
        expect(version.contentHash).toBe(contentHash(version.snapshot as unknown as JsonValue));
        await requireStoredAsServed();
      }),
      { numRuns: 25 },
    );
    const after = await itemsOf(await services.company.versions(0, null));
    expect(after.slice(-items.length)).toEqual(items);
    expect(after.map(({ version }) => version)).toEqual(
      Array.from({ length: after.length }, (_, n) => after.length - n),
    );
  });

  it('pages of the history are parts of the whole', async () => {
    const { services } = server;
    const items = await itemsOf(await services.company.versions(0, null));
    const bounds = fc.tuple(fc.nat(items.length + 2), fc.integer({ min: 1, max: items.length + 2 }));
    await fc.assert(
      fc.asyncProperty(bounds, async ([offset, limit]) => {
        const page = await services.company.versions(offset, limit);
        expect([await itemsOf(page), page.total]).toEqual([items.slice(offset, offset + limit), items.length]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the changes of a version', () => {
  it('name no positions, which follow from other changes', async () => {
    const { company, departments } = server.services;
    const actor = actorNamed('sorter');
    // The random edits above may have left fewer than two.
    for (const name of ['legal', 'support'])
      await departments.create(
        { id: null, name, description: '', head: null, budgetPercent: 0, autonomyLevel: null },
        actor,
      );
    const names = (await company.read()).organisation.departments.map(({ name }) => name);
    await company.reorderDepartments(names.toReversed(), actor);
    const { version } = await company.read();
    const changes = await server.store.unitOfWork.read((em) => changesIn(em, version, version));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.flatMap(({ members }) => members)).toEqual([]);
  });
});
