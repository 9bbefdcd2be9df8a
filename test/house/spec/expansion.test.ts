import { describe, expect, it } from 'vitest';
import type { JsonMap } from '../../../scripts/shared/json.ts';
import { checkRepetition } from '../../../scripts/spec-tools/check/repetition.ts';
import { expandPath } from '../../../scripts/spec-tools/expand/path.ts';
import type { Body } from '../../support/client/client.ts';

const PLACE = { path: '/api/v1/boxes/{box_id}', area: 'boxes', pathParameters: new Map([['box_id', 'BoxId']]) };
const UPDATE = {
  operationId: 'updateBox',
  'x-access': 'write',
  'x-rate-limit': { points: 1, seconds: 1, by: 'user' },
  'x-failures': [422],
  requestBody: { schema: {}, examples: {} },
  responses: { '200': { description: 'The box.', schema: {}, examples: {} } },
};

const expanded = (method: string, operation: JsonMap): Body => expandPath({ [method]: operation }, PLACE);
const faultsOf = (written: JsonMap): string[] =>
  checkRepetition({ ...PLACE, file: 'boxes.yaml', written, item: {} }).map(({ message }) => message);

describe('the parts derived from the policy of an operation', () => {
  it('are added to what is written', () => {
    const { parameters, patch } = expanded('patch', UPDATE);
    expect(parameters).toEqual([{ $ref: '../../parameters.yaml#/BoxId' }]);
    expect(patch.tags).toEqual(['boxes']);
    expect(patch.parameters).toEqual(
      ['IfMatch', 'CsrfToken'].map((name) => ({ $ref: `../../parameters.yaml#/${name}` })),
    );
    expect(patch.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: {}, examples: {} } },
    });
    expect(Object.keys(patch.responses).join()).toBe('200,400,401,403,404,409,413,415,422,429,500,503');
    expect(Object.keys(patch.responses['200'].headers).join()).toBe(
      'x-request-id,ETag,RateLimit-Limit,RateLimit-Remaining,RateLimit-Reset',
    );
    expect(patch['x-failures']).toBeUndefined();
  });
  it('differ for a public operation, which accepts no credentials', () => {
    const { get } = expanded('get', { operationId: 'getBox', 'x-access': 'public', responses: {} });
    expect(get.security).toEqual([]);
    expect(Object.keys(get.responses).join()).toBe('400,404,429,500');
  });
  it('announce a deprecated operation, in the document and in its successful responses', () => {
    const { patch } = expanded('patch', { ...UPDATE, 'x-deprecated': { since: '2030-01-01', sunset: '2030-07-01' } });
    expect(patch.deprecated).toBe(true);
    expect(Object.keys(patch.responses['200'].headers)).toEqual(expect.arrayContaining(['deprecation', 'sunset']));
    expect(expanded('patch', UPDATE).patch.deprecated).toBeUndefined();
  });
  it('do not change if they are written as well', () => {
    const once = expanded('patch', UPDATE);
    expect(expandPath({ patch: once.patch }, PLACE)).toEqual(once);
  });
});

describe('a path file', () => {
  it('contains only what cannot be derived', () => {
    expect(faultsOf({ patch: UPDATE })).toEqual([]);
  });
  it.each<[string, JsonMap]>([
    ['tags', { tags: ['boxes'] }],
    ['parameters.0', { parameters: [{ $ref: '../../parameters.yaml#/CsrfToken' }] }],
    ['requestBody.required', { requestBody: { ...UPDATE.requestBody, required: true } }],
    ['x-failures.0', { 'x-failures': [404, 422] }],
    ['responses.400', { responses: { ...UPDATE.responses, '400': { $ref: '../../responses.yaml#/BadRequest' } } }],
    [
      'responses.200.headers.ETag',
      { responses: { '200': { headers: { ETag: { $ref: '../../headers.yaml#/ETag' } } } } },
    ],
  ])('does not repeat %s', (place, change) => {
    expect(faultsOf({ patch: { ...UPDATE, ...change } })).toContain(
      `updateBox: ${place} follows from the rest; delete it`,
    );
  });
  it('contains neither path parameters nor the media type of JSON', () => {
    const content = { 'application/json': { schema: {} } };
    expect(faultsOf({ parameters: [], patch: { ...UPDATE, requestBody: { content } } })).toEqual([
      'parameters: a path file holds operations alone; path parameters follow from its name',
      'updateBox: requestBody is JSON alone; write its schema and examples without content',
    ]);
  });
});
