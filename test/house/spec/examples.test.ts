import { describe, expect, it } from 'vitest';
import type { Json, JsonMap } from '../../../scripts/shared/json.ts';
import { checkRepeatedValues, checkRepetition } from '../../../scripts/spec-tools/check/repetition.ts';
import { ExampleValues, expandExamples } from '../../../scripts/spec-tools/expand/examples.ts';
import { expandFailures, expandSharedResponse } from '../../../scripts/spec-tools/expand/failures.ts';
import type { SpecPath } from '../../../scripts/spec-tools/generate/bundle.ts';
import type { Body } from '../../support/client/client.ts';

const BOX = { id: 1, name: 'box', colour: 'red', size: 2, is_open: false };
const pathWith = (example: JsonMap): SpecPath => ({
  path: '/api/v1/boxes',
  area: 'boxes',
  pathParameters: new Map(),
  file: 'boxes.yaml',
  written: { get: { operationId: 'listBoxes', responses: { '200': { schema: {}, examples: { one: example } } } } },
  item: {},
});

describe('examples of the document', () => {
  it('get the envelope around their data, also for a page', () => {
    const envelope = { error: null, error_detail: null, success: true };
    const pagination = { limit: 1 };
    const { one, page } = expandExamples({ one: { data: 1 }, page: { data: [], pagination } }) as Body;
    expect(one.value).toEqual({ data: 1, ...envelope });
    expect(page.value).toEqual({ data: [], pagination, degraded_sources: [], ...envelope });
  });
  it('use values by name, with their differences, across files', () => {
    const faults: string[] = [];
    const values = new ExampleValues((file, message) => faults.push(`${file}: ${message}`));
    values.add('/examples/boxes.yaml', { box: BOX, list: [{ $ref: '#/box', id: 2 }] });
    values.add('/examples/rooms.yaml', { room: { boxes: { $ref: 'boxes.yaml#/list' } } });
    const node: Json = { $ref: '../examples/rooms.yaml#/room', name: 'hall' };
    expect(values.unused()).toHaveLength(3);
    expect(values.merge(node, '/paths/rooms.yaml')).toEqual({ boxes: [{ ...BOX, id: 2 }], name: 'hall' });
    expect(values.unused()).toEqual([]);
    values.merge({ $ref: '../examples/rooms.yaml#/cellar' }, '/paths/rooms.yaml');
    expect(faults).toEqual(['/paths/rooms.yaml: ../examples/rooms.yaml#/cellar leads nowhere']);
  });
  it('contain neither the envelope nor a value twice', () => {
    const repeated = pathWith({ value: { data: 1, error: null, error_detail: null, success: true } });
    expect(checkRepetition(repeated).map(({ message }) => message)).toContain(
      'listBoxes: an example of 200 repeats the envelope; write data instead of value',
    );
    expect(checkRepeatedValues([pathWith({ data: BOX })])).toEqual([]);
    expect(checkRepeatedValues([pathWith({ data: BOX }), pathWith({ data: [BOX] })])).toHaveLength(1);
  });
  it('show an error in both forms', () => {
    const failure = {
      summary: 'A',
      detail: 'B.',
      status: 409,
      title: 'T',
      error_code: 4000,
      error_category: 'conflict',
    };
    const { Taken, TakenProblem } = expandFailures({ Taken: failure }) as Body;
    expect(Taken.value).toMatchObject({ data: null, error: 'B.', error_detail: { error_code: 4000 }, success: false });
    expect(TakenProblem.value).toMatchObject({ status: 409, detail: 'B.', retryable: false, retry_after: null });
    const { headers, content } = expandSharedResponse({ description: 'C', examples: { taken: 'Taken' } }) as Body;
    expect(Object.keys(headers)).toEqual(['x-request-id', 'Vary']);
    expect(Object.keys(content)).toEqual(['application/json', 'application/problem+json']);
  });
});
