import type { EntityManager } from '@mikro-orm/postgresql';
import { queueInsert, readRecord, readRecords } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { DomainError } from '../../foundation/errors/domain-error.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { isFinal } from '../../tasks/task-rules.ts';
import type { LeaseCall, LeaseCalls, LockedRun, LockedTaskRun } from '../leases/lease-calls.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import { errorForState } from '../runs/run-state.ts';
import { keepReport } from '../steps/late-steps.ts';
import { workSettings } from '../work-settings.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import { Artifact, type ArtifactRecord } from './artifact.entity.ts';
import type { ArtifactContents, StoredContent } from './artifact-contents.ts';
import { artifactAdded } from './artifact-events.ts';
import type { ArtifactLimits } from './artifact-limits.ts';
import type { ArtifactUpload } from './artifact-upload.ts';
import { type ContentMeasure, measurePieces } from './measured-content.ts';
import { SELECT_NEXT_VERSION } from './statements.ts';

export interface NewArtifact {
  readonly name: string;
  /** Null if the sender named none. */
  readonly mediaType: string | null;
  /** The precondition on the newest artifact of the task with this name, which is null if there is none. */
  readonly expected: Precondition<ArtifactRecord | null>;
}

/** The artifact with the bytes of an upload, and whether the upload created it. */
export interface PutArtifact {
  readonly artifact: ArtifactRecord;
  readonly isNew: boolean;
}

/** The result of the checks before the bytes of an upload are read; `error` is the error of a run that accepts no artifacts. */
interface Admission {
  readonly workerName: string;
  readonly error: DomainError | null;
}

interface ArtifactUploadsDeps {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly settings: LiveSettings;
  readonly leaseCalls: LeaseCalls;
  readonly presence: Pick<WorkerPresence, 'touch'>;
  readonly contents: ArtifactContents;
  readonly limits: ArtifactLimits;
}

/** The media type if the sender named none. */
const DEFAULT_MEDIA_TYPE = 'application/octet-stream';

/** The time limit in seconds for an upload of this many bytes, with a margin for the store (spec/rules/work.md#artifact-uploads). */
const secondsOf = (bytes: number): number => 15 + Math.ceil(bytes / 65_536) + 600;

/** Receives the artifacts of runs (spec/rules/work.md#artifacts). */
export class ArtifactUploads {
  readonly #deps: ArtifactUploadsDeps;

  constructor(deps: ArtifactUploadsDeps) {
    this.#deps = deps;
  }

  /**
   * Stores an upload as the next version of its name, or returns the artifact of this run with the same name and bytes. An artifact of a run
   * that has ended or was taken over is not stored; the run keeps its name, size and hash as a late step. Throws NotFound, Forbidden,
   * VersionConflict (taken over, If-Match), Conflict (state, counts and quotas), ServiceUnavailable, and the errors of the upload and of
   * `renew`, which returns the caller with current permissions: an upload can take long, so they are checked again before it is stored.
   */
  async put(
    call: LeaseCall,
    given: NewArtifact,
    upload: ArtifactUpload,
    renew: () => Promise<Actor>,
  ): Promise<PutArtifact> {
    const maxBytes = this.#deps.settings.get(workSettings.maxArtifactBytes);
    const { workerName, error } = await this.#admit(call, given, upload.announcedBytes);
    await this.#deps.presence.touch([workerName]);
    if (error !== null) {
      const measure = await measurePieces(upload.read(maxBytes));
      const present = { ...call, actor: await renew() };
      await this.#deps.uow.write(async (em) => {
        const { run } = await this.#deps.leaseCalls.lock(em, present);
        await keepLate(em, run, given.name, measure);
      });
      throw error;
    }
    const content = await this.#deps.contents.store(upload.read(maxBytes), secondsOf(maxBytes));
    const completing = renew().then((actor) => this.#complete({ ...call, actor }, given, content));
    const result = await completing.catch(async (error: unknown) => {
      await this.#deps.contents.discard(content.id);
      throw error;
    });
    if ('artifact' in result && result.isNew) return result;
    await this.#deps.contents.discard(content.id);
    if ('error' in result) throw result.error;
    return result;
  }

  /** The checks before the bytes are read. */
  #admit(call: LeaseCall, given: NewArtifact, bytes: number | null): Promise<Admission> {
    const { uow, leaseCalls, limits } = this.#deps;
    return uow.write(async (em) => {
      const held = await leaseCalls.lock(em, call);
      const { workerName } = held.run;
      const error = uploadErrorFor(held);
      if (error !== null) return { workerName, error };
      if (held.isLive) leaseCalls.extend(em, held);
      given.expected(await newest(em, held.run, given.name));
      if (bytes !== null) await limits.requireQuota(em, held.run, { name: given.name, size: bytes });
      return { workerName, error: null };
    });
  }

  /** Adds the artifact of a stored content, in one transaction with its limits and its event. */
  #complete(
    call: LeaseCall,
    { name, mediaType, expected }: NewArtifact,
    stored: StoredContent,
  ): Promise<PutArtifact | { readonly error: DomainError }> {
    const { uow, leaseCalls, limits, contents, outbox } = this.#deps;
    const { id, size, sha256 } = stored;
    return uow.write(async (em) => {
      const held = await leaseCalls.lockWithTask(em, call);
      const error = uploadErrorFor(held);
      if (error !== null) {
        await keepLate(em, held.run, name, stored);
        return { error };
      }
      if (held.isLive) leaseCalls.extend(em, held);
      const known = await readRecord(em, Artifact, { runId: held.run.id, name, sha256 });
      if (known !== null) return { artifact: known, isNew: false };
      expected(await newest(em, held.run, name));
      await limits.add(em, held.run, size);
      await contents.keep(em, id);
      const version = await nextVersion(em, held.run, name);
      const content = { id, name, mediaType: mediaType ?? DEFAULT_MEDIA_TYPE, size, sha256, version };
      const artifact = newArtifact(held, content);
      queueInsert(em, Artifact, artifact);
      outbox.publish(em, artifactAdded(artifact));
      return { artifact, isNew: true };
    });
  }
}

type ArtifactContent = Pick<ArtifactRecord, 'id' | 'name' | 'mediaType' | 'size' | 'sha256' | 'version'>;

/** The task may have ended already: a run that was asked to stop may still deliver. */
const newArtifact = ({ run, task, time }: LockedTaskRun, content: ArtifactContent): ArtifactRecord => ({
  ...content,
  runId: run.id,
  taskId: run.taskId,
  projectId: run.projectId,
  isAccepted: false,
  createdAt: time.now,
  taskEndedAt: task === null || isFinal(task.status) ? time.now : null,
});

/** The error of an upload to a run in this state; null if the run accepts artifacts, even after its lease has expired. */
const uploadErrorFor = ({ state }: LockedRun): DomainError | null =>
  state === 'taken_over' || state === 'finished' || state === 'released' ? errorForState(state) : null;

/** Keeps name, size and hash of an artifact that is not stored. */
const keepLate = (em: EntityManager, run: RunRecord, name: string, { size, sha256 }: ContentMeasure) =>
  keepReport(em, run, 'artifact', { name, size, sha256 });

const newest = async (em: EntityManager, { taskId }: RunRecord, name: string): Promise<ArtifactRecord | null> =>
  (await readRecords(em, Artifact, { where: { taskId, name }, latestBy: 'version', limit: 1 }))[0] ?? null;

const nextVersion = async (em: EntityManager, { taskId }: RunRecord, name: string): Promise<number> => {
  const [row] = await em.execute<{ version: number }[]>(SELECT_NEXT_VERSION, [taskId, name]);
  return row?.version ?? 1;
};
