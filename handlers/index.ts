import { ServiceUnavailable } from '../domain/errors/errors.ts';
import type { Services } from '../domain/services.ts';
import { type Area, type OperationId, operations } from '../generated/operations.ts';
import { authHandlers } from './auth.ts';
import { healthHandlers } from './health.ts';
import type { HandlerMap } from './http/backend.ts';
import type { Metrics } from './http/metrics.ts';
import type { Handler, HandlersOf } from './http/operation.ts';
import { providerHandlers } from './providers.ts';
import { setupHandlers } from './setup.ts';
import { userHandlers } from './users.ts';

/** One entry an area of the document; an area without handlers does not compile. */
type AllHandlers = { readonly [A in Area]: HandlersOf<A> };
type Flat = { readonly [K in OperationId]: Handler<K> };

/** Every operation of the document with its handler. */
export const createHandlers = (services: Services, metrics: Metrics): HandlerMap => {
  const areas: AllHandlers = {
    auth: authHandlers(services),
    health: healthHandlers(services, metrics),
    providers: providerHandlers(services),
    setup: setupHandlers(services),
    users: userHandlers(services),
  };
  const unwired = () => {
    throw new ServiceUnavailable('The capability is not wired');
  };
  const none = Object.fromEntries(Object.keys(operations).map((id) => [id, unwired]));
  const flat: Flat = Object.assign(none, ...Object.values(areas));
  return flat as unknown as HandlerMap;
};
