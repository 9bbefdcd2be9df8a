import express, { type Express, type RequestHandler } from 'express';
import { createAddressOf } from './address.ts';
import { cors } from './cors.ts';
import { createPlatform, type PlatformDeps } from './platform.ts';
import { beginRequest } from './request-context.ts';

export interface AppDeps extends PlatformDeps {
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
}

const begin = (trustedProxies: readonly string[]): RequestHandler => {
  const addressOf = createAddressOf(trustedProxies);
  return (req, res, next) => {
    beginRequest(req, res, addressOf(req));
    next();
  };
};

/**
 * The Express application. The security headers are helmet's, but not its middleware: they are the same for every answer, those
 * that the parser refuses included, so they are written with it (responses/headers.ts).
 */
export const createApp = ({ corsOrigins, trustedProxies, ...deps }: AppDeps): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(begin(trustedProxies));
  if (corsOrigins.length > 0) app.use(cors(corsOrigins));
  app.use(createPlatform(deps));
  return app;
};
