import { describe, expect, it } from 'vitest';
import type { JsonMap } from '../../../scripts/shared/json.ts';
import { checkDerivable } from '../../../scripts/spec-tools/check/derived.ts';
import { deriveOpenapi32 } from '../../../scripts/spec-tools/derive/openapi-32.ts';

const ref = (name: string): JsonMap => ({ $ref: `#/components/schemas/${name}` });
const frame = (event: string, data: JsonMap): JsonMap => ({
  type: 'object',
  required: ['event', 'data'],
  properties: { event: { const: event }, data },
});
const answer = (content: JsonMap): JsonMap => ({ get: { responses: { '200': { content } } } });
const STREAM = { schema: ref('Frame'), examples: { one: { value: { event: 'tick', data: { n: 1 } } } } };
const SCHEMAS: JsonMap = { Frame: { oneOf: [ref('Tick'), ref('Tock')] }, Tick: frame('tick', ref('N')), N: {} };
const DOCUMENT: JsonMap = {
  openapi: '3.1.0',
  tags: [{ name: 'clocks', 'x-displayName': 'Clocks', description: 'They tick.' }],
  'x-tagGroups': [{ name: 'All Things', 'x-description': 'All.', tags: ['clocks'] }],
  paths: {
    '/clock': answer({ 'text/event-stream': STREAM }),
    '/n': answer({ 'application/json': { schema: ref('N') } }),
  },
  components: { schemas: { ...SCHEMAS, Tock: frame('tock', { type: 'integer' }) } },
};
const faultsOf = (change: JsonMap): string[] =>
  checkDerivable({ ...DOCUMENT, ...change }).map(({ message }) => message);

describe('the document in OpenAPI 3.2', () => {
  const derived = deriveOpenapi32(DOCUMENT);

  it('has each frame in parsed form, and everything else unchanged', () => {
    const data = (contentSchema: JsonMap) => ({ type: 'string', contentMediaType: 'application/json', contentSchema });
    const example = {
      dataValue: [{ event: 'tick', data: '{"n":1}' }],
      serializedValue: 'event: tick\ndata: {"n":1}\n\n',
    };
    expect(derived).toMatchObject({
      openapi: '3.2.0',
      paths: {
        '/clock': answer({ 'text/event-stream': { itemSchema: ref('Frame'), examples: { one: example } } }),
        '/n': answer({ 'application/json': { schema: ref('N') } }),
      },
      components: {
        schemas: { ...SCHEMAS, Tick: frame('tick', data(ref('N'))), Tock: frame('tock', data({ type: 'integer' })) },
      },
    });
  });

  it('has a tag for every group, above those of its members', () => {
    expect(derived.tags).toEqual([
      { name: 'all-things', summary: 'All Things', description: 'All.', kind: 'nav' },
      { name: 'clocks', summary: 'Clocks', description: 'They tick.', parent: 'all-things', kind: 'nav' },
    ]);
    expect(derived['x-tagGroups']).toBeUndefined();
  });

  it('a stream of one kind of frame is derived too', () => {
    const paths = { '/clock': answer({ 'text/event-stream': { schema: ref('Tick') } }) };
    const { schemas } = deriveOpenapi32({ ...DOCUMENT, paths }).components as { readonly schemas: JsonMap };
    expect(schemas.Tick).toMatchObject({ properties: { data: { contentSchema: ref('N') } } });
    expect(schemas.Tock).toEqual(frame('tock', { type: 'integer' }));
  });
});

describe('a document from which 3.2 cannot be derived', () => {
  it('is refused, and the present one is not', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each<[string, JsonMap, string[]]>([
    ['a tag without a group', { 'x-tagGroups': [] }, ['tag clocks: belongs into exactly one group of x-tagGroups']],
    ['a tag without a display name', { tags: [{ name: 'clocks' }] }, ['tag clocks: needs an x-displayName']],
    [
      'a group of strangers that is called like a tag and says nothing',
      { 'x-tagGroups': [{ name: 'Clocks', tags: ['clocks', 'watches'] }] },
      [
        'group Clocks: tag watches does not exist',
        'group Clocks: has the name of a tag',
        'group Clocks: needs an x-description',
      ],
    ],
    [
      'a frame that is a response too',
      { paths: { ...(DOCUMENT.paths as JsonMap), '/tick': answer({ 'application/json': { schema: ref('Tick') } }) } },
      ['Tick: a frame is used by its event stream alone'],
    ],
    [
      'a frame without data',
      { components: { schemas: { ...SCHEMAS, Tock: { properties: { event: {} } } } } },
      ['Tock: a frame has event and data'],
    ],
  ])('%s', (_what, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });
});
