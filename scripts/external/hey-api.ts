import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replies } from '../../derived/replies.js';
import { ScriptedModel } from '../../test/support/doubles/scripted-model.ts';
import { startServer } from '../bench/processes.ts';
import { INSTALLED, installTools, step } from './installed.ts';

// A client that @hey-api/openapi-ts generates from the document compiles with a program that uses it, and reads real streams to their
// last frame: with the built-in guide, and with a model that is scripted.

interface Frame {
  readonly event: string;
  readonly data: unknown;
}
interface Program {
  signIn(baseUrl: string): Promise<unknown>;
  hire(client: unknown, name: string, role: string): Promise<void>;
  hear(client: unknown, body: { readonly message: string; readonly intent_override?: string }): Promise<Frame[]>;
  describe(frame: Frame): string;
}

const SECRETS = { JWT_SECRET: 'judge-secret-judge-secret-judge-secret', CURSOR_SECRET: 'judge-cursor-secret' };
const COMPILER = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: false,
  outDir: 'built',
};

const tool = (name: string, args: readonly string[], cwd: string): void => {
  execFileSync(join(INSTALLED, 'node_modules/.bin', name), args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
};

/** Generates, compiles and loads, in a folder that goes afterwards. */
const build = async (folder: string): Promise<Program> => {
  const document = resolve(import.meta.dirname, '../../generated/openapi.json');
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts', 'client'] }),
  );
  copyFileSync(join(import.meta.dirname, 'programs/hey-api.ts'), join(folder, 'hey-api.ts'));
  await step('a client is generated', () =>
    tool('openapi-ts', ['-i', document, '-o', join(folder, 'client'), '--silent', '--no-log-file'], folder),
  );
  await step('it compiles, with a program that uses it', () => tool('tsc', ['-p', '.'], folder));
  return import(pathToFileURL(join(folder, 'built/hey-api.js')).href);
};

const validator = replies.streamTurn?.[200]?.['text/event-stream'];

const requireFrames = (frames: readonly Frame[], names: RegExp): void => {
  const found = frames.map(({ event }) => event).join(' ');
  if (!names.test(found)) throw new Error(`frames were "${found}"`);
  for (const frame of frames)
    if (validator?.(frame) !== true) throw new Error(`not as declared: ${JSON.stringify(frame).slice(0, 500)}`);
};

/** Requires that the deltas add up to the complete response. */
const requireWhole = ({ describe }: Program, frames: readonly Frame[]): void => {
  const textOf = (event: string): string =>
    frames
      .filter((frame) => frame.event === event)
      .map(describe)
      .join('');
  if (textOf('delta') === '' || textOf('delta') !== textOf('complete'))
    throw new Error('the deltas are not the response');
};

const withServer = async (env: Record<string, string>, use: (url: string) => Promise<void>): Promise<void> => {
  const server = await startServer({ DATABASE_URL: 'memory:', LOG_LEVEL: 'fatal', ...SECRETS, ...env });
  await use(server.url).finally(() => server.stop());
};

const checkGuide =
  (program: Program) =>
  async (url: string): Promise<void> => {
    const client = await program.signIn(url);
    await step('the guide is heard to its last frame', async () => {
      const frames = await program.hear(client, { message: 'How many departments do we have?' });
      requireFrames(frames, /^(delta )+complete$/);
      requireWhole(program, frames);
    });
    await step('what is not streamed is one deferred frame', async () => {
      const frames = await program.hear(client, { message: 'Plan a migration of our billing system' });
      requireFrames(frames, /^deferred$/);
      if (frames.map(program.describe).join() !== 'propose') throw new Error('it was not deferred as a proposal');
    });
  };

const checkModel =
  (program: Program, model: ScriptedModel) =>
  async (url: string): Promise<void> => {
    const client = await program.signIn(url);
    await program.hire(client, 'Ada', 'CTO');
    const question = { message: 'What is happening?', intent_override: 'explain' };
    const remark = { role: 'CTO', content: 'The import is nearly done.', confidence: 0.9 };
    model.script('concern_route', { json: { topic: 'work', role: null, confidence: 0 } });
    await step('a model is heard to the last remark', async () => {
      model
        .script('stream', { pieces: ['Two ', 'tasks "ünder\nway".'] })
        .script('chime_in', { json: { chime_ins: [remark] } });
      const frames = await program.hear(client, question);
      requireFrames(frames, /^delta delta complete chime$/);
      requireWhole(program, frames);
    });
    await step('a model that fails on the way ends in an error frame', async () => {
      model.script('stream', { pieces: ['Two '], finish: 'cut' });
      requireFrames(await program.hear(client, question), /^delta error$/);
    });
  };

await installTools();
const folder = mkdtempSync(join(tmpdir(), 'hey-api-'));
const model = await ScriptedModel.start();
try {
  const program = await build(folder);
  await withServer({ MODEL_PROVIDER: 'guided' }, checkGuide(program));
  const endpoint = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'scripted' };
  await withServer(endpoint, checkModel(program, model));
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await model.close();
  rmSync(folder, { recursive: true });
}
