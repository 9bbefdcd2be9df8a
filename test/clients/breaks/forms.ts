import type { Asked, Break, Told } from './proxy/break.ts';

/** The break, the check that must find it, the rule that the kit must name, and a part of its first message. */
export type Broken = readonly [name: string, broken: Break, only: string, rule: string, message: string];

/** Several breaks of one check. */
export const ofCheck = (
  only: string,
  rule: string,
  ...breaks: readonly (readonly [name: string, broken: Break, message: string])[]
): readonly Broken[] => breaks.map(([name, broken, message]) => [name, broken, only, rule, message]);

/** Which requests a break is about. */
export type When = (asked: Asked, answer?: Told) => boolean;
export const always: When = () => true;
/** Requests with this method whose path ends so. */
export const on =
  (method: string, end: string): When =>
  (asked) =>
    asked.method === method && (asked.path.split('?')[0] ?? '').endsWith(end);
/** Requests whose path and query contain this. */
export const within =
  (part: string): When =>
  ({ path }) =>
    path.includes(part);

export const answered = (change: (answer: Told, path: string, method: string) => Partial<Told>): Break => ({
  tell: (answer, { path, method }) => ({ ...answer, ...change(answer, path, method) }),
});
export const withHeader = (name: string, value: string | undefined, when: When = always): Break => ({
  tell: (answer, asked) =>
    when(asked, answer) ? { ...answer, headers: { ...answer.headers, [name]: value } } : answer,
});
export const without = (name: string, when: When = always): Break => withHeader(name, undefined, when);
/** One status becomes another; the text stays. */
export const withStatus = (from: number, to: number, when: When = always): Break => ({
  tell: (answer, asked) => (answer.status === from && when(asked, answer) ? { ...answer, status: to } : answer),
});
/** An error with this status and code. */
export const errorOf = ({ headers }: Told, status: number, code: number): Told => ({
  status,
  headers: { ...headers, 'content-type': 'application/json' },
  text: JSON.stringify({ error_detail: { error_code: code } }),
});
/** A response with one status becomes the error. */
export const withError = (from: number, status: number, code: number, when: When = always): Break => ({
  tell: (answer, asked) => (answer.status === from && when(asked, answer) ? errorOf(answer, status, code) : answer),
});
/** Replaces a text in the responses. */
export const told = (from: string | RegExp, to: string, when: When = always): Break => ({
  tell: (answer, asked) => (when(asked, answer) ? { ...answer, text: answer.text.replaceAll(from, to) } : answer),
});
/** Changes the list under these keys in the responses that have one. */
export const withList = (when: When, keys: readonly string[], change: (items: unknown[]) => unknown): Break => ({
  tell: (answer, asked) => {
    if (!when(asked, answer) || !answer.text.startsWith('{')) return answer;
    const json: unknown = JSON.parse(answer.text);
    const items = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], json);
    if (!Array.isArray(items)) return answer;
    change(items);
    return { ...answer, text: JSON.stringify(json) };
  },
});
/** Replaces a text in the frames that a subscriber gets. */
export const withFrame = (from: string | RegExp, to: string): Break => ({ hear: (frame) => frame.replace(from, to) });

export const unheard = (name: string, when: When = always): Break => ({
  ask: (request) => (when(request) ? { ...request, headers: { ...request.headers, [name]: undefined } } : request),
});
/** Replaces a text in the address of a request. */
export const asked = (from: string | RegExp, to: string, when: When = always): Break => ({
  ask: (request) => (when(request) ? { ...request, path: request.path.replace(from, to) } : request),
});
/** Replaces a text in the body of a request. */
export const said = (from: string | RegExp, to: string): Break => ({ body: (text) => text.replace(from, to) });

let ceoToken = '';
/** From now on some breaks use this to exceed the caller's permissions. */
export const lendToken = (token: string): void => {
  ceoToken = token;
};
export const tokenLent = (): string => ceoToken;
/** A sign-out stays the caller's: it would end the lent session. */
export const asCeo = (when: When): Break => ({
  ask: (request) =>
    when(request) && !request.path.endsWith('/auth/logout')
      ? { ...request, headers: { ...request.headers, authorization: `Bearer ${ceoToken}` } }
      : request,
});
/** Repeats the CSRF token of the browser for it. */
export const repeatingCsrf = (when: When): Break => ({
  ask: (request) => {
    const csrf = /csrf_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    return csrf === undefined || !when(request)
      ? request
      : { ...request, headers: { ...request.headers, 'x-csrf-token': csrf } };
  },
});

let digits = 0;
/** Eight digits that no earlier response contained. */
export const nextDigits = (): string => {
  digits += 1;
  return String(digits).padStart(8, '0');
};
