import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { Identity, Valid } from '../../../handlers/http/contracts/contexts.ts';
import { RequestContext } from '../../../handlers/http/contracts/request-context.ts';
import type { OperationPolicy } from '../../../handlers/http/document/policy.ts';

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly rawHeaders?: readonly string[];
  readonly address?: string;
}

/** A request context as the application creates it, without a connection. */
export const requestOf = (asked: Asked = {}): RequestContext => {
  const { method = 'GET', url = '/', headers = {}, rawHeaders = [], address = '10.0.0.1' } = asked;
  const headersDistinct = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  const req = { method, url, headers, headersDistinct, rawHeaders };
  return new RequestContext(req as never, { once: () => {} } as never, address);
};

/** The sender of a request, authenticated at time zero of the clock. */
export const identityOf = (actor: Actor, foundAt = 0, isByCookie = false): Identity => ({ actor, isByCookie, foundAt });

type Fields = Partial<Omit<Valid, 'policy'>> & { readonly policy?: Partial<OperationPolicy> };

/** The state of a request after all steps; `policy` overrides what the document declares. */
export const contextFor = (operationId: OperationId, { policy = {}, ...fields }: Fields = {}): Valid =>
  ({
    request: requestOf(),
    operationId,
    policy: { ...operations[operationId], ...policy },
    params: {},
    identity: null,
    body: undefined,
    bytes: null,
    path: {},
    query: {},
    page: { limit: 50, position: null },
    ...fields,
  }) as Valid;
