import type { Break, Told } from './breaking-proxy.ts';

export const without = (name: string): Break => ({
  tell: (told) => ({ ...told, headers: { ...told.headers, [name]: undefined } }),
});
export const unheard = (name: string): Break => ({
  ask: (asked) => ({ ...asked, headers: { ...asked.headers, [name]: undefined } }),
});
export const told = (from: string, to: string): Break => ({
  tell: (answer) => ({ ...answer, text: answer.text.replaceAll(from, to) }),
});
export const answered = (change: (answer: Told, path: string, method: string) => Partial<Told>): Break => ({
  tell: (answer, { path, method }) => ({ ...answer, ...change(answer, path, method) }),
});

/** Another code of the same status for each code. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  ...{ 1000: '1002', 1001: '1002', 2000: '2001', 2001: '2000', 3000: '3001', 3002: '3001' },
  ...{ 4000: '4001', 4001: '4000', 4002: '4001', 5000: '5001', 5001: '5000', 5002: '5000' },
};
/** Every error has the right status and a wrong code. */
export const withOtherCodes: Break = answered(({ text }) => ({
  text: text.replace(/("error_code":)(\d+)/, (_all, name, code) => name + (OTHER_CODES[code] ?? code)),
}));

let ceoToken = '';
/** From now on some breaks use this to exceed the caller's permissions. */
export const lendToken = (token: string): void => {
  ceoToken = token;
};
export const tokenLent = (): string => ceoToken;
export const asCeo = (isAsked: (asked: { readonly path: string }) => boolean): Break => ({
  ask: (asked) =>
    isAsked(asked) ? { ...asked, headers: { ...asked.headers, authorization: `Bearer ${ceoToken}` } } : asked,
});
/** Repeats the CSRF token of the browser for it. */
export const repeatingCsrf = (isAsked: (asked: { readonly path: string }) => boolean): Break => ({
  ask: (asked) => {
    const csrf = /csrf_token=([^;]+)/.exec(asked.headers.cookie ?? '')?.[1];
    return csrf === undefined || !isAsked(asked)
      ? asked
      : { ...asked, headers: { ...asked.headers, 'x-csrf-token': csrf } };
  },
});
/** Replaces the name in a request. */
export const asked = (from: string, to: string): Break => ({
  ask: (request) => ({ ...request, path: request.path.replace(from, to) }),
});
let digits = 0;
/** Eight digits that no earlier response contained. */
export const nextDigits = (): string => {
  digits += 1;
  return String(digits).padStart(8, '0');
};

/** Returns the last ticket again if one is refused. */
export const repeatingTicket = (): Break => {
  let last = '';
  return answered(({ status, text }, path) => {
    if (!path.endsWith('/auth/ws-ticket')) return {};
    if (status === 200) last = text;
    return status === 409 ? { status: 200, text: last } : {};
  });
};

/** The page of a provider is opened without this parameter. */
export const withoutParameter = (name: string): Break =>
  answered(({ text }, path) => ({
    text: path.endsWith('/oauth/initiate') ? text.replace(new RegExp(`([?&])${name}=[^&"]*&?`), '$1') : text,
  }));

/** A redelivery becomes a test, with the response of a redelivery. */
export const redeliveringNothing: Break = {
  ask: (request) => ({ ...request, path: request.path.replace(/\/redeliver$/, '/test') }),
  tell: (answer, { path }) =>
    path.endsWith('/redeliver')
      ? { ...answer, text: answer.text.replace(/"data":\{[^}]*\}/, '"data":{"queued":1,"next_since":null}') }
      : answer,
};

/** The break, the check that must find it, and the rule that the kit must name. */
export type Broken = readonly [name: string, broken: Break, only: string, rule: string];
