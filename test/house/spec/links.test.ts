import { describe, expect, it } from 'vitest';
import openapi from '../../../generated/openapi.json' with { type: 'json' };
import { withLinks } from '../../../scripts/spec-tools/expand/links.ts';
import type { Body } from '../../support/client/client.ts';

const pathsById = new Map(
  Object.entries<Body>(openapi.paths).flatMap(([path, item]) =>
    Object.values<Body>(item).map((operation): [string, string] => [operation.operationId, path]),
  ),
);
const links = Object.values<Body>(openapi.paths)
  .flatMap((item) => Object.values<Body>(item))
  .flatMap(({ operationId, responses = {} }) =>
    Object.values<Body>(responses).flatMap((response) =>
      Object.entries<Body>(response.links ?? {}).map(([name, link]) => ({ operationId, response, name, link })),
    ),
  );

const valueAt = (value: Body, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce((part, key) => part?.[key], value);

describe('links of the document', () => {
  it('lead to operations of the same object, with all parameters of its path', () => {
    expect(links.length).toBeGreaterThan(50);
    for (const { operationId, name, link } of links) {
      const path = pathsById.get(link.operationId) ?? '';
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect([operationId, name, Object.keys(link.parameters)]).toEqual([operationId, link.operationId, names]);
    }
  });

  it('take their parameters from where the examples have them', () => {
    for (const { operationId, response, name, link } of links)
      for (const expression of Object.values<string>(link.parameters)) {
        if (expression.startsWith('$request.path.')) continue;
        const pointer = expression.replace('$response.body#', '');
        const examples = Object.values<Body>(response.content['application/json'].examples);
        const values = examples.map(({ value }) => valueAt(value, pointer)).filter((value) => value !== undefined);
        expect([operationId, name, values.length > 0]).toEqual([operationId, name, true]);
      }
  });

  it('are left out where the response does not contain the parameter', () => {
    expect(links.filter(({ name }) => name === 'revokeOrgRole')).toEqual([]);
    const lid = { operationId: 'deleteLid', summary: 'Delete a lid' };
    const content = { 'application/json': { schema: { properties: { data: { properties: { size: {} } } } } } };
    const paths = {
      '/boxes': { post: { responses: { 201: { content } } } },
      '/boxes/{lid_id}': { delete: lid },
    };
    expect(withLinks({ paths })).toEqual({
      paths: { ...paths, '/boxes/{lid_id}': { delete: { ...lid, responses: {} } } },
    });
  });
});
