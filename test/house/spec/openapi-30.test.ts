import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMap, type Json, type JsonMap } from '../../../scripts/shared/json.ts';
import { deriveOpenapi30 } from '../../../scripts/spec-tools/derive/openapi-30.ts';
import type { Body } from '../../support/client/client.ts';

const LID = { $ref: '#/components/schemas/Lid' };
const derive = (schema: JsonMap, more: JsonMap = {}): Body =>
  (
    deriveOpenapi30({
      openapi: '3.1.0',
      info: { title: 'Boxes', summary: 'All boxes', license: { name: 'Apache 2.0', identifier: 'Apache-2.0' } },
      components: {
        schemas: { Box: schema, Lid: { type: 'object' }, Name: { type: 'string', maxLength: 9 }, ...more },
      },
    }) as Body
  ).components.schemas.Box;

describe('the document in OpenAPI 3.0', () => {
  it.each<[string, JsonMap, JsonMap]>([
    ['a type with null', { type: ['string', 'null'], maxLength: 3 }, { type: 'string', nullable: true, maxLength: 3 }],
    [
      'what is always null',
      { type: ['string', 'null'], const: null },
      { type: 'string', nullable: true, enum: [null] },
    ],
    ['a constant', { const: 'delta' }, { type: 'string', enum: ['delta'] }],
    ['an object that may be null', { anyOf: [LID, { type: 'null' }] }, { nullable: true, allOf: [LID] }],
    [
      'a named text that may be null',
      { description: 'Its name.', anyOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] },
      { type: 'string', maxLength: 9, nullable: true, description: 'Its name.' },
    ],
    ['words beside a reference', { ...LID, description: 'Its lid.' }, { allOf: [LID], description: 'Its lid.' }],
    ['a reference', LID, LID],
    [
      'a bound that is left out itself',
      { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1 },
    ],
    ['a list of anything', { type: 'array' }, { type: 'array', items: {} }],
    ['names of fields', { type: 'object', propertyNames: { maxLength: 9 } }, { type: 'object' }],
    [
      'a field that is called like a word',
      { type: 'object', properties: { const: { type: ['integer', 'null'] } } },
      { type: 'object', properties: { const: { type: 'integer', nullable: true } } },
    ],
  ])('expresses %s in its own keywords', (_what, schema, expected) => {
    expect(derive(schema)).toEqual(expected);
  });

  it('keeps everything else, and examples exactly', () => {
    const media = {
      schema: { type: ['string', 'null'] },
      examples: { one: { value: { type: ['a', 'null'], const: 1 } } },
    };
    const paths = { '/boxes': { get: { responses: { '200': { content: { 'application/json': media } } } } } };
    const { openapi, info, ...rest } = deriveOpenapi30({
      openapi: '3.1.0',
      info: {},
      paths,
      webhooks: { event: {} },
    }) as Body;
    expect(openapi).toBe('3.0.3');
    expect(info).not.toHaveProperty('summary');
    expect(rest.paths['/boxes'].get.responses['200'].content['application/json']).toEqual({
      schema: { type: 'string', nullable: true },
      examples: media.examples,
    });
    expect(rest['x-webhooks']).toEqual({ event: {} });
    expect(rest).not.toHaveProperty('webhooks');
  });

  it('contains no keyword of 3.1 in any schema', () => {
    const document = JSON.parse(readFileSync(new URL('../../../derived/openapi-3.0.json', import.meta.url), 'utf8'));
    const strangers: string[] = [];
    const visit = (node: Json, place: string): void => {
      if (Array.isArray(node)) for (const child of node) visit(child, place);
      if (!isMap(node)) return;
      const isListOfFields = place.endsWith('/properties');
      if (!isListOfFields && (node.const !== undefined || Array.isArray(node.type) || node.type === 'null'))
        strangers.push(place);
      for (const [key, child] of Object.entries(node))
        if (!['example', 'examples', 'default', 'enum'].includes(key)) visit(child, `${place}/${key}`);
    };
    visit(document.components, 'components');
    visit(document.paths, 'paths');
    expect(strangers).toEqual([]);
  });
});
