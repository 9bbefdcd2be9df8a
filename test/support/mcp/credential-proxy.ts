import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards requests with a credential, for external checks that cannot be configured with one; everything else is unchanged. */
export const startCredentialProxy = async (baseUrl: string, token: string) => {
  const { hostname, port } = new URL(baseUrl);
  const server = createServer((req, res) => {
    const headers = { ...req.headers, authorization: `Bearer ${token}` };
    const onward = request({ hostname, port, method: req.method, path: req.url, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, close };
};
