import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A connection whose client requests a WebSocket, and the bytes received after the headers. */
export interface UpgradeOffer {
  readonly socket: Duplex;
  readonly head: Buffer;
}

const offers = new WeakMap<IncomingMessage, UpgradeOffer>();

/** Registers that the connection of a request can become a WebSocket. */
export const offerUpgrade = (req: IncomingMessage, offer: UpgradeOffer): void => void offers.set(req, offer);

/** Null for a request without an upgrade. */
export const offerOf = (req: IncomingMessage): UpgradeOffer | null => offers.get(req) ?? null;
