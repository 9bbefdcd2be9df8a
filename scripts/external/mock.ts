import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { replies } from '../../derived/replies.js';
import { operations } from '../../generated/operations.ts';
import type { OperationPolicy } from '../../handlers/http/document/policy.ts';
import { against, readReport, runKit } from '../../test/clients/conformance/runs.ts';
import { SHOWN } from '../../test/support/sweep/examples.ts';
import { eventually } from '../../test/support/time/eventually.ts';
import { freePort } from '../bench/processes.ts';
import { INSTALLED, installTools, step } from './installed.ts';

// Checks the mock server of docs/mock.md: Prism serves the declared responses of the document. The conformance kit must complete its run,
// although a mock follows the schemas and not the rules.

const DOCUMENT = resolve(import.meta.dirname, '../../generated/openapi.json');
const ID = '0190aaaa-0000-7000-8000-000000000001';
/** All operations except the WebSocket, which responds with an upgrade. */
const policies: readonly [string, OperationPolicy][] = Object.entries<OperationPolicy>(operations).filter(
  ([, { statuses }]) => !statuses.includes(101),
);

/** Calls an operation with its first example, and compares the response with the document. Returns the status. */
const callOperation = async (base: string, id: string, { method, path, media }: OperationPolicy): Promise<number> => {
  const body = SHOWN.get(id as never)?.requests[0]?.value;
  const response = await fetch(`${base}${path.replaceAll(/\{\w+\}/g, ID)}`, {
    method: method.toUpperCase(),
    headers: { accept: 'application/json', authorization: 'Bearer any', 'content-type': 'application/json' },
    ...(body === undefined || method === 'get' ? {} : { body: JSON.stringify(body) }),
  });
  const [text, type] = [await response.text(), response.headers.get('content-type') ?? ''];
  // A file may have any media type, also that of JSON.
  if (media === 'application/octet-stream') return response.status;
  if (!response.ok || !type.startsWith('application/json') || text === '') return response.status;
  const validate = replies[id]?.[response.status]?.['application/json'];
  assert.equal(validate?.(JSON.parse(text)), true, `${id} ${response.status}: ${JSON.stringify(validate?.errors)}`);
  return response.status;
};

const proveShapes = async (base: string): Promise<void> => {
  const statuses = new Map<string, number>();
  for (const [id, policy] of policies) statuses.set(id, await callOperation(base, id, policy));
  const failed = [...statuses].filter(([, status]) => status >= 500);
  assert.deepEqual(failed, []);
  const successes = [...statuses.values()].filter((status) => status < 300).length;
  assert.ok(successes > statuses.size / 2, `${successes} of ${statuses.size} operations succeed`);
};

const proveKit = async (url: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  try {
    const { code, stderr } = await runKit(...against(url, '--out', folder));
    assert.deepEqual([code, stderr], [1, '']);
    const { results, counts } = await readReport(folder);
    assert.ok(results.some(({ status }) => status === 'fails'));
    assert.ok(counts.holds > 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await installTools();
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const program = join(INSTALLED, 'node_modules/.bin/prism');
const mock = spawn(process.execPath, [program, 'mock', '--port', String(port), DOCUMENT], {
  stdio: 'ignore',
  env: { ...process.env, SCARF_ANALYTICS: 'false' },
});
try {
  await step('it serves the document', () =>
    eventually(async () => (await fetch(`${base}/api/v1/healthz`).catch(() => null))?.status === 200, 60),
  );
  await step('its responses are those that the document declares', () => proveShapes(base));
  await step('the conformance kit tests it to the end', () => proveKit(base));
} finally {
  mock.kill();
}
