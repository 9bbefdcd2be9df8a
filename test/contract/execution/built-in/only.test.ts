import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newReadyTask, openWorkScene, readTask, type WorkScene } from '../../../support/builders/execution/work.ts';
import { createDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

let database: TestDatabase;
let scene: WorkScene;
let worker: TestServer;

beforeAll(async () => {
  database = await createDatabase();
  scene = await openWorkScene({ database, replicas: 1 });
  worker = await startServer({ database, replicas: 1, env: { WORKER: 'only' } });
  await worker.services.startBackground();
});
afterAll(async () => {
  await worker.close();
  await scene.close();
  await database.drop();
});

describe('a process with WORKER=only', () => {
  it('serves probes and metrics, and nothing else', async () => {
    const statusOf = async (path: string): Promise<string> => {
      const response = await fetch(`${worker.baseUrl}${path}`);
      const body = await response.text();
      return `${response.status} ${/"error_code":(\d+)/.exec(body)?.[1] ?? ''}`.trim();
    };
    const paths = ['/api/v1/healthz', '/api/v1/readyz', '/api/v1/setup/status', '/console', '/openapi.json', '/mcp'];
    expect(await Promise.all(paths.map(statusOf))).toEqual([
      '200',
      '200',
      '404 3002',
      '404 3002',
      '404 3002',
      '405 2001',
    ]);
  });

  it('executes the tasks that other processes accept', async () => {
    const taskId = await newReadyTask(scene);
    await expect.poll(() => readTask(scene.ceo, taskId), { interval: 50 }).toMatchObject({ status: 'in_review' });
  });
});
