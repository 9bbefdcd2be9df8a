import {
  answered,
  type Broken,
  ofCheck,
  on,
  told,
  unheard,
  type When,
  withHeader,
  without,
  withStatus,
} from '../../forms.ts';
import type { Break } from '../../proxy/break.ts';

const UPLOAD = on('PUT', '/report.txt');
const CONTENT = on('GET', '/content');
const VERSIONS = 'execution/the same bytes are one artifact';
const SERVED = 'execution/an artifact is served as it was sent, and harmlessly';
const RANGES = 'execution/a range of an artifact is served';
const CONTENTS = 'spec/rules/work.md#artifact-contents';

const isConditional: When = (asked) => UPLOAD(asked) && asked.headers['if-match'] !== undefined;
const isPart: When = (asked, answer) => CONTENT(asked) && answer?.status === 206;
const isWhole: When = (asked, answer) => CONTENT(asked) && answer?.status === 200;
const isOutside: When = (_asked, answer) => answer?.status === 416;

/** A range that counts from the end counts from the start. */
const countingFromStart: Break = {
  ask: (request) =>
    request.headers.range === 'bytes=-8'
      ? { ...request, headers: { ...request.headers, range: 'bytes=0-7' } }
      : request,
};

/** Files that runs deliver. */
export const BREAKS_OF_ARTIFACTS: readonly Broken[] = [
  ...ofCheck(
    VERSIONS,
    'spec/rules/work.md#artifact-versions',
    ['versions begin with 2', told('"version":1', '"version":2', UPLOAD), 'the first artifact of a name is version 1'],
    [
      'an artifact has another hash',
      told(/"sha256":"[0-9a-f]{8}/g, '"sha256":"00000000', UPLOAD),
      'it has the SHA-256 of the bytes',
    ],
    ['the same bytes are a creation', withStatus(200, 201, UPLOAD), 'expected 200, got 201: the same bytes again'],
    [
      'the same bytes are another artifact',
      answered(({ status, text }, _path, method) =>
        method === 'PUT' && status === 200 ? { text: text.replace(/("id":")[^"]{8}/, '$100000000') } : {},
      ),
      'the same bytes are the same artifact',
    ],
    ['other bytes create nothing', withStatus(201, 200, isConditional), 'expected 201, got 200: other bytes'],
    ['a version is left out', told('"version":2', '"version":3', UPLOAD), 'other bytes are the next version'],
  ),
  ...ofCheck(
    SERVED,
    CONTENTS,
    ['a download creates something', withStatus(200, 201, CONTENT), 'expected 200, got 201'],
    ['a download ends early', told('invoices', 'invoice', CONTENT), 'the content is what was sent'],
    [
      'a download has another media type',
      withHeader('content-type', 'text/html', CONTENT),
      'expected the header content-type: text/markdown, got text/html',
    ],
    ['a download has another tag', withHeader('etag', '"other"', CONTENT), 'expected the header etag'],
    [
      'a browser may run a download',
      without('content-security-policy', CONTENT),
      'expected the header content-security-policy: sandbox, got none',
    ],
    [
      'everybody may store a download',
      withHeader('cache-control', 'public', CONTENT),
      'expected the header cache-control: private, no-cache, got public',
    ],
    [
      'a browser may guess the type of a download',
      without('x-content-type-options', CONTENT),
      'expected the header x-content-type-options: nosniff, got none',
    ],
    [
      'a browser shows a download',
      withHeader('content-disposition', 'inline', CONTENT),
      'it is an attachment with its name',
    ],
  ),
  ...ofCheck(
    RANGES,
    CONTENTS,
    ['ranges are ignored', unheard('range', CONTENT), 'expected 206, got 200'],
    ['a range ends early', told('Report', 'Repor', isPart), 'a range is the bytes from its start to its end'],
    [
      'a range says that it is another one',
      withHeader('content-range', 'bytes 0-1/2', isPart),
      'expected the header content-range: bytes 2-7/26, got bytes 0-1/2',
    ],
    ['a range from the end is one from the start', countingFromStart, 'a range may count from the end'],
    ['a range of another version is served', unheard('if-range'), 'expected 200, got 206'],
    ['an ignored range shortens the file', told('invoices', 'invoice', isWhole), 'several ranges'],
    [
      'a range behind the end is the whole file',
      withStatus(416, 200, CONTENT),
      'expected 416/2001, got 200/2001: behind the end',
    ],
    [
      'a refused range does not name the size',
      without('content-range', isOutside),
      'expected the header content-range: bytes */26, got none',
    ],
  ),
  ...ofCheck(
    'execution/a file that is too large or compressed is refused',
    'spec/rules/work.md#artifact-limits',
    [
      'the coding of a file is ignored',
      unheard('content-encoding', UPLOAD),
      'expected 415/2001, got 201: a compressed file',
    ],
    [
      'a file of any size is stored',
      withStatus(413, 201, UPLOAD),
      'expected 413/2001, got 201/2001: a file that is too large',
    ],
  ),
];
