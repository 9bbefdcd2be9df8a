import { answered, asked, type Broken, nextDigits, ofCheck, on, told, within, withList } from '../forms.ts';

const PAGES = 'spec/rules/requests.md#pages';
const CURSORS = 'spec/rules/requests.md#cursors';
const WHOLE = 'cursors/every item is returned once, with any page size';
const PART = 'cursors/offsets return a part of a list';

/** Lists page by page. */
export const BREAKS_OF_CURSORS: readonly Broken[] = [
  ...ofCheck(
    WHOLE,
    PAGES,
    ['every page is the first', asked(/&?cursor=[^&]+/, ''), 'no item is repeated'],
    ['the first page says that it is the last', told('"has_more":true', '"has_more":false'), 'has_more says whether'],
    [
      'a page of another size has another order',
      withList(within('limit=200'), ['data'], (items) => items.reverse()),
      'pages of any size have the same order',
    ],
  ),
  ...ofCheck('cursors/a limit out of range is refused', PAGES, [
    'a limit that is too large is reduced',
    asked('limit=201', 'limit=200'),
    'expected 400/2001, got 200: limit=201',
  ]),
  ...ofCheck('cursors/the same position has the same cursor', CURSORS, [
    'every cursor is new',
    answered(({ text }) => ({ text: text.replace(/("next_cursor":")/, `$1${nextDigits()}`) })),
    'two cursors of one position differ',
  ]),
  ...ofCheck('cursors/a forged cursor is refused', CURSORS, [
    'any cursor is accepted',
    asked(/cursor=[^&]+&?/, ''),
    'expected 400/2001, got 200: nonsense',
  ]),
  ...ofCheck('cursors/a cursor of another list is refused', CURSORS, [
    'a cursor of another list is ignored',
    asked(/cursor=[^&]+&?/, '', within('/roles')),
    'expected 400/2001, got 200',
  ]),
  ...ofCheck(
    PART,
    PAGES,
    ['an offset is ignored', asked('offset=1&', ''), 'offset and limit return a part of the list'],
    ['total counts the page only', told(/"total":\d+/g, '"total":1', within('offset=1')), 'total counts before paging'],
    [
      'a whole list says that there is more',
      told('"has_more":false', '"has_more":true', ({ path }) => path === '/api/v1/departments'),
      'without a limit all items are returned',
    ],
    ['a limit of zero is ignored', asked('limit=0', ''), 'expected 400/2001, got 200: {"limit":0}'],
  ),
  ...ofCheck('cursors/no list is degraded', 'spec/rules/requests.md#degraded-sources', [
    'a source of a list is missing',
    told('"degraded_sources":[]', '"degraded_sources":["settings"]', on('GET', '/settings')),
    'degraded_sources is empty',
  ]),
];
