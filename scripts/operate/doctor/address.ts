import { createServer } from 'node:net';
import type { Config } from '../../../handlers/server/config.ts';
import { type Diagnosis, ok, wrong } from './diagnosis.ts';

const TIMEOUT_MS = 3_000;
/** The address to probe when the server listens on all addresses. */
const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Whether this product listens there. */
const isThisProduct = async (host: string, port: number): Promise<boolean> => {
  const name = host.includes(':') ? `[${host}]` : host;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`http://${name}:${port}/api/v1/healthz`, { signal, redirect: 'manual' });
    const body = (await response.json()) as { readonly data?: { readonly uptime_seconds?: unknown } };
    return response.headers.has('x-request-id') && typeof body.data?.uptime_seconds === 'number';
  } catch {
    return false;
  }
};

/** The error code of listening there; null when it is possible. Nothing keeps listening. */
const listenErrorOf = (host: string, port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

/** Checks what listens on the address of the server. `isAlone`: no server runs on this data. */
export const checkAddress = async ({ host, port }: Config, isAlone: boolean): Promise<Diagnosis[]> => {
  const place = `${host}:${port}`;
  const listenError = await listenErrorOf(host, port);
  if (listenError === null) return [ok(`${place} is free: no server runs there`)];
  // Only this machine is probed.
  if (listenError !== 'EADDRINUSE')
    return [wrong(`the server cannot listen on ${place} (${listenError}): change HOST or PORT`)];
  if (!(await isThisProduct(LOOPBACK[host] ?? host, port)))
    return [wrong(`something else listens on ${place}: stop it, or set PORT to another one`)];
  return isAlone
    ? [wrong(`an organisation-platform with other data is running on ${place}: set PORT to another one`)]
    : [ok(`the server is running on ${place}`)];
};
