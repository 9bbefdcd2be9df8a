import type { HttpResponse } from '../contracts/http-response.ts';
import type { RequestContext } from '../contracts/request-context.ts';
import type { ByteSpan, ContentResult } from '../contracts/result.ts';
import { matchesIfNoneMatch } from '../responses/etag.ts';
import { rangeNotSatisfiable } from '../responses/http-errors.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/i;

/** The range of bytes in the header; null for several ranges, another unit and other text, which are ignored. */
const parseRange = (text: string, size: number): ByteSpan | null => {
  const [, first = '', last = ''] = RANGE.exec(text.trim()) ?? [];
  if (first === '') {
    if (last === '') return null;
    const suffix = Number(last);
    // A suffix of no bytes begins after the end, which no content satisfies.
    return { first: suffix === 0 ? size : Math.max(size - suffix, 0), last: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};

/** The requested range; null for the whole content. Throws HttpError (416) for a range that begins after the end. */
const rangeOf = (request: RequestContext, { size, tag }: ContentResult): ByteSpan | null => {
  const text = request.header('range');
  if (text === null || request.method !== 'GET') return null;
  const condition = request.header('if-range');
  if (condition !== null && condition.trim() !== `"${tag}"`) return null;
  const range = parseRange(text, size);
  if (range !== null && range.first >= size) throw rangeNotSatisfiable(size);
  return range;
};

/** The response with stored bytes: the whole content, one range of it, or 304 (spec/rules/work.md#artifact-contents). */
export const renderContent = (
  request: RequestContext,
  result: ContentResult,
  given: HttpResponse['headers'],
): HttpResponse => {
  const { size, tag, mediaType, read } = result;
  const headers: Record<string, string | readonly string[]> = { ...given, etag: `"${tag}"`, 'accept-ranges': 'bytes' };
  if (matchesIfNoneMatch(request.header('if-none-match'), tag)) return { status: 304, headers, body: null };
  const range = rangeOf(request, result);
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers['content-type'] = mediaType;
  headers['content-length'] = String(last - first + 1);
  if (range !== null) headers['content-range'] = `bytes ${first}-${last}/${size}`;
  const response = { status: range === null ? 200 : 206, headers, body: null };
  return size === 0 ? response : { ...response, rest: read({ first, last }) };
};
