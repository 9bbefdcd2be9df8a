import { expect, it } from 'vitest';
import type { JsonMap } from '../../../scripts/shared/json.ts';
import { checkDescriptions } from '../../../scripts/spec-tools/check/descriptions.ts';
import { describeEnvelopes } from '../../../scripts/spec-tools/expand/envelopes.ts';

const faultsOf = (lid: JsonMap): string[] => {
  const schemas = { Box: { properties: { lid } }, Lid: {}, Uuid: {} };
  const origins = new Map([['schemas/Uuid', 'spec/schemas/values.yaml']]);
  return checkDescriptions({ document: { components: { schemas } }, origins }).map(({ message }) => message);
};
const ref = (name: string): JsonMap => ({ $ref: `#/components/schemas/${name}` });

it.each<[string, JsonMap]>([
  ['with a description', { type: 'string', description: 'Name of the lid.' }],
  ['that is another schema', ref('Lid')],
  ['of a value with a description', { ...ref('Uuid'), description: 'Id of the lid.' }],
])('a field %s is not refused', (_what, lid) => {
  expect(faultsOf(lid)).toEqual([]);
});

it.each<[string, JsonMap, string]>([
  ['without a description', { type: 'string' }, 'Box: lid needs a description'],
  ['of a value', ref('Uuid'), 'Box: lid needs a description'],
  ['that can be null', { anyOf: [ref('Lid'), { type: 'null' }] }, 'Box: lid needs a description'],
  [
    'of a nested object',
    { description: 'A lid.', properties: { size: { type: 'string' } } },
    'Box.lid: size needs a description',
  ],
])('a field %s is refused', (_what, lid, message) => {
  expect(faultsOf(lid)).toEqual([message]);
});

it('the fields of an envelope are described by its kind', () => {
  const properties = { data: { type: 'array' }, error: { const: null }, success: { type: 'boolean' } };
  const { ApiResponseOfBoxList, Box } = describeEnvelopes({
    ApiResponseOfBoxList: { properties },
    Box: { properties },
  });
  expect(ApiResponseOfBoxList).toMatchObject({ properties: { error: { description: 'Always null on success.' } } });
  expect(Box).toEqual({ properties });
});
