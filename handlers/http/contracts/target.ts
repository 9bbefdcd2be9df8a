/** What comes before the path when a client names the whole address, as if to a proxy (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** What a request asks for. */
export interface Target {
  readonly pathname: string;
  /** Without its question mark. */
  readonly search: string;
}

/** The two parts of a request target, of either form, as they were sent. */
export const targetOf = (url: string): Target => {
  const local = url.replace(ORIGIN, '');
  const mark = local.indexOf('?');
  return mark === -1
    ? { pathname: local, search: '' }
    : { pathname: local.slice(0, mark), search: local.slice(mark + 1) };
};
