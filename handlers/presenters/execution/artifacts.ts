import type { ArtifactRecord } from '../../../domain/execution/artifacts/artifact.entity.ts';
import type { Schema } from '../schemas.ts';

export const presentArtifact = (artifact: ArtifactRecord): Schema<'Artifact'> => ({
  id: artifact.id,
  run_id: artifact.runId,
  task_id: artifact.taskId,
  name: artifact.name,
  media_type: artifact.mediaType,
  size: artifact.size,
  sha256: artifact.sha256,
  version: artifact.version,
  is_accepted: artifact.isAccepted,
  created_at: artifact.createdAt.toISOString(),
});
