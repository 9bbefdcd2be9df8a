import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Asked, Break, Delivery } from './break.ts';

/** Where the proxy receives deliveries; the query is the address of the receiver. */
export const DELIVERIES = '/deliveries?';

/** The break, with deliveries that pass through the proxy: endpoints are created with an address of the proxy. */
export const receivingDeliveries = (broken: Break, url: string): Break => {
  if (broken.deliver === undefined) return broken;
  const body = (body: string, { method, path }: Asked): string => {
    const changed = broken.body?.(body, { method, path, headers: {} }) ?? body;
    if (method !== 'POST' || !path.endsWith('/webhook-endpoints')) return changed;
    return changed.replace(/"url":"([^"]*)"/, (_all, to) => `"url":"${url}${DELIVERIES}${encodeURIComponent(to)}"`);
  };
  return { ...broken, body };
};

const deliverTo = (address: string, { headers, body }: Delivery): Promise<void> =>
  new Promise((resolve) => {
    const length = String(Buffer.byteLength(body));
    const { host: _host, 'transfer-encoding': _coding, ...others } = headers;
    const onward = send(address, { method: 'POST', headers: { ...others, 'content-length': length } }, (answer) =>
      answer.resume().on('end', resolve),
    );
    // A receiver that has ended needs no delivery.
    onward.on('error', () => resolve()).end(body);
  });

/** Sends a delivery on as the break changes it. */
export const deliver = async (broken: Break, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const address = decodeURIComponent((incoming.url ?? '').slice(DELIVERIES.length));
  const delivery = { headers: incoming.headers, body: await text(incoming) };
  for (const each of broken.deliver?.(delivery) ?? [delivery]) await deliverTo(address, each);
  outgoing.writeHead(204).end();
};
