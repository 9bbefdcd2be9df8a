import type { Services } from '../../../domain/services.ts';
import type { HandlersOf } from '../../http/contracts/operation.ts';
import { content, created, ok, pageResult } from '../../http/contracts/result.ts';
import { omitUndefined } from '../../http/omit-undefined.ts';
import { attachmentNamed } from '../../http/responses/content-disposition.ts';
import { presentArtifact } from '../../presenters/execution/artifacts.ts';

type ArtifactOperation = 'putArtifact' | 'listArtifacts' | 'getArtifact' | 'getArtifactContent';

/** A browser must never execute what an agent delivered, and must ask the server before it uses a cached copy. */
const SAFE_HEADERS = { 'content-security-policy': 'sandbox', 'cache-control': 'private, no-cache' };

export const artifactHandlers = ({
  artifacts,
  artifactUploads,
}: Services): Pick<HandlersOf<'execution'>, ArtifactOperation> => ({
  putArtifact: async ({ path, caller, upload, actor, renew, ifMatch }) => {
    const call = { runId: path.run_id, token: caller.header('lease-token') ?? '', actor };
    const given = { name: path.artifact_name, mediaType: upload.mediaType, expected: ifMatch(presentArtifact) };
    const { artifact, isNew } = await artifactUploads.put(call, given, upload, renew);
    const data = presentArtifact(artifact);
    return isNew ? created(data, { location: `/api/v1/artifacts/${artifact.id}` }) : ok(data);
  },
  listArtifacts: async ({ query, page: request }) => {
    const { task_id: taskId, run_id: runId, project_id: projectId } = query;
    return pageResult(await artifacts.list(omitUndefined({ taskId, runId, projectId }), request), presentArtifact);
  },
  getArtifact: async ({ path }) => ok(presentArtifact(await artifacts.get(path.artifact_id))),
  getArtifactContent: async ({ path }) => {
    const { artifact, read } = await artifacts.content(path.artifact_id);
    const { name, mediaType, size, sha256: tag } = artifact;
    return content({ mediaType, size, tag, read }, { ...SAFE_HEADERS, 'content-disposition': attachmentNamed(name) });
  },
});
