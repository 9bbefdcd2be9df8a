import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { PageRequest } from '../../../domain/foundation/kernel/pages/page.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import type { Caller, Input } from '../contracts/operation.ts';

/** A list tool returns only the first page. */
const FIRST_PAGE: PageRequest = { limit: 50, position: null };

/** A tool call does not have a connection. */
const NO_CALLER: Caller = {
  address: '',
  limitSubject: '',
  limitNetworks: [],
  isHead: false,
  offersUpgrade: false,
  isLocal: false,
  userAgent: '',
  header: () => null,
  cookie: () => null,
};

interface Given {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The input of a handler for a tool call, without the parts that only a request has. */
export const toolInput = ({ path, query, body }: Given, actor: Actor, signal: AbortSignal): Input<never> => {
  const input = {
    path,
    query,
    body,
    actor,
    page: FIRST_PAGE,
    caller: NO_CALLER,
    signal,
    settle: async () => {},
    renew: async () => actor,
    ifMatch: () => unconditional,
    ifMatchTag: () => unconditional,
    hasForeignTag: false,
  };
  return input as unknown as Input<never>;
};
