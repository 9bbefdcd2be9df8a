import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../../../scripts/bench/processes.ts';
import { eventually } from '../time/eventually.ts';

const BUCKET = 'artifacts';
const CREDENTIALS = { accessKeyId: 'test-access', secretAccessKey: 'test-secret-test-secret' };

/** A real S3-compatible server with an empty bucket. */
export interface ObjectStore {
  /** The environment of a platform that stores its artifacts there. */
  readonly env: Readonly<Record<string, string>>;
  /** The number of stored objects and of unfinished multipart uploads. */
  count(): Promise<{ readonly objects: number; readonly uploads: number }>;
  /** Kills the process; the objects stay. */
  stop(): Promise<void>;
  /** Starts the process again at the same address. */
  start(): Promise<void>;
  /** Stops the process and deletes everything. */
  close(): Promise<void>;
}

/** Starts the server of this program, versitygw, on a new folder. */
export const startObjectStore = async (program: string): Promise<ObjectStore> => {
  const folder = mkdtempSync(join(tmpdir(), 'object-store-'));
  const [data, sidecar] = [join(folder, 'data'), join(folder, 'sidecar')];
  for (const each of [data, sidecar]) mkdirSync(each);
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const { accessKeyId, secretAccessKey } = CREDENTIALS;
  const client = new S3Client({
    ...{ endpoint, forcePathStyle: true, region: 'us-east-1', credentials: CREDENTIALS, maxAttempts: 1 },
  });
  let child: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = null;
  };
  const start = async (): Promise<void> => {
    // Metadata in files, because not every file system has extended attributes.
    const args = ['--port', `127.0.0.1:${port}`, '--access', accessKeyId, '--secret', secretAccessKey, '--quiet'];
    child = spawn(program, [...args, 'posix', '--sidecar', sidecar, data], { stdio: ['ignore', 'ignore', 'inherit'] });
    await eventually(async () => {
      const response = await fetch(endpoint).catch(() => null);
      await response?.arrayBuffer();
      return response !== null;
    });
  };
  await start();
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  return {
    env: {
      ARTIFACTS_URL: `s3://${BUCKET}/files?endpoint=${encodeURIComponent(endpoint)}`,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    count: async () => {
      const { KeyCount = 0 } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: BUCKET }));
      return { objects: KeyCount, uploads: Uploads.length };
    },
    stop,
    start,
    close: async () => {
      client.destroy();
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
};
