import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { RecordMissing } from '../../foundation/errors/errors.ts';
import { groupsBySize, recordsText, type StoredPart, type VersionPart } from '../changes/version-parts.ts';

/**
 * The snapshot of a version as JSON, in pieces. Records are stored as they are shown, so their text is passed through.
 * Throws NotFound if retention deletes the version during the read.
 */
export async function* versionText(uow: UnitOfWork, parts: readonly StoredPart[]): AsyncGenerator<string> {
  const read = (wanted: readonly StoredPart[]): Promise<string> => uow.read((em) => recordsText(em, wanted));
  const ofPart = (wanted: VersionPart): StoredPart[] =>
    parts.filter(({ part }) => part === wanted).sort((left, right) => left.index - right.index);
  async function* listText(wanted: VersionPart): AsyncGenerator<string> {
    let comma = '';
    for (const group of groupsBySize(ofPart(wanted), ({ size }) => size)) {
      yield comma + (await read(group));
      comma = ',';
    }
  }
  const settings = ofPart('company');
  if (settings.length !== 1) throw new RecordMissing('The version is incomplete and cannot be restored');
  yield `${(await read(settings)).trimEnd().slice(0, -1)},"departments":[`;
  yield* listText('department');
  yield '],"agents":[';
  yield* listText('agent');
  yield ']}';
}
