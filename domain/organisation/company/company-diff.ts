import { setImmediate } from 'node:timers/promises';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { RecordMissing } from '../../foundation/errors/errors.ts';
import type { JsonObject } from '../../foundation/kernel/json/canonical-json.ts';
import { groupsBySize, recordsOf, type StoredPart, type VersionPart } from '../changes/version-parts.ts';
import { type ListStep, stepsBetween } from '../value/snapshots/list-steps.ts';
import { diffRecord, diffSnapshots, operationOf, type PatchOperation } from '../value/snapshots/snapshot-diff.ts';

/** What differs between two versions, in the direction of the patch; `before` is null when the version is compared with nothing. */
export interface DifferingParts {
  readonly before: readonly StoredPart[] | null;
  readonly after: readonly StoredPart[];
}

type Read = (parts: readonly StoredPart[]) => Promise<readonly JsonObject[]>;

/** The cost of a step in addition to the record it adds. */
const STEP_SIZE = 64;

const LISTS = [
  ['department', 'departments'],
  ['agent', 'agents'],
] as const satisfies readonly (readonly [VersionPart, string])[];

const ofPart = (parts: readonly StoredPart[], wanted: VersionPart): StoredPart[] =>
  parts.filter(({ part }) => part === wanted);

const byId = (parts: readonly StoredPart[]): Map<string, StoredPart> => new Map(parts.map((part) => [part.id, part]));

async function settingsChanges({ before, after }: DifferingParts, read: Read): Promise<PatchOperation[]> {
  const [settings] = await read(ofPart(after, 'company'));
  if (before !== null) {
    const [former] = await read(ofPart(before, 'company'));
    return former === undefined || settings === undefined ? [] : diffSnapshots(former, settings);
  }
  if (settings === undefined) throw new RecordMissing('The version is incomplete and cannot be restored');
  return diffSnapshots({}, { ...settings, departments: [], agents: [] });
}

/** The added records, in groups, so that only one group is held in memory. */
async function* listSteps(
  path: string,
  before: readonly StoredPart[],
  after: readonly StoredPart[],
  read: Read,
): AsyncGenerator<PatchOperation[]> {
  const parts = byId(after);
  const addedBy = (step: ListStep): StoredPart[] =>
    step.op === 'add' ? [parts.get(step.id)].filter((part) => part !== undefined) : [];
  const sizeOf = (step: ListStep): number => STEP_SIZE + (addedBy(step)[0]?.size ?? 0);
  const steps = stepsBetween(before, after);
  await setImmediate();
  for (const group of groupsBySize(steps, sizeOf)) {
    const added = group.flatMap(addedBy);
    const records = await read(added);
    const contents = new Map(added.map(({ id }, place) => [id, records[place] as JsonObject]));
    yield group.map((step) => operationOf(path, step, (id) => contents.get(id) as JsonObject));
  }
}

/** The fields that changed in records of both versions. */
async function* recordChanges(
  path: string,
  before: readonly StoredPart[],
  after: readonly StoredPart[],
  read: Read,
): AsyncGenerator<PatchOperation[]> {
  const earlier = byId(before);
  const pairs = after
    .toSorted((left, right) => left.index - right.index)
    .flatMap((part) => {
      const former = earlier.get(part.id);
      return former === undefined ? [] : [[former, part] as const];
    });
  await setImmediate();
  for (const group of groupsBySize(pairs, ([former, part]) => former.size + part.size)) {
    const records = await read(group.flat());
    yield group.flatMap(([, { index }], place) =>
      diffRecord(records[2 * place] as JsonObject, records[2 * place + 1] as JsonObject, `${path}/${index}`),
    );
  }
}

/**
 * The JSON Patch between two versions, a piece at a time (spec/rules/organisation.md#version-differences). Only records that differ are
 * read, in groups, and no connection to the database is held while a group is compared. Throws NotFound when retention deletes a version
 * while it is read.
 */
export async function* companyPatch(uow: UnitOfWork, parts: DifferingParts): AsyncGenerator<PatchOperation[]> {
  const read: Read = async (wanted) => (wanted.length === 0 ? [] : uow.read((em) => recordsOf(em, wanted)));
  yield await settingsChanges(parts, read);
  for (const [part, name] of LISTS) {
    const [before, after] = [ofPart(parts.before ?? [], part), ofPart(parts.after, part)];
    // Other requests may run before each pass over a whole list.
    await setImmediate();
    yield* listSteps(`/${name}`, before, after, read);
    yield* recordChanges(`/${name}`, before, after, read);
  }
}
