import { describe, expect, it } from 'vitest';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import { operations as described } from '../../../../generated/operations.ts';
import { methodOf, namedOperations, namespaceOf } from '../../../../scripts/shared/client-names.ts';
import { readDocument } from '../document.ts';

const tables: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = operations;
const entries = Object.entries(tables).flatMap(([namespace, table]) =>
  Object.entries(table).map(([method, entry]) => ({ name: `${namespace}.${method}`, entry })),
);

describe('the names of operations in clients', () => {
  it.each([
    ['departments', 'createDepartment', 'create'],
    ['departments', 'reorderDepartmentAgents', 'reorderAgents'],
    ['departments', 'getCeremonyPolicy', 'getCeremonyPolicy'],
    ['webhook-endpoints', 'rotateWebhookEndpointSecret', 'rotateSecret'],
    ['webhook-endpoints', 'listWebhookDeliveries', 'listDeliveries'],
    ['setup', 'completeSetup', 'complete'],
    ['auth', 'setupAdmin', 'setupAdmin'],
    ['company', 'listCompanyDepartments', 'listDepartments'],
  ])('are the verb and what the tag does not say: %s, %s: %s', (tag, operationId, method) => {
    expect(methodOf(tag, operationId)).toBe(method);
  });

  it('are in a namespace named after the tag', () => {
    expect(['webhook-endpoints', 'users'].map(namespaceOf)).toEqual(['webhookEndpoints', 'users']);
  });

  it('reach every operation of the document exactly once', () => {
    const routes = entries.map(({ entry: [method, path] }) => `${method} ${path}`).toSorted();
    const all = Object.values(described).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(routes).toEqual(all.toSorted());
    expect(new Set(entries.map(({ name }) => name)).size).toBe(all.length);
  });

  it('begin with the verb of the operation id, and contain the words of the id that the tag lacks', () => {
    for (const { namespace, method, source } of namedOperations(readDocument())) {
      const [tag, id] = [String((source.tags as string[])[0]), String(source.operationId)];
      expect([namespace, method]).toEqual([namespaceOf(tag), methodOf(tag, id)]);
      expect(id.startsWith(/^[a-z]+/.exec(method)?.[0] ?? '?')).toBe(true);
      const left = id.split(/(?=[A-Z])/).filter((word) => !method.includes(word));
      for (const word of left) expect(tag.replaceAll('-', ' ')).toContain(word.toLowerCase().replace(/s$/, ''));
    }
  });

  it('are refused if two operations have the same', () => {
    const operation = (operationId: string) => ({ get: { operationId, tags: ['carts'], responses: {} } });
    const document = { paths: { '/carts': operation('getCart'), '/carts/all': operation('getCarts') } };
    expect(() => namedOperations(document)).toThrow('getCarts and getCart are both carts.get in clients');
  });

  it('tell how to read a response that is not JSON', () => {
    const other = entries.filter(({ entry }) => entry.length === 3).map(({ name, entry }) => `${name} ${entry[2]}`);
    expect(other).toEqual(
      expect.arrayContaining([
        'events.stream stream',
        'chat.streamTurn stream',
        'health.getMetrics text',
        'documents.getOpenapiYaml text',
      ]),
    );
  });
});
