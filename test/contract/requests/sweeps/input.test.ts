import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodies } from '../../../../generated/validators.js';
import { useKey } from '../../../support/builders/idempotency.ts';
import { createPerson } from '../../../support/builders/people.ts';
import type { Client, Request } from '../../../support/client/client.ts';
import { errorOf, expectError, FAILURE_FORMS, outcome } from '../../../support/client/expect.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { bodyOf, everyOperation, requiredHeadersOf, requiredQueryOf } from '../../../support/sweep/document.ts';
import { namesNothing, parameterNames, pathValues } from '../../../support/sweep/requests.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
  ceo = (await createPerson(server, 'ceo', 'ceo')).bearer;
});
afterAll(() => server.close());

const withBody = everyOperation.filter(([, { body }]) => body !== 'none');
const withPath = everyOperation.filter(([, { path }]) => path.includes('{'));
const withQuery = everyOperation.filter(([, { query }]) => Object.keys(query).length > 0);
const idempotent = everyOperation.filter(([, { idempotency }]) => idempotency !== null);
const conditional = everyOperation.filter(([, { isConditional }]) => isConditional);

describe.each(withBody)('%s, invalid bodies', (operation, policy) => {
  const path = pathValues(policy.path);
  const json = (text: string): Request => ({ path, raw: { text, type: 'application/json' } });

  it('400/2001: not JSON, not an object, an unknown field, a forbidden one', async () => {
    const texts = [
      '{',
      '[]',
      'null',
      'true',
      '1',
      '"text"',
      '{"no_such_field":1}',
      '{"__proto__":{}}',
      '{"constructor":1}',
    ];
    for (const text of texts) await expectError(ceo, operation, json(text), [400, 2001]);
  });
  it('400/2001: every field of a wrong type', async () => {
    const { example } = bodyOf(operation);
    for (const name of Object.keys(example ?? {})) {
      const body = { ...(example as object), [name]: { no_such_field: [] } };
      const isAnyAllowed = bodies[operation]?.(structuredClone(body)) === true;
      if (isAnyAllowed) continue;
      await expectError(ceo, operation, { path, body }, [400, 2001]);
    }
  });
  it('400/2001: every required field missing', async () => {
    const { required, example } = bodyOf(operation);
    for (const name of required) {
      const { [name]: _left, ...body } = example as Record<string, unknown>;
      await expectError(ceo, operation, { path, body }, [400, 2001]);
    }
    if (policy.body === 'required' && required.length > 0)
      await expectError(ceo, operation, { path, body: {} }, [400, 2001]);
  });
  it('400/2001: an empty body where one is required', async () => {
    if (policy.body === 'required') await expectError(ceo, operation, { path }, [400, 2001]);
  });
  it('415/2001: another media type, another content coding', async () => {
    await expectError(ceo, operation, { path, raw: { text: '{}', type: 'text/plain' } }, [415, 2001]);
    await expectError(ceo, operation, { ...json('{}'), headers: { 'content-encoding': 'gzip' } }, [415, 2001]);
  });
  it('413/2001: more than 1 MiB', async () => {
    await expectError(ceo, operation, json(`{"no_such_field":"${'x'.repeat(1_048_576)}"}`), [413, 2001]);
  });
});

describe.each(withPath)('%s, invalid paths', (operation, policy) => {
  const { example } = bodyOf(operation);
  const base = { query: requiredQueryOf(operation), headers: requiredHeadersOf(operation) };
  const request = example === undefined ? base : { ...base, body: example };

  it('400/2001: too long, with U+0000, or not decodable', async () => {
    for (const name of parameterNames(policy.path)) {
      for (const value of ['x'.repeat(129), 'a\0b']) {
        const path = pathValues(policy.path, { [name]: value });
        await expectError(ceo, operation, { ...request, path }, [400, 2001]);
      }
      const broken = policy.path.replace(`{${name}}`, '%ff').replace(/\{\w+\}/g, '1');
      const { status, text } = await ceo.send(policy.method, broken, request);
      expect([broken, ...errorOf({ status, body: JSON.parse(text) })]).toEqual([broken, 400, 2001]);
    }
  });
  it('404/3000: it names an object that does not exist', async () => {
    // A registration creates the object that its path names; its own name here leaves the others unknown.
    if (operation === 'registerWorker') {
      const path = pathValues(policy.path, { worker_name: 'registered' });
      return expect(outcome(await ceo.callRaw(operation, { ...request, path }))).toBe('201');
    }
    const answer = await ceo.callRaw(operation, { ...request, path: pathValues(policy.path) });
    if (!namesNothing(policy.path)) return expect(answer.status).toBeLessThan(500);
    // The health of an unknown department is defined (spec/rules/organisation.md#department-health).
    expect(outcome(answer)).toBe(operation === 'getDepartmentHealth' ? '200' : '404/3000');
  });
});

describe.each(withQuery)('%s, invalid queries', (operation, policy) => {
  it('400/2001: a parameter given twice, and a text where a number is required', async () => {
    const path = pathValues(policy.path);
    for (const [name, type] of Object.entries(policy.query)) {
      await expectError(ceo, operation, { path, query: `${name}=1&${name}=1` }, [400, 2001]);
      if (type === 'string') continue;
      for (const value of ['', 'x', '-', '1.5', '1e1', '01', '+1', '%00'])
        await expectError(ceo, operation, { path, query: `${name}=${value}` }, [400, 2001]);
    }
  });
});

describe('invalid headers', () => {
  it.each(idempotent)('400/2001 on %s: a malformed Idempotency-Key', async (operation, policy) => {
    const { example } = bodyOf(operation);
    for (const key of ['', 'a b', 'x'.repeat(256)]) {
      const request = { path: pathValues(policy.path), headers: { 'idempotency-key': key } };
      await expectError(ceo, operation, example === undefined ? request : { ...request, body: example }, [400, 2001]);
    }
  });
  it.each(conditional)('400/2001 on %s: a malformed If-Match', async (operation, policy) => {
    const { example } = bodyOf(operation);
    for (const tag of ['nonsense', '"a" "b"', '"a",']) {
      const request = { path: pathValues(policy.path), headers: { 'if-match': tag } };
      await expectError(ceo, operation, example === undefined ? request : { ...request, body: example }, [400, 2001]);
    }
  });
});

describe('conditions', () => {
  /** Their record does not exist before the wizard, or before a charter; they do not name it only by an unknown id. */
  const NOT_YET: readonly string[] = [
    'getSetupCompany',
    'getCompanyVersion',
    'getCompanyVersionDiff',
    'getCharterVersion',
  ];
  /** Objects that exist in every deployment; every other object in a path is unknown here. */
  const PRESENT: readonly string[] = [
    'setNameLocales',
    'updateCompany',
    'setRole',
    'deleteRole',
    'restoreRoleVersion',
    'saveSetting',
    'resetSetting',
  ];
  /** They create the object that they name: an unknown one has no tag, so no tag is its present one. */
  const CREATING: readonly string[] = ['registerWorker'];
  const readers = everyOperation.filter(([, { method, hasEtag }]) => method === 'get' && hasEtag);

  it.each(readers)('304 on %s for the tag it returns', async (operation, { path }) => {
    const request = { path: pathValues(path), query: requiredQueryOf(operation) };
    const first = await ceo.callRaw(operation, request);
    if (namesNothing(path) || NOT_YET.includes(operation)) return expect(errorOf(first)).toEqual([404, 3000]);
    expect(first.status).toBe(200);
    const again = await ceo.callRaw(operation, { ...request, headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect([again.status, again.headers.etag]).toEqual([304, first.headers.etag]);
  });
  it.each(conditional)('409/4002 on %s for a tag that is not the present one', async (operation, { path }) => {
    const { example } = bodyOf(operation);
    const request = {
      path: pathValues(path),
      query: requiredQueryOf(operation),
      headers: { ...requiredHeadersOf(operation), 'if-match': '"stale"' },
    };
    const answer = await ceo.callRaw(operation, example === undefined ? request : { ...request, body: example });
    expect(outcome(answer)).toBe([...PRESENT, ...CREATING].includes(operation) ? '409/4002' : '404/3000');
  });
  it.each(idempotent)(
    '409/4000 on %s for a key that represents another request',
    async (operation, { path, idempotency }) => {
      const { body } = await ceo.call('getCurrentUser');
      const bucket = idempotency?.bucket ?? '';
      // Operations may share their keys.
      const key = `taken-${operation}`;
      await useKey(server, { operation: bucket, userId: body.data.id, key, content: 'another request' });
      const request = { path: pathValues(path), headers: { 'idempotency-key': key } };
      const { example } = bodyOf(operation);
      const answer = await ceo.callRaw(operation, example === undefined ? request : { ...request, body: example });
      expect(errorOf(answer)).toEqual([409, 4000]);
    },
  );
});

const methodsByPath = Map.groupBy(everyOperation, ([, { path }]) => path);
describe('wrong methods', () => {
  it.each([...methodsByPath.keys()])(
    '405/2001 with Allow on %s, in both forms, without a credential too',
    async (path) => {
      const known = (methodsByPath.get(path) ?? []).map(([, { method }]) => method.toUpperCase());
      const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
      const address = path.replace(/\{\w+\}/g, '1');
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !known.includes(name))) {
        for (const accept of FAILURE_FORMS) {
          const answer = await server.client.send(method.toLowerCase(), address, { headers: { accept } });
          expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allow.join(', ')]);
          expect(answer.headers['content-type']).toBe(accept);
          const body = JSON.parse(answer.text);
          expect(body.error_code ?? body.error_detail.error_code).toBe(2001);
        }
      }
      const options = await server.client.send('options', address);
      expect([options.status, options.headers.allow]).toEqual([204, allow.join(', ')]);
    },
  );
});
