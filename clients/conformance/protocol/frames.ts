import { type Json, parseJson } from '../json.ts';

/** A frame of an event stream; `data` is undefined if it is not JSON. */
export interface Frame {
  readonly id?: string;
  readonly event: string;
  readonly data: Json | undefined;
}

/** The complete frames without comments; an invalid block becomes a frame without a name. */
export const framesIn = (text: string): Frame[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => !block.startsWith(':'))
    .map(frameOf);

const frameOf = (block: string): Frame => {
  const lines = block
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);
  const { id, event = '', data = '' } = Object.fromEntries(lines) as Record<string, string>;
  return { ...(id === undefined ? {} : { id }), event, data: parseJson(data) };
};
