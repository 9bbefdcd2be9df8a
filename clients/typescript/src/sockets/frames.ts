import type { PlatformEvent, ServerFrame } from '../document.ts';
import { UnreadableResponse } from '../errors/platform-error.ts';
import { objectIn } from '../http/receive.ts';

/** Everything that the server sends on a socket. */
export type SocketMessage = PlatformEvent | ServerFrame;

/** Parses a frame. Throws `UnreadableResponse` for an invalid one; the server would send it again. */
export const frameIn = (text: string): SocketMessage => {
  const frame = objectIn(text, 200);
  const isFrame = ['event_id', 'action', 'error'].some((field) => typeof frame[field] === 'string');
  const isPlaced = 'event_id' in frame || frame.action === 'bookmark';
  const isListed = frame.action !== 'subscribed' || Array.isArray(frame.channels);
  if (!isFrame || !isListed || (isPlaced && typeof frame.position !== 'string'))
    throw new UnreadableResponse(200, 'it is not a frame of the feed');
  return frame as unknown as SocketMessage;
};
