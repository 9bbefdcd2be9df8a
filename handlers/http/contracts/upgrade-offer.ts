import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A connection whose caller asks for a WebSocket, and what was sent after the head of the request. */
export interface UpgradeOffer {
  readonly socket: Duplex;
  readonly head: Buffer;
}

const offers = new WeakMap<IncomingMessage, UpgradeOffer>();

/** Notes that the connection of a request can become a WebSocket. */
export const offerUpgrade = (req: IncomingMessage, offer: UpgradeOffer): void => void offers.set(req, offer);

/** Null for a request that asks for none. */
export const offerOf = (req: IncomingMessage): UpgradeOffer | null => offers.get(req) ?? null;
