import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { OutdatedRows } from '../../foundation/jobs/housekeeping.ts';
import type { Process } from '../../foundation/module.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import { workSettings } from '../work-settings.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import { ArtifactContents } from './artifact-contents.ts';
import { ArtifactLimits } from './artifact-limits.ts';
import { ArtifactService } from './artifact-service.ts';
import { ArtifactUploads } from './artifact-uploads.ts';
import { DELETE_OUTDATED_ARTIFACTS } from './statements.ts';
import { endArtifacts } from './stored-run-artifacts.ts';
import { ArtifactStores } from './stores/artifact-stores.ts';
import { DatabaseStore } from './stores/database-store.ts';
import type { S3Location } from './stores/s3-location.ts';
import { S3Store } from './stores/s3-store.ts';

interface ArtifactNeeds {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly settings: LiveSettings;
  readonly tasks: TaskChanges;
  readonly leaseCalls: LeaseCalls;
  readonly presence: Pick<WorkerPresence, 'touch'>;
  readonly artifactLocation: S3Location | null;
}

/** The tables of artifacts that have no entity. */
export const ARTIFACT_TABLES = ['artifact_contents', 'artifact_chunks', 'artifact_totals'] as const;

/** Retention: artifacts that were not accepted or were replaced. */
export const outdatedArtifacts: Readonly<Record<string, OutdatedRows>> = {
  artifacts: { text: DELETE_OUTDATED_ARTIFACTS, age: workSettings.keepDays },
};

/** Builds the services of artifacts, with their job and the process that closes the store. */
export const buildArtifacts = (needs: ArtifactNeeds) => {
  const { uow, outbox, settings, tasks, leaseCalls, presence, artifactLocation } = needs;
  const objects = artifactLocation === null ? null : new S3Store(artifactLocation);
  const contents = new ArtifactContents(uow, new ArtifactStores(new DatabaseStore(uow), objects));
  tasks.onEnd(async (em, task) => endArtifacts(em, task.id, task.updatedAt));
  const limits = new ArtifactLimits(settings);
  const closing: Process = { close: () => objects?.close() };
  return {
    artifacts: new ArtifactService(uow, contents),
    artifactUploads: new ArtifactUploads({ uow, outbox, settings, leaseCalls, presence, contents, limits }),
    /** For tests that run the sweep; in a server a job runs it. */
    artifactContents: contents,
    jobs: [contents.job],
    processes: [closing],
  };
};
