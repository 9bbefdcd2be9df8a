import express, { type Express } from 'express';
import { beginRequests } from './contracts/request-context.ts';
import type { OnUntrustedProxy } from './contracts/untrusted-proxies.ts';
import { cors } from './cors.ts';
import { createPlatform, type PlatformDeps } from './platform.ts';

export interface AppDeps extends PlatformDeps {
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly onUntrustedProxy: OnUntrustedProxy;
}

/**
 * The Express application. It writes helmet's security headers without helmet's middleware: responses of the HTTP
 * parser carry them too, so they are written with the response (responses/headers.ts).
 */
export const createApp = ({ corsOrigins, trustedProxies, onUntrustedProxy, ...deps }: AppDeps): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(beginRequests(trustedProxies, deps.isSecure, onUntrustedProxy));
  if (corsOrigins.length > 0) app.use(cors(corsOrigins));
  app.use(createPlatform(deps));
  return app;
};
