import { describe, expect, it } from 'vitest';
import type { JsonMap } from '../../../scripts/shared/json.ts';
import { checkForGenerators } from '../../../scripts/spec-tools/check/generators.ts';
import { expandEnums } from '../../../scripts/spec-tools/expand/enums.ts';
import { withStrictEnvelopes } from '../../../scripts/spec-tools/expand/envelopes.ts';
import { paginationOf } from '../../../scripts/spec-tools/expand/pagination.ts';
import type { Body } from '../../support/client/client.ts';

const ref = (name: string): JsonMap => ({ $ref: `#/components/schemas/${name}` });
const ONE_VALUE: JsonMap = { not: { anyOf: [{ type: 'object' }, { type: 'array', items: {} }] } };
const field = (schema: JsonMap): JsonMap => ({ Box: { type: 'object', properties: { lid: schema } } });
const SENT: JsonMap = {
  '/boxes': {
    post: { operationId: 'createBox', requestBody: { content: { 'application/json': { schema: ref('Box') } } } },
  },
};
const DOCUMENT: JsonMap = {
  externalDocs: { url: 'http://localhost/docs/guide' },
  servers: [{ url: '{scheme}://{host}', variables: { scheme: { default: 'http' }, host: { default: 'localhost' } } }],
  security: [{ bearerAuth: [] }, { sessionCookie: [] }],
  paths: {},
  components: { schemas: field({ type: ['string', 'null'], const: null }) },
};

const faultsOf = (change: JsonMap): string[] =>
  checkForGenerators({ document: { ...DOCUMENT, ...change }, origins: new Map() }).map(({ message }) => message);
const withSchemas = (schemas: JsonMap, paths: JsonMap = {}): JsonMap => ({ components: { schemas }, paths });

describe('a document that client generators can read', () => {
  it.each<[string, JsonMap]>([
    ['as it stands', {}],
    [
      'with a reference that may be null',
      withSchemas({ ...field({ anyOf: [ref('Lid'), { type: 'null' }] }), Lid: { type: 'object' } }),
    ],
    ['with a value of several types', withSchemas(field(ONE_VALUE))],
    [
      'with a field that is called like a word of schemas',
      withSchemas(field({ type: 'object', properties: { type: { type: 'boolean' } } })),
    ],
    [
      'with bounded texts and lists in requests',
      withSchemas(field({ type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } }), SENT),
    ],
    ['with unlimited texts in responses', withSchemas(field({ type: 'string' }))],
  ])('%s is not refused', (_what, change) => {
    expect(faultsOf(change)).toEqual([]);
  });

  it.each<[string, JsonMap, string]>([
    ['a bare null', withSchemas(field({ type: 'null' })), 'Box: lid is a bare null'],
    [
      'a bare null among alternatives',
      withSchemas(field({ anyOf: [{ type: 'string' }, { type: 'null' }] })),
      'Box: lid is a bare null',
    ],
    ['several types', withSchemas(field({ type: ['string', 'number'] })), 'Box: lid has several types'],
    ['a constant boolean', withSchemas(field({ type: 'boolean', const: true })), 'Box: lid is a constant boolean'],
    [
      'a name for another schema or null',
      withSchemas({ Box: { anyOf: [ref('Lid'), { type: 'null' }] }, Lid: { type: 'object' } }),
      'Box: is another schema or null',
    ],
    ['another not', withSchemas(field({ not: { type: 'string' } })), 'Box: lid: not is for values of several types'],
    ['an integer of no size', withSchemas(field({ type: 'integer' })), 'Box: lid is an integer, so it needs format'],
    [
      'an int64 that is never that large',
      withSchemas(field({ type: 'integer', format: 'int64', maximum: 200 })),
      'Box: lid is never beyond its maximum',
    ],
    [
      'a pattern without a beginning',
      withSchemas(field({ type: 'string', pattern: '\\S' })),
      'Box: lid: a pattern begins with ^',
    ],
    ['an endless text of a request', withSchemas(field({ type: 'string' }), SENT), 'Box: lid is a text of a request'],
    [
      'an endless list of a request',
      withSchemas(field({ type: 'array', items: { type: 'boolean' } }), SENT),
      'Box: lid is a list of a request',
    ],
    ['an object that is null itself', withSchemas({ Box: { type: ['object', 'null'] } }), 'Box: is an object or null'],
    [
      'an enum of a request that may grow',
      withSchemas(expandEnums({ Box: { description: 'A.', type: 'string', enum: ['a'], 'x-open-enum': true } }), SENT),
      'Box: x-open-enum is for enums that no request has',
    ],
    [
      'names that differ by their case alone',
      { components: { schemas: field({}), headers: { BOX: { example: '1' } } } },
      'BOX: is called like one of schemas; rename one',
    ],
    [
      'a header without an example',
      { components: { headers: { Weight: { schema: {} } } } },
      'Weight: needs an example',
    ],
    [
      'a parameter of a path without an example',
      { paths: { '/boxes': { get: { operationId: 'listBoxes', parameters: [{ name: 'lid' }] } } } },
      'listBoxes, lid: needs an example',
    ],
    [
      'an example of a cursor',
      { components: { parameters: { Cursor: { name: 'cursor', schema: {}, example: 'x' } } } },
      'Cursor: must not have an example',
    ],
    ['a cookie before the token', { security: [{ sessionCookie: [] }] }, 'bearerAuth stands first in security'],
    ['a server without an address', { servers: [{ url: '/' }] }, 'the server / is not an absolute address'],
    ['no page for the introduction', { externalDocs: null }, 'needs externalDocs'],
  ])('%s is refused', (_what, change, message) => {
    expect(faultsOf(change)).toEqual([expect.stringContaining(message)]);
  });
});

describe('additional information for generators', () => {
  it('describes pagination, by cursor or offset, and nothing without pages', () => {
    const named = (name: string) => paginationOf([{ $ref: `../../parameters.yaml#/${name}` }]) as Body;
    expect(named('Cursor')['x-speakeasy-pagination']).toMatchObject({ type: 'cursor', outputs: { results: '$.data' } });
    expect(named('Offset')['x-fern-pagination']).toMatchObject({
      offset: '$request.offset',
      results: '$response.data',
    });
    expect(named('EventsAfter')).toEqual({});
  });

  it('marks an open enum, also in prose', () => {
    const { Kind, Size } = expandEnums({
      Kind: { 'x-open-enum': true, description: 'A kind.', enum: ['a'] },
      Size: { description: 'A size.', enum: ['s'] },
    }) as Body;
    expect(Kind).toMatchObject({ 'x-enum-extensibility': 'open', 'x-speakeasy-unknown-values': 'allow' });
    expect(Kind.description).toMatch(/^A kind\. New values can be added/);
    expect(Size).toEqual({ description: 'A size.', enum: ['s'] });
  });

  it('keeps success a plain boolean, which our own validators know more exactly', () => {
    const envelope: JsonMap = { type: 'object', properties: { data: {}, success: { type: 'boolean' } } };
    const schemas = {
      ApiResponseOfBox: envelope,
      PaginatedResponseOfBox: envelope,
      FailureResponse: envelope,
      Box: envelope,
    };
    const strict = (withStrictEnvelopes({ components: { schemas } }).components as Body).schemas;
    const told = Object.entries<Body>(strict).map(([name, { properties }]) => [name, properties.success.const]);
    expect(told).toEqual([
      ['ApiResponseOfBox', true],
      ['PaginatedResponseOfBox', true],
      ['FailureResponse', false],
      ['Box', undefined],
    ]);
  });
});
