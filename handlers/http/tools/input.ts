import type { PageRequest } from '../../../domain/foundation/kernel/pages/page.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import type { ToolCallContext } from '../../../domain/tools/tool.ts';
import type { Caller, Input } from '../contracts/operation.ts';
import { headerIn, textStream } from './text-stream.ts';

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
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether the operation reads its body as a stream. Then the arguments contain the text of the body, and the headers. */
  readonly streamsBody: boolean;
}

/** The input of a handler for a tool call, without the parts that only a request has. */
export const toolInput = (
  { path, query, body, streamsBody }: Given,
  { actor, signal, key, renew }: ToolCallContext,
): Input<never> => {
  const header = (name: string): string | null => {
    if (name === 'idempotency-key') return key;
    return streamsBody ? headerIn(body)(name) : null;
  };
  const input = {
    ...(streamsBody && { upload: textStream(body) }),
    path,
    query,
    body,
    actor,
    page: FIRST_PAGE,
    caller: { ...NO_CALLER, header },
    signal,
    settle: async () => {},
    renew,
    ifMatch: () => unconditional,
    ifMatchTag: () => unconditional,
    hasForeignTag: false,
  };
  return input as unknown as Input<never>;
};
