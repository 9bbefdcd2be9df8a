import { events, serverFrames } from '../../../derived/frame-replies.js';
import type { Body } from './client.ts';

/** Throws when a frame of the server is not described in spec/asyncapi.yaml. */
export const requireDeclaredFrame = (frame: Body): void => {
  const fits = frame.event_type === undefined ? serverFrames[frame.action ?? 'error'] : events[frame.event_type];
  if (fits?.(frame) === true) return;
  throw new Error(
    `not a frame of the document: ${JSON.stringify(frame).slice(0, 500)}: ${JSON.stringify(fits?.errors)}`,
  );
};
