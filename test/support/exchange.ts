import { type OperationId, operations } from '../../generated/operations.ts';
import { Exchange, type Match } from '../../handlers/http/exchange.ts';
import type { OperationPolicy } from '../../handlers/http/policy.ts';

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly rawHeaders?: readonly string[];
  readonly address?: string;
}

/** An exchange as the application makes it of a request, without a connection. */
export const exchangeOf = ({ method = 'GET', url = '/', headers = {}, rawHeaders = [], address = '10.0.0.1' }: Asked) =>
  new Exchange({ method, url, headers, rawHeaders } as never, {} as never, address);

/** The match of an operation; `policy` changes what the document declares of it. */
export const matchOf = (operationId: OperationId, policy: Partial<OperationPolicy> = {}): Match => ({
  operationId,
  policy: { ...operations[operationId], ...policy },
  operation: { path: operations[operationId].path, method: operations[operationId].method, responses: {} },
});
