import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, it, onTestFinished } from 'vitest';
import { operations } from '../../../../generated/operations.ts';
import { referencePage } from '../../../../handlers/http/pages/reference-page.ts';
import { type Operation, operationsIn } from '../../../../scripts/spec-tools/pages/operations.ts';
import { exampleOf, fill, invalidReasonOf } from '../../../../scripts/spec-tools/pages/request-model.ts';
import { LANGUAGES, type Language, sampleOf } from '../../../../scripts/spec-tools/pages/samples.ts';

const BASE_URL = 'https://platform.example.com';
const page = referencePage(BASE_URL);
const document = JSON.parse(readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'));
const everyOperation = operationsIn(document).map((operation) => [operation.id, operation] as const);

const plain = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const articleOf = (id: string): string => {
  const start = page.indexOf(`<article class="operation" id="${id}"`);
  return start < 0 ? '' : page.slice(start, page.indexOf('</article>', start));
};
const shownSample = (id: string, language: Language): string =>
  plain(new RegExp(`<pre [^>]*data-language="${language}"><code>([^<]*)`).exec(articleOf(id))?.[1] ?? '');
const samplesIn = (language: Language, credential: 'key' | 'session'): string[] =>
  everyOperation.map(([, { model }]) => sampleOf(model, fill(model, exampleOf(model)), language, credential, BASE_URL));

describe('the reference page', () => {
  it('has every operation of the interface, once', () => {
    const articles = [...page.matchAll(/<article class="operation" id="([^"]+)"/g)].map(([, id]) => id);
    expect(articles.toSorted()).toEqual(Object.keys(operations).toSorted());
  });
  it.each(everyOperation)('finds %s by name, summary and path', (id, { summary, path }) => {
    const [, words = ''] = new RegExp(`<li data-find="([^"]*)"><a href="#${id}">`).exec(page) ?? [];
    for (const text of [id, summary, path]) expect(plain(words)).toContain(text.toLowerCase());
  });
  it('has no script, style or handler inline, and no address of another host', () => {
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/);
    for (const [, attributes = ''] of page.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/^ (type="application\/json"|src="\/docs\/assets\/[\w.]+"( defer)?)$/);
    for (const [, address = ''] of page.matchAll(/\b(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(#|\/(?!\/)|data:,$)/);
  });
  it('has no duplicate id, and no link without a target', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect([...new Set(targets)].filter((id) => !ids.includes(id))).toEqual([]);
  });
  it('has the labels that screen readers use', () => {
    expect(page).toContain('<html lang="en">');
    expect(page.match(/<main /g)).toHaveLength(1);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    for (const [, label] of page.matchAll(/<(?:nav|pre)\b([^>]*)>/g)) expect(label).toContain('aria-label=');
    for (const [, id] of page.matchAll(/<(?:input|select) id="([^"]+)"/g))
      expect(page).toMatch(new RegExp(`<label for="${id}"|<label [^>]*>[^<]*<select id="${id}"`));
  });
  it.each(everyOperation)('contains what %s needs to be tried', (id, { model }) => {
    const [, text = ''] = /<script type="application\/json">([^<]*)<\/script>/.exec(articleOf(id)) ?? [];
    expect(JSON.parse(text)).toEqual(model);
  });
});

const typescriptFaults = (code: string): string[] => {
  const options = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  const { diagnostics = [] } = ts.transpileModule(code, { compilerOptions: options, reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

/** Brackets outside of strings are balanced; finds the errors of a Python text that can be seen without Python. */
const isBalanced = (code: string): boolean => {
  const open: string[] = [];
  for (const [token] of code.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[()[\]{}"']/g)) {
    if (token.length > 1) continue;
    if ('([{'.includes(token)) open.push(token);
    else if (!['()', '[]', '{}'].includes(`${open.pop()}${token}`)) return false;
  }
  return open.length === 0;
};

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the code samples', () => {
  const told = ({ model }: Operation, language: Language): string =>
    sampleOf(model, fill(model, exampleOf(model)), language, 'key', BASE_URL);

  it.each(everyOperation)('of %s are on the page, in every language', (id, operation) => {
    for (const language of LANGUAGES) expect(shownSample(id, language)).toBe(told(operation, language));
  });
  it.each(everyOperation)('of %s have its method, its path and its body', (_id, operation) => {
    const { method, path, model } = operation;
    const literal = path.split(/\{\w+\}/)[0] ?? '';
    for (const language of ['curl', 'typescript', 'python'] as const) {
      const text = told(operation, language);
      expect(text).toContain(
        `${language !== 'curl' && model.responseKind === 'socket' ? 'wss://platform.example.com' : BASE_URL}${literal}`,
      );
      expect(text).not.toMatch(/\{\w+_\w+\}|undefined|\[object/);
      if (method !== 'GET') expect(text).toContain(method);
      if (model.credential === 'any') expect(text).toContain('PLATFORM_API_KEY');
    }
  });
  it.each(['key', 'session'] as const)('in TypeScript are TypeScript, with a %s', (credential) => {
    for (const code of samplesIn('typescript', credential)) expect([code, typescriptFaults(code)]).toEqual([code, []]);
  });
  it.each(['key', 'session'] as const)('for the shell are read by a shell, with a %s', (credential) => {
    for (const code of samplesIn('curl', credential)) expect(code).toMatch(/^curl (?:-X [A-Z]+ )?(?:-N )?'https:/);
    execFileSync('sh', ['-n'], { input: samplesIn('curl', credential).join('\n'), stdio: ['pipe', 'pipe', 'pipe'] });
  });
  it.each(['key', 'session'] as const)('in Python have their brackets and indents right, with a %s', (credential) => {
    for (const code of samplesIn('python', credential)) {
      expect([code, isBalanced(code)]).toEqual([code, true]);
      for (const line of code.split('\n')) expect(line).toMatch(/^(?: {4})*(?:\S|$)/);
      expect(code).not.toMatch(/(?<!["\w])(?:true|false|null)(?!["\w])/);
    }
  });
  it.skipIf(!hasPython)('in Python are read by Python', () => {
    const code = ['key', 'session'].flatMap((credential) => samplesIn('python', credential as 'key' | 'session'));
    const input = JSON.stringify(code);
    execFileSync('python3', ['-c', 'import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)'], {
      input,
    });
  });
  it.skipIf(!hasPython)('in Python report why they failed', async () => {
    const server = createServer((_request, response) => void response.writeHead(404).end('{"error_code":3001}'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const id of ['getUser', 'getMetrics', 'streamEvents']) {
      const { model } = everyOperation.find(([name]) => name === id)?.[1] ?? {};
      if (model === undefined) throw new Error(`no ${id}`);
      const code = sampleOf(model, fill(model, exampleOf(model)), 'python', 'key', url);
      const { stdout } = await promisify(execFile)('python3', ['-c', code], {
        env: { ...process.env, PLATFORM_API_KEY: 'x' },
      });
      expect(stdout).toBe('404 {"error_code":3001}\n');
    }
  });
  it('for the shell stay whole when the path of the server has an apostrophe', () => {
    const html = referencePage("https://platform.example.com/it's");
    const texts = [...html.matchAll(/data-language="curl"><code>([^<]*)/g)].map(([, text = '']) => plain(text));
    expect(texts).toHaveLength(everyOperation.length);
    for (const text of texts) execFileSync('sh', ['-n'], { input: text, stdio: ['pipe', 'pipe', 'pipe'] });
    expect(texts[0]).toContain('https://platform.example.com/it%27s/');
    expect(html).not.toContain("it's/");
  });
  it('keep quotes, line breaks and non-ASCII text of a body as they are', () => {
    const [, operation] = everyOperation.find(([id]) => id === 'createDepartment') ?? [];
    if (operation === undefined) throw new Error('no such operation');
    const body = JSON.stringify({ name: `it's "x"\n\\ \u{1f600}`, flag: [true, false, null, {}, []] });
    const tell = (language: Language) =>
      sampleOf(operation.model, fill(operation.model, { fields: new Map(), body }), language, 'key', BASE_URL);
    expect(typescriptFaults(tell('typescript'))).toEqual([]);
    execFileSync('sh', ['-n'], { input: tell('curl'), stdio: ['pipe', 'pipe', 'pipe'] });
    expect(tell('curl')).toContain(`it'\\''s`);
    expect(isBalanced(tell('python'))).toBe(true);
    expect(tell('python')).toContain('None');
  });
});

describe('a filled-in request', () => {
  const modelOf = (id: string) => {
    const [, operation] = everyOperation.find(([name]) => name === id) ?? [];
    if (operation === undefined) throw new Error(`no ${id}`);
    return operation.model;
  };
  it('encodes path and query, and omits empty values', () => {
    const fields = new Map([
      ['path user_id', '../a b?#'],
      ['header If-Match', ''],
    ]);
    expect(fill(modelOf('updateUserRole'), { fields, body: '{}' })).toEqual({
      values: { path: { user_id: '../a b?#' }, query: {}, header: {} },
      method: 'PATCH',
      target: '/api/v1/users/..%2Fa%20b%3F%23',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const query = new Map([['query limit', '5']]);
    const page = fill(modelOf('listUsers'), { fields: query, body: null });
    expect([page.target, page.values.query]).toEqual(['/api/v1/users?limit=5', { limit: 5 }]);
  });
  it.each(['', '.', '..', '%2e', '%2E.', '.%2e', '%2e%2E'])('is refused with %j in its path', (user) => {
    const model = modelOf('revokeOrgRole');
    const values = { ...exampleOf(model), fields: new Map([...exampleOf(model).fields, ['path user_id', user]]) };
    expect(invalidReasonOf(model, exampleOf(model))).toBeNull();
    expect(invalidReasonOf(model, values)).toMatch(/^Nothing was sent: user_id /);
    const { target } = fill(model, values);
    expect(target).toMatch(/^\/api\/v1\/users\/%7Buser_id%7D\/org-roles\//);
    expect(new URL(target, BASE_URL).pathname).toBe(target);
  });
  it.each(['...', '.a', '..%2f', 'a..', ' ..', "it's", '\\', '/', 'é'])('keeps its path with %j in it', (user) => {
    const model = modelOf('revokeOrgRole');
    const values = { ...exampleOf(model), fields: new Map([...exampleOf(model).fields, ['path user_id', user]]) };
    expect(invalidReasonOf(model, values)).toBeNull();
    const { target } = fill(model, values);
    expect(new URL(target, BASE_URL).pathname).toBe(target);
    expect(target.split('/').map(decodeURIComponent)).toContain(user);
  });
  it('never fills in an optional parameter by itself', () => {
    for (const [, { model }] of everyOperation)
      for (const field of model.fields.filter(({ isRequired }) => !isRequired))
        expect(exampleOf(model).fields.has(`${field.in} ${field.name}`)).toBe(false);
  });
});
