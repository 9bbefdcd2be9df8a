/** Scheme and authority of a request target in absolute form (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** The target of a request. */
export interface Target {
  readonly pathname: string;
  /** Without the question mark. */
  readonly search: string;
}

/** Path and query of a request target in either form, undecoded. */
export const targetOf = (url: string): Target => {
  const local = url.replace(ORIGIN, '');
  const mark = local.indexOf('?');
  return mark === -1
    ? { pathname: local, search: '' }
    : { pathname: local.slice(0, mark), search: local.slice(mark + 1) };
};
