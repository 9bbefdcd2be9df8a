import type { OperationId } from '../../../generated/operations.ts';
import type { Body, Client, OperationResponse, Request } from '../client/client.ts';
import { type Example, SHOWN } from './examples.ts';

/** What a request needs in addition to its body. */
export interface Scene extends Pick<Request, 'path' | 'headers' | 'raw'> {
  /** Real ids that replace those of the example in fields with these names. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly as?: Client;
}

/** An example request and its preconditions. */
export type Step = [operation: OperationId, example: string, prepare?: (shown: Example) => Promise<Scene> | Scene];

/** The example of a step. */
export const exampleOf = (operation: OperationId, name: string): Example => {
  const found = SHOWN.get(operation)?.requests.find((example) => example.name === name);
  if (found === undefined) throw new Error(`the document has no example ${name} of ${operation}`);
  return found;
};

/** Sends the example of a step unchanged, except for ids of records that exist here. */
export const sendExample = async ([operation, name, prepare]: Step, sender: Client): Promise<OperationResponse> => {
  const example = exampleOf(operation, name);
  const { fields = {}, as = sender, ...scene } = (await prepare?.(example)) ?? {};
  const shown = example.value as Body;
  const known = Object.entries(fields).filter(([field]) => field in shown);
  const body = { ...shown, ...Object.fromEntries(known) };
  return as.callRaw(operation, scene.raw === undefined ? { ...scene, body } : scene);
};
