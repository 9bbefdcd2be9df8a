import { createHash } from 'node:crypto';
import type { Client, OperationResponse } from '../../client/client.ts';
import { openRaw } from '../../client/raw.ts';
import type { TestServer } from '../../server/server.ts';
import type { HeldClaim } from './work.ts';

/** The hash of a content in lower-case hex, as artifacts show it. */
export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Uploads a text as an artifact of a claimed run. */
export const putText = (
  client: Client,
  { path, token }: Pick<HeldClaim, 'path' | 'token'>,
  name: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OperationResponse> =>
  client.callRaw('putArtifact', {
    path: { ...path, artifact_name: name },
    raw: { text, type: 'text/markdown' },
    headers: { 'lease-token': token, ...headers },
  });

/** Sends a body of any kind to a path of the interface, without a comparison with the document. */
export const sendBody = (
  { baseUrl, identity }: Client,
  path: string,
  {
    body,
    headers,
  }: { readonly body: string | ReadableStream<Uint8Array>; readonly headers: Readonly<Record<string, string>> },
): Promise<Response> =>
  fetch(new URL(path, baseUrl), {
    method: 'PUT',
    headers: { authorization: `Bearer ${identity.bearer}`, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

/** The path of an artifact of a claimed run. */
export const artifactPath = ({ runId }: Pick<HeldClaim, 'runId'>, name: string): string =>
  `/api/v1/runs/${runId}/artifacts/${encodeURIComponent(name)}`;

/** Begins an upload of `length` bytes and sends only some of them; the returned function closes the connection. */
export const beginUpload = (
  { baseUrl, identity }: Client,
  held: Pick<HeldClaim, 'runId' | 'token'>,
  name: string,
  length: number,
): (() => void) => {
  const lines = [
    `PUT ${artifactPath(held, name)} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${identity.bearer}`,
    `lease-token: ${held.token}`,
    `content-length: ${length}`,
  ];
  const { send, leave } = openRaw(baseUrl);
  send(`${lines.join('\r\n')}\r\n\r\n${'x'.repeat(length / 2)}`);
  return leave;
};

/** The number of stored contents, complete or not, and of their chunks. */
export const countContents = async ({ store }: TestServer): Promise<{ contents: number; chunks: number }> => {
  const { rows } = await store.pool.query<{ contents: number; chunks: number }>(
    `select (select count(*)::int from artifact_contents) as contents, (select count(*)::int from artifact_chunks) as chunks`,
  );
  return rows[0] ?? { contents: 0, chunks: 0 };
};

/** Lets every content without an artifact expire. */
export const expireUploads = async ({ store }: TestServer): Promise<void> => {
  await store.pool.query(
    `update artifact_contents set expires_at = now() - interval '1 second' where expires_at is not null`,
  );
};

/** As if the task of these artifacts had ended so many days ago. */
export const endTaskBefore = async ({ store }: TestServer, taskId: string, days: number): Promise<void> => {
  await store.pool.query(`update artifacts set task_ended_at = now() - $2 * interval '1 day' where task_id = $1`, [
    taskId,
    days,
  ]);
};
