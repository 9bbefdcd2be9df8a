import { METHODS } from '../../handlers/http/document/policy.ts';
import { asList, asMap, type Json, type JsonMap } from '../shared/json.ts';
import { resolve } from '../spec-tools/interface-diff/variants.ts';

/** One response that the document shows. */
export interface ShownAnswer {
  readonly status: number;
  readonly name: string;
  /** Null for a response without a body. */
  readonly media: string | null;
  readonly value: Json;
  readonly headers: Readonly<Record<string, string>>;
}

/** An operation as the mock serves it. */
export interface MockedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The fields its request body may have. */
  readonly fields: readonly string[];
  /** In the order of the document, so the first success is the usual answer. */
  readonly answers: readonly ShownAnswer[];
}

/** Names of the fields, through `allOf`. */
const fieldsOf = (document: JsonMap, schema: Json | undefined): string[] => {
  const { properties, allOf } = resolve(document, schema);
  return [...Object.keys(asMap(properties)), ...asList(allOf).flatMap((part) => fieldsOf(document, part))];
};

const headersOf = (document: JsonMap, response: JsonMap): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asMap(response.headers)).flatMap(([name, node]) => {
      const { example, schema } = resolve(document, node);
      const shown = example ?? resolve(document, schema).const;
      return shown === undefined ? [] : [[name.toLowerCase(), String(shown)]];
    }),
  );

const answersOf = (document: JsonMap, [status, node]: [string, Json]): ShownAnswer[] => {
  const response = resolve(document, node);
  const common = { status: Number(status), headers: headersOf(document, response) };
  const shown = Object.entries(asMap(response.content)).flatMap(([media, body]) =>
    Object.entries(asMap(asMap(body).examples)).map(([name, example]) => ({
      ...common,
      name,
      media,
      value: resolve(document, example).value ?? null,
    })),
  );
  return shown.length > 0 ? shown : [{ ...common, name: '', media: null, value: null }];
};

/** Everything that the document shows, by operation. */
export const mockedOperations = (document: JsonMap): MockedOperation[] =>
  Object.entries(asMap(document.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => asMap(item)[method] !== undefined).map((method) => {
      const { operationId, requestBody, responses } = asMap(asMap(item)[method]);
      const content = asMap(resolve(document, requestBody).content);
      return {
        id: String(operationId),
        method,
        path,
        fields: fieldsOf(document, asMap(content['application/json']).schema),
        answers: Object.entries(asMap(responses)).flatMap((entry) => answersOf(document, entry as [string, Json])),
      };
    }),
  );

/** A failure that every operation shares, as the document shows it first. */
export const shared = (document: JsonMap, name: string, status: number): ShownAnswer => {
  const [answer] = answersOf(document, [String(status), { $ref: `#/components/responses/${name}` }]);
  if (answer === undefined) throw new Error(`the document shows no ${name}`);
  return answer;
};
