import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsIn } from '../../scripts/spec-tools/pages/operations.ts';
import { exampleOf, fill } from '../../scripts/spec-tools/pages/request-model.ts';
import { sampleOf } from '../../scripts/spec-tools/pages/samples.ts';
import { addUser, setUpCeo } from '../support/builders/people.ts';
import type { Body, Client } from '../support/client/client.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

const document = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
const run = promisify(execFile);
const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

let server: TestServer;
let ceo: Client;
let folder: string;
let key: string;
let page: string;
beforeAll(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  await addUser(server, 'ada', 'manager');
  ceo = await setUpCeo(server.client);
  const { body } = await ceo.call('createApiKey', { body: { name: 'samples', role: 'ceo' } });
  key = body.data.api_key;
  page = (await server.client.call('getDocs')).text;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const FORMS = { curl: 'sample.sh', typescript: 'sample.ts', python: 'sample.py' } as const;
const PROGRAMS = { curl: 'sh', typescript: process.execPath, python: 'python3' } as const;
type Language = keyof typeof FORMS;

/** The sample of the page, with the port of the test server. */
const shown = (id: string, language: Language): string => {
  const article = page.slice(page.indexOf(`<article class="operation" id="${id}"`));
  const [, html = ''] = new RegExp(`<pre [^>]*data-language="${language}"><code>([^<]*)`).exec(article) ?? [];
  const text = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return text.replaceAll(server.config.baseUrl, server.baseUrl);
};

/** The output of the program, with a key in the environment. */
const printed = async (text: string, language: Language): Promise<string> => {
  const file = join(folder, FORMS[language]);
  writeFileSync(file, text);
  const env = { PATH: process.env.PATH ?? '', PLATFORM_API_KEY: key };
  const { stdout } = await run(PROGRAMS[language], [file], { cwd: folder, env });
  return stdout;
};

describe.each([
  ['curl', 'curl'],
  ['typescript', process.execPath],
  ['python', 'python3'],
] as const)('the samples in %s', (language, command) => {
  it.skipIf(!has(command))('run unchanged as documented', async () => {
    expect(await printed(shown('getLiveness', language), language)).toContain('uptime_seconds');
    expect(await printed(shown('getCurrentUser', language), language)).toContain('chief');
    expect(await printed(shown('createUser', language), language)).toContain('grace');
    const { data } = (await ceo.call('listUsers')).body;
    const { id } = (data as readonly Body[]).find(({ username }) => username === 'grace') ?? {};
    expect((await ceo.call('deleteUser', { path: { user_id: id } })).status).toBe(204);
  });
});

/** The sample that the page shows for sessions. */
const withSession = (id: string, language: Language): string => {
  const model = operationsIn(JSON.parse(document)).find((operation) => operation.id === id)?.model;
  if (model === undefined) throw new Error(`no ${id}`);
  return sampleOf(model, fill(model, exampleOf(model)), language, 'session', server.baseUrl);
};

describe.each([
  ['curl', 'curl'],
  ['python', 'python3'],
] as const)('the samples in %s with a session', (language, command) => {
  it.skipIf(!has(command))('keep its cookies and repeat its token', async () => {
    await printed(withSession('login', language), language);
    expect(await printed(withSession('createWsTicket', language), language)).toContain('ticket');
    expect(await printed(withSession('getCurrentUser', language), language)).toContain('ada');
  });
});
