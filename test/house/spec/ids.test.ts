import { expect, it } from 'vitest';
import asyncapi from '../../../generated/asyncapi.json' with { type: 'json' };
import openapi from '../../../generated/openapi.json' with { type: 'json' };
import { bodies, parameters } from '../../../generated/validators.js';
import type { JsonMap } from '../../../scripts/shared/json.ts';
import { checkIds } from '../../../scripts/spec-tools/check/ids.ts';
import { withEnforced } from '../../../scripts/spec-tools/expand/enforced.ts';

const faultsOf = (schema: JsonMap): string[] => {
  const document = { components: { schemas: { Box: { properties: { lid_id: schema } } } } };
  return checkIds({ document, paths: [], origins: new Map(), errors: [] }, []).map(({ message }) => message);
};
const UUID: JsonMap = { $ref: '#/components/schemas/Uuid' };

it('an id has a named schema, also if it can be null', () => {
  expect(faultsOf({ ...UUID, description: 'Id of the lid.' })).toEqual([]);
  expect(faultsOf({ anyOf: [UUID, { type: 'null' }] })).toEqual([]);
  for (const schema of [{ type: 'string', maxLength: 128 }, { anyOf: [{ type: 'string' }, { type: 'null' }] }])
    expect(faultsOf(schema)).toEqual(['Box: lid_id is an id; use Uuid, UserId or SessionId']);
});

it('the validators of requests check the enforced constraints, which the documents do not show', () => {
  const schema = { format: 'uuid', default: null, 'x-enforced': { maxLength: 9 } };
  expect(withEnforced([{ schema }])).toEqual([{ schema: { maxLength: 9, default: null } }]);
  expect(bodies.createTask?.({ project_id: 'nothing', title: 'A', assigned_to: '' })).toBe(true);
  expect(parameters.getTask?.path?.({ task_id: 'nothing' })).toBe(true);
  expect(parameters.getTask?.path?.({ task_id: 'x'.repeat(129) })).toBe(false);
  expect(JSON.stringify([openapi, asyncapi])).not.toContain('x-enforced');
});
