import { asMap, type Json, type JsonMap } from '../../shared/json.ts';

const input = (name: string, type = name): JsonMap => ({ name, in: 'parameters', type });

/** The pagination extensions for client generators, by the parameter that selects a page. */
const WORDS: Readonly<Record<string, JsonMap>> = {
  Cursor: {
    'x-speakeasy-pagination': {
      type: 'cursor',
      inputs: [input('cursor'), input('limit')],
      outputs: { results: '$.data', nextCursor: '$.pagination.next_cursor' },
    },
    'x-fern-pagination': {
      cursor: '$request.cursor',
      next_cursor: '$response.pagination.next_cursor',
      results: '$response.data',
    },
  },
  Offset: {
    'x-speakeasy-pagination': {
      type: 'offsetLimit',
      inputs: [input('offset'), input('limit')],
      outputs: { results: '$.data' },
    },
    'x-fern-pagination': {
      offset: '$request.offset',
      step: '$request.limit',
      results: '$response.data',
      'has-next-page': '$response.pagination.has_more',
    },
  },
};

/** The pagination extensions of an operation with these parameters; empty without pages. */
export function paginationOf(parameters: readonly Json[]): JsonMap {
  const names = parameters.map((parameter) => String(asMap(parameter).$ref).split('#/').at(-1) ?? '');
  const name = names.find((each) => each in WORDS);
  return name === undefined ? {} : asMap(WORDS[name]);
}
