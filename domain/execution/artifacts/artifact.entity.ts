import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** A file that a run delivered. Its content never changes; new bytes under the same name are the next version. */
export const Artifact = defineEntity({
  name: 'Artifact',
  tableName: 'artifacts',
  indexes: [
    { name: 'artifacts_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'artifacts_run_id_index', properties: ['runId'] },
    { name: 'artifacts_project_id_created_at_index', properties: ['projectId', 'createdAt', 'id'] },
  ],
  uniques: [{ name: 'artifacts_version_unique', properties: ['taskId', 'name', 'version'] }],
  properties: {
    id: p.uuid().primary(),
    runId: p.uuid(),
    taskId: p.uuid(),
    projectId: p.uuid(),
    name: p.text(),
    mediaType: p.text(),
    /** In bytes. */
    size: p.integer(),
    /** In lower-case hex. */
    sha256: p.text(),
    /** Counted from 1 for each name of a task. */
    version: p.integer(),
    /** Whether its run passed the review. */
    isAccepted: p.boolean(),
    createdAt: p.datetime(3),
    /** The start of the retention; null until the task is final. */
    taskEndedAt: p.datetime(3).nullable(),
  },
});
export type ArtifactRecord = InferEntity<typeof Artifact>;
