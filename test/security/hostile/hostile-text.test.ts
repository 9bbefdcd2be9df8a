import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractObject } from '../../../domain/llm/gateway/structured-reply.ts';
import { classify } from '../../../domain/llm/providers/guide/classify/classification.ts';
import { commandsIn } from '../../../domain/llm/providers/guide/commands.ts';
import { readBudget } from '../../../domain/llm/providers/guide/interview/budget.ts';
import { readLabels } from '../../../domain/llm/providers/guide/interview/labels.ts';
import { readPoints, readProjectName, readScope } from '../../../domain/llm/providers/guide/interview/replies.ts';
import { routeByWords } from '../../../domain/llm/providers/guide/routing.ts';
import { unquoted } from '../../../domain/llm/providers/guide/text/words.ts';
import { maskCredentials } from '../../../domain/llm/safety/masking.ts';
import { neutralise } from '../../../domain/llm/safety/untrusted.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { Client, type OperationResponse } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

/** Texts that caused backtracking in patterns, and similar ones. */
const PARTS = [
  ...['eyJ-', 'eyJ.', 'eyJ-eyJ', 'ok_-', 'Bearer ', 'Bearer\t', 'sk-', 'AKIA'],
  ...['a://', 'a:', 'a.', '://u:', '@', 'password ', 'password=', 'token="', "secret='", 'api_key:\\"'],
  ...['-----BEGIN PRIVATE KEY', '-----BEGIN A-----', '-----END '],
  ...['<', '< ', '<\u200b', '</', '<t', '<task-', '<task - ', '&lt;'],
  ...['```', '```\n', '\n```json\n', '{', '{"', '[', '"', '\\"'],
  ...[' ', '\t', '\n', '\r\n', '.', '!', '? ', '/', '(', ';', ',', '"\'', '`'],
  ...['please ', 'please,', 'create a task called x in project ', 'create a department called ', 'list the '],
  ...['pause the work of ', 'resume the project called ', 'start the task ', 'the work of the ', ' in the project '],
  ...['in scope ', 'out of scope ', 'excluding ', 'goals ', 'within the ', 'within the next a ', 'by ', '1,', 'usd 1'],
];

const agents = Array.from({ length: 200 }, (_, index) => ({ name: `Ada ${index}`, role: `Role ${index}` }));
const context = { instruction: '', departments: [], projects: [], agents: [], tasks: [], results: [] };
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  maskCredentials,
  neutralise,
  extractObject,
  unquoted,
  readPoints,
  readScope,
  readProjectName,
  readLabels,
  readBudget: (text) => readBudget(text, 'USD'),
  routeByWords,
  classify: (message) => classify({ message, agents } as never),
  commandsIn: (instruction) => commandsIn({ ...context, instruction } as never),
};

const LENGTH = 1 << 15;
/** Below this a measurement depends more on the machine than on the work. */
const LEAST_MS = 25;

/** Milliseconds of CPU time, which other processes do not extend: the shortest of a few runs. */
const timeOf = async (work: () => unknown): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
};

/** Four times the text: a linear reader takes four times as long, a quadratic one sixteen times. */
const expectLinear = async (work: (length: number) => unknown, what = ''): Promise<void> => {
  const short = Math.max(await timeOf(() => work(LENGTH)), LEAST_MS);
  expect(await timeOf(() => work(4 * LENGTH)), what).toBeLessThan(9 * short);
};

const textOf = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length));

describe('linear time for a text in', () => {
  it.each(Object.entries(READERS))('%s', async (_name, read) => {
    for (const part of PARTS) await expectLinear((length) => read(`x ${textOf(part, length)}\u0000`), part);
  });
});

describe('a hostile request', () => {
  let server: TestServer;
  let sender: Client;
  beforeAll(async () => {
    server = await startServer();
    sender = await setUpCeo(server.client);
  });
  afterAll(() => server.close());

  const add = (body: unknown): Promise<OperationResponse> => sender.callRaw('createUser', { body });
  const SHAPES: readonly [string, (length: number) => unknown][] = [
    ['a field name of many eyJ-', (length) => ({ [textOf('eyJ-', length)]: 1 })],
    ['a field name of many ~', (length) => ({ [textOf('~/', length)]: 1 })],
    [
      'many unknown fields',
      (length) => Object.fromEntries(Array.from({ length: length / 16 }, (_, i) => [`field ${i}`, i])),
    ],
    [
      'many unknown fields in the place of a text',
      (length) => ({
        username: Object.fromEntries(Array.from({ length: length / 16 }, (_, i) => [`f${i}`, '\u0000'])),
        password: 'x',
      }),
    ],
    ['a long text', (length) => ({ username: textOf(' ', length), password: textOf('\u0001', length) })],
  ];
  it.each(SHAPES)('%s takes linear time', async (_name, bodyOf) => {
    expect(errorOf(await add(bodyOf(LENGTH)))).toEqual([400, 2001]);
    await expectLinear((length) => add(bodyOf(length)));
  });

  it('of a million bytes in one field name does not block other requests', async () => {
    const raw = { text: JSON.stringify({ [textOf('eyJ-', 1_000_000)]: 1 }), type: 'application/json' };
    const startedAt = performance.now();
    const slow = sender.callRaw('createUser', { raw });
    const probe = await new Client(server.baseUrl).call('getLiveness');
    expect([probe.status, errorOf(await slow)]).toEqual([200, [400, 2001]]);
    // It took 26 seconds at a quarter of the length and did not end at this one.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it.each([
    ['content-type', (length: number) => `application/json${' '.repeat(length)}x`],
    ['content-type', (length: number) => `application/json;${' ;'.repeat(length / 2)}x`],
    ['accept', (length: number) => `application/json;${' q ='.repeat(length / 4)}`],
    ['if-match', (length: number) => `"a"${' ,'.repeat(length / 2)}`],
    ['if-match', (length: number) => '"'.repeat(length)],
    ['authorization', (length: number) => `Bearer ${' '.repeat(length)}x y`],
    ['cookie', (length: number) => 'session=;'.repeat(length / 9)],
    ['x-forwarded-for', (length: number) => ',1'.repeat(length / 2)],
  ])('a long header %s takes linear time', async (name, headerOf) => {
    const ask = (length: number) =>
      server.client.send('patch', '/api/v1/users/x', {
        headers: { [name]: headerOf(length) },
        raw: { text: '{}', type: 'application/json' },
      });
    const short = Math.max(await timeOf(() => ask(3000)), LEAST_MS);
    expect(await timeOf(() => ask(12_000))).toBeLessThan(9 * short);
  });
});

describe('an error', () => {
  let server: TestServer;
  let sender: Client;
  beforeAll(async () => {
    server = await startServer();
    sender = await setUpCeo(server.client);
  });
  afterAll(() => server.close());
  const detailOf = async (body: unknown): Promise<string> => (await sender.callRaw('createUser', { body })).body.error;
  const others = { username: 'x', password: 'a long first password', role: 'observer' };

  it('repeats 64 characters of a client-made name, then an ellipsis', async () => {
    expect(await detailOf({ ...others, ['a'.repeat(64)]: 1 })).toBe(`body /${'a'.repeat(64)}: is not a known field`);
    expect(await detailOf({ ...others, ['a'.repeat(65)]: 1 })).toBe(`body /${'a'.repeat(64)}...: is not a known field`);
    expect(await detailOf({ ...others, ['😀'.repeat(64)]: 1 })).toBe(`body /${'😀'.repeat(64)}: is not a known field`);
    expect(await detailOf({ ...others, ['😀'.repeat(65)]: 1 })).toBe(
      `body /${'😀'.repeat(64)}...: is not a known field`,
    );
    expect(await detailOf({ ...others, [`${'a'.repeat(63)}~/b`]: 1 })).toBe(
      `body /${'a'.repeat(63)}~0...: is not a known field`,
    );
  });

  it('does so wherever the name is in a pointer', async () => {
    const name = 'n'.repeat(70);
    expect(await detailOf({ ...others, x: { [name]: { [name]: '\u0000' } } })).toContain(
      `body /x/${'n'.repeat(64)}.../${'n'.repeat(64)}...: must not hold U+0000`,
    );
  });

  it('reports three errors, also of forty thousand', async () => {
    const body = Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`f${index}`, index]));
    expect(await detailOf(body)).toBe(
      'body /username: is required; body /password: is required; body /role: is required',
    );
    expect((await detailOf({ ...others, ...body })).split('; ')).toEqual([
      'body /f0: is not a known field',
      'body /f1: is not a known field',
      'body /f2: is not a known field',
    ]);
  });

  it.each([
    ['a.b.eyJhbGciOi.eyJzdWIi.c2ln.d', 'a.b.***.d'],
    ['x-eyJhbGciOi.eyJzdWIi.c2ln', 'x-***'],
    ['_eyJhbGciOi.eyJzdWIi.c2ln', '_eyJhbGciOi.eyJzdWIi.c2ln'],
    ['eyJhbGciOi..c2ln', 'eyJhbGciOi..c2ln'],
    ['eyJhbGciOi.eyJzdWIi', 'eyJhbGciOi.eyJzdWIi'],
    [`ok_${'k'.repeat(43)}`, '***'],
    ['Bearer abc def', 'Bearer *** def'],
  ])('hides what looks like a credential in a name: %s', async (name, shown) => {
    expect(await detailOf({ ...others, [name]: 1 })).toBe(`body /${shown}: is not a known field`);
  });
});
