import { asMap, type JsonMap } from '../../shared/json.ts';
import { frameTree } from '../validators/frame-tree.ts';
import { ValidatorPool } from '../validators/validator-pool.ts';
import { DERIVED_HEADER } from './header.ts';

/** `derived/frame-replies.js`: validators of the frames that the server may send on the socket, and of every event by type. */
export async function renderFrameReplies(document: JsonMap): Promise<string> {
  const pool = new ValidatorPool(document, false);
  const messages = Object.values(asMap(document.channels)).flatMap((channel) =>
    Object.entries(asMap(asMap(channel).messages)),
  );
  // The messages of the socket are references to frames; those of events have a payload.
  const events = messages
    .filter(([, message]) => 'payload' in asMap(message))
    .map(([type, message]) => [type, pool.add(asMap(asMap(message).payload))]);
  const trees = { serverFrames: frameTree(document, 'answer', pool), events: Object.fromEntries(events) };
  return DERIVED_HEADER + (await pool.render(trees));
}

/** `derived/frame-replies.d.ts`. */
export const FRAME_REPLIES_TYPES = `${DERIVED_HEADER}import type { Validator } from '../handlers/http/document/validator.ts';

export const serverFrames: Readonly<Record<string, Validator>>;
export const events: Readonly<Record<string, Validator>>;
`;
