import { METHODS } from '../../../handlers/http/document/policy.ts';
import { methodOf, namespaceOf } from '../../shared/client-names.ts';
import { dereference } from '../../shared/dereference.ts';
import { asList, asMap, type Json, type JsonMap } from '../../shared/json.ts';
import type { Field, RequestModel } from './request-model.ts';

/** An operation with all references resolved except schemas. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly JsonMap[];
  /** The JSON media type of its body, or null. */
  readonly body: JsonMap | null;
  readonly isBodyRequired: boolean;
  readonly responses: ReadonlyMap<string, JsonMap>;
  readonly model: RequestModel;
}

const exampleIn = (document: JsonMap, content: JsonMap): Json | undefined =>
  dereference(document, Object.values(asMap(content.examples))[0]).value;

/** The text of an example; empty without one. */
const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || value === undefined ? (value ?? '') : JSON.stringify(value);

const fieldOf = (parameter: JsonMap): Field => ({
  name: String(parameter.name),
  in: parameter.in as Field['in'],
  isRequired: parameter.required === true,
  isBare: ['integer', 'number', 'boolean'].includes(String(asMap(parameter.schema).type)),
  example: textOf(parameter.example),
});

const credentialOf = (written: JsonMap): RequestModel['credential'] => {
  if (written['x-access'] === 'refresh') return 'cookie';
  return asList(written.security).length === 0 && written.security !== undefined ? 'none' : 'any';
};

const responseKindOf = (responses: ReadonlyMap<string, JsonMap>): RequestModel['responseKind'] => {
  if (responses.has('101')) return 'socket';
  const [, success = {}] = [...responses].find(([status]) => status.startsWith('2')) ?? [];
  const types = Object.keys(asMap((success as JsonMap).content));
  if (types.includes('text/event-stream')) return 'events';
  return types.includes('application/json') ? 'json' : 'text';
};

const isEmpty = (responses: ReadonlyMap<string, JsonMap>): boolean =>
  [...responses].every(([status, { content }]) => !status.startsWith('2') || content === undefined);

const setsCookies = (responses: ReadonlyMap<string, JsonMap>): boolean =>
  asMap(responses.get('200')?.headers)['Set-Cookie'] !== undefined ||
  asMap(responses.get('201')?.headers)['Set-Cookie'] !== undefined;

const operationOf = (document: JsonMap, path: string, method: string, item: JsonMap): Operation => {
  const written = asMap(item[method]);
  const parameters = [...asList(item.parameters), ...asList(written.parameters)].map((one) =>
    dereference(document, one),
  );
  const requestBody = dereference(document, written.requestBody);
  const json = asMap(requestBody.content)['application/json'];
  const body = json === undefined ? null : asMap(json);
  const responses = new Map(
    Object.entries(asMap(written.responses)).map(([status, response]) => [status, dereference(document, response)]),
  );
  const id = String(written.operationId);
  const tag = String(asList(written.tags)[0]);
  return {
    id,
    tag,
    method: method.toUpperCase(),
    path,
    summary: String(written.summary),
    description: String(written.description),
    parameters,
    body,
    isBodyRequired: requestBody.required === true,
    responses,
    model: {
      id,
      client: [namespaceOf(tag), methodOf(tag, id)],
      method: method.toUpperCase(),
      path,
      fields: parameters.filter((one) => one.in !== 'cookie' && one.name !== 'x-csrf-token').map(fieldOf),
      body: body === null ? null : JSON.stringify(exampleIn(document, body) ?? {}, null, 2),
      credential: credentialOf(written),
      setsCookies: setsCookies(responses),
      isEmpty: isEmpty(responses),
      responseKind: responseKindOf(responses),
    },
  };
};

/** Every operation, in the order of the document. */
export const operationsIn = (document: JsonMap): Operation[] =>
  Object.entries(asMap(document.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => asMap(item)[method] !== undefined).map((method) =>
      operationOf(document, path, method, asMap(item)),
    ),
  );
