import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { isPartOf, lasting, SHOWN, shapeFaults } from '../../support/sweep/examples.ts';
import { sendExample } from '../../support/sweep/story.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The requests to a server before and after its first account, in this order. */
const ASKED: [operation: OperationId, example: string][] = [
  ['getSetupStatus', 'fresh'],
  ['getMetrics', 'durations'],
  ['getCapabilities', 'fresh'],
  ['listSetupTemplates', 'one'],
  ['listPersonalityPresets', 'last'],
  ['listAvailableLocales', 'part'],
  ['listProviders', 'guide'],
  ['getModelRecommendations', 'guide'],
  ['completeSetup', 'plain'],
];

it.each(ASKED)('%s, %s: a fresh server returns the example', async (operation, name) => {
  if (operation === 'getCapabilities')
    ceo = server.client.withSession(await sendExample(['setupAdmin', 'first'], server.client));
  if (operation === 'getModelRecommendations') await sendExample(['createSetupCompany', 'template'], ceo);
  const { body, text } = await (ceo ?? server.client).callRaw(operation);
  const shown = SHOWN.get(operation)?.responses.find((example) => example.name === name);
  if (shown === undefined) throw new Error(`the document has no example ${name} of ${operation}`);
  const seen = body ?? text;
  expect(shown.exactness).not.toBe('shape');
  if (shown.exactness === 'whole') expect(lasting(seen)).toEqual(lasting(shown.value));
  else expect([isPartOf(lasting(shown.value), lasting(seen)), operation]).toEqual([true, operation]);
});

it('detects another value', () => {
  expect(isPartOf({ list: [{ a: 1 }] }, { list: [{ a: 2 }, { a: 1, b: 3 }], more: true })).toBe(true);
  expect(isPartOf({ list: [{ a: 1 }] }, { list: [{ a: 2 }] })).toBe(false);
  expect(isPartOf('# HELP a\na 1', '# HELP b\na 1')).toBe(false);
  expect(shapeFaults({ a: { b: 1 } }, { a: { c: 1 } })).toEqual(['/a/b: is missing', '/a/c: is not shown']);
  expect(shapeFaults({ a: [{ b: 1 }] }, { a: {} })).toEqual(['/a: another type']);
});

it('every example that claims to be exact is compared', () => {
  const compared = new Set(ASKED.map(([operation, name]) => `${operation} ${name}`));
  const missing = [...SHOWN].flatMap(([operation, { requests, responses: answers }]) =>
    answers
      .filter(({ name, exactness }) => exactness !== 'shape' && !requests.some((request) => request.name === name))
      .map(({ name }) => `${operation} ${name}`),
  );
  expect(missing.filter((each) => !compared.has(each))).toEqual([]);
});
