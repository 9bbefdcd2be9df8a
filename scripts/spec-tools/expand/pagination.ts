import { asMap, type Json, type JsonMap } from '../../shared/json.ts';

const input = (name: string, type = name): JsonMap => ({ name, in: 'parameters', type });

/** How generators of client libraries go through the pages of a list, by the parameter that says where a page begins. */
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

/** The words about pages that an operation with these parameters has; none where it has no pages. */
export function paginationOf(parameters: readonly Json[]): JsonMap {
  const names = parameters.map((parameter) => String(asMap(parameter).$ref).split('#/').at(-1) ?? '');
  const name = names.find((each) => each in WORDS);
  return name === undefined ? {} : asMap(WORDS[name]);
}
