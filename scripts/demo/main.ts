import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { asList } from '../shared/json.ts';
import { portAsked } from '../shared/port-argument.ts';
import { SERVER_ARGUMENTS } from '../shared/server-arguments.ts';
import { signUp } from './api.ts';
import { approvals, charters, found, people, talk, withModels, work } from './company.ts';
import { DemoWorker, executeCharters } from './execution.ts';
import { startModel } from './model.ts';

// `npm run demo -- --port 3001`: a fresh server with an example company, created only through the public interface, and a
// scripted model whose replies and costs never change. Everything is deleted when it ends.

const ACCOUNT = { username: 'admin', password: 'correct horse battery' };
const PROVIDER = 'demo';

const port = portAsked({
  command: 'demo',
  what: 'Starts a temporary server with an example company.',
  usual: 3001,
  least: 1,
});
const base = `http://127.0.0.1:${port}`;
const startedAt = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'demo-'));
const model = await startModel();
const providers = join(folder, 'providers.json');
writeFileSync(
  providers,
  JSON.stringify({
    providers: [{ name: PROVIDER, kind: 'openai-compatible', base_url: model.url, models: [{ id: 'demo-1' }] }],
  }),
);

const server = spawn(process.execPath, SERVER_ARGUMENTS, {
  cwd: resolve(import.meta.dirname, '../..'),
  // A new environment: the demo must never write to the database of an inherited DATABASE_URL, or listen on a public address.
  env: {
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    MODEL_PROVIDER: 'guided',
    MODEL_PROVIDERS_FILE: providers,
    WEBHOOK_ALLOW_PRIVATE: 'on',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
server.once('exit', (code) => {
  model.close();
  rmSync(folder, { recursive: true, force: true });
  process.exitCode ??= code ?? 0;
});
let isTold = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isTold = true;
    server.kill('SIGTERM');
  });

/** Waits until this server logs that it listens. A request is not enough, because another server may use the address. */
const untilReady = async (): Promise<void> => {
  const listening = new Promise<void>((resolve) => {
    let said = '';
    server.stdout.on('data', (piece) => {
      said += piece;
      if (said.includes(` on ${base}`)) resolve();
    });
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error(`the server did not start; if port ${port} is in use, choose another one by --port or PORT`);
  });
  await Promise.race([listening, failed]);
};

try {
  await untilReady();
  const { api, session, key } = await signUp(base, ACCOUNT);
  const atWork = async (): Promise<unknown> => {
    const agents = await found(api);
    // Before the senior agents get the scripted model, which writes but does not work.
    await executeCharters(api, session);
    const staff = await withModels(api, agents, PROVIDER);
    const worker = new DemoWorker(api, session);
    return Promise.all([work(api, staff), charters(api), talk(api, staff), worker.work(agents.slice(-7))]);
  };
  await Promise.all([atWork(), people(api), approvals(api)]);
  const waiting = asList(await api.get('/api/v1/inbox')).length;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`console    ${base}/console`);
  console.log(`sign in    ${ACCOUNT.username}, password "${ACCOUNT.password}"`);
  console.log(`API key    ${key}`);
  console.log(`reference  ${base}/docs`);
  console.log(`The example company "Lighthouse Works" was created in ${seconds} s. ${waiting} decisions are pending.`);
  console.log('Ctrl-C stops the server and deletes all its data.');
} catch (error) {
  // The user stopped the demo before it was ready.
  if (!isTold) {
    console.error(`organisation-platform: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  server.kill('SIGTERM');
}
