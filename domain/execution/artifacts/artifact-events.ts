import type { DomainEvent } from '../../foundation/events/event.ts';
import type { ArtifactRecord } from './artifact.entity.ts';

/** The event of a new artifact. */
export const artifactAdded = (artifact: ArtifactRecord): DomainEvent => {
  const { id: artifact_id, runId: run_id, taskId: task_id, name, version, size } = artifact;
  return { type: 'artifact.added', channel: 'work', payload: { artifact_id, run_id, task_id, name, version, size } };
};
