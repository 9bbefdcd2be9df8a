import type { IncomingHttpHeaders } from 'node:http';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Told {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A webhook delivery on its way to its receiver. */
export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One error of a deployment: in its requests, in its responses, or in both. */
export interface Break {
  readonly ask?: (asked: Asked) => Asked;
  /** Replaces the body of a request, which is read to its end only for this. */
  readonly body?: (text: string, asked: Asked) => string;
  /** Replaces a response. An event stream has no text here. */
  readonly tell?: (told: Told, asked: Asked) => Told;
  /** Replaces a frame that the client sends on a socket. */
  readonly say?: (frame: string) => string;
  /** Replaces a frame that the server sends on a socket or an event stream; null drops it, a list sends several. */
  readonly hear?: (frame: string) => string | null | readonly string[];
  /** The code that a socket is closed with. */
  readonly end?: (code: number) => number;
  /** Replaces a webhook delivery; a list sends several. */
  readonly deliver?: (delivery: Delivery) => readonly Delivery[];
}

/** Headers that a break has removed are undefined. */
export const present = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/** What a break sends in place of a frame. */
export const heard = ({ hear = String }: Break, frame: string): readonly string[] => {
  const frames = hear(frame);
  return typeof frames === 'string' ? [frames] : (frames ?? []);
};
