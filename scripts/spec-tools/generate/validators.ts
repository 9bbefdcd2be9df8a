import { asMap, type JsonMap } from '../../shared/json.ts';
import type { Bundle } from './bundle.ts';
import type { Operation } from './operations.ts';
import { dereference } from './operations.ts';
import { type Tree, ValidatorPool } from './validator-pool.ts';

const PARAMETER_PLACES = ['path', 'query', 'header'] as const;

/**
 * `generated/validators.js`: parameters and bodies. Defaults are filled in, so a handler sees the value the document promises.
 */
export async function renderValidators(bundle: Bundle, operations: readonly Operation[]): Promise<string> {
  const pool = new ValidatorPool(bundle, true);
  const parameters: Record<string, Tree> = {};
  const bodies: Record<string, Tree> = {};
  for (const { id, source, parameters: declared } of operations) {
    const places = PARAMETER_PLACES.map((place) => [place, parameterSchema(declared, place)] as const).filter(
      ([, schema]) => schema !== null,
    );
    parameters[id] = Object.fromEntries(places.map(([place, schema]) => [place, pool.add(schema ?? {})]));
    const body = asMap(dereference(bundle.document, source.requestBody).content)['application/json'];
    if (body !== undefined) bodies[id] = pool.add(asMap(asMap(body).schema));
  }
  return pool.render({ parameters, bodies });
}

/** `generated/replies.js`: every declared answer by operation, status and media type, and the headers each must carry. */
export async function renderReplies(bundle: Bundle, operations: readonly Operation[]): Promise<string> {
  const pool = new ValidatorPool(bundle, false);
  const replies: Record<string, Tree> = {};
  const replyHeaders: Record<string, Tree> = {};
  for (const { id, source } of operations) {
    const responses = Object.entries(asMap(source.responses)).map(
      ([status, response]) => [status, dereference(bundle.document, response)] as const,
    );
    replies[id] = Object.fromEntries(
      responses.map(([status, response]) => [
        status,
        Object.fromEntries(
          Object.entries(asMap(response.content)).map(([media, content]) => [
            media,
            pool.add(asMap(asMap(content).schema)),
          ]),
        ),
      ]),
    );
    replyHeaders[id] = Object.fromEntries(
      responses.map(([status, response]) => [status, literal(requiredHeaders(bundle.document, response))]),
    );
  }
  return pool.render({ replies, replyHeaders });
}

function parameterSchema(parameters: readonly JsonMap[], place: string): JsonMap | null {
  const declared = parameters.filter((parameter) => parameter.in === place);
  if (declared.length === 0) return null;
  const nameOf = (parameter: JsonMap) =>
    place === 'header' ? String(parameter.name).toLowerCase() : String(parameter.name);
  return {
    type: 'object',
    required: declared.filter((parameter) => parameter.required === true).map(nameOf),
    properties: Object.fromEntries(declared.map((parameter) => [nameOf(parameter), parameter.schema ?? {}])),
  };
}

const literal = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;

function requiredHeaders(document: JsonMap, response: JsonMap): string[] {
  return Object.entries(asMap(response.headers))
    .filter(([, header]) => dereference(document, header).required === true)
    .map(([name]) => name.toLowerCase());
}

const HEADER = '// Written by npm run generate from spec/. Do not edit.\n';

/** `generated/validators.d.ts`; what the values are is in handlers/http/document/validator.ts. */
export const VALIDATORS_TYPES = `${HEADER}import type { BodyValidators, ParameterValidators } from '../handlers/http/document/validator.ts';

export const parameters: ParameterValidators;
export const bodies: BodyValidators;
`;

/** `generated/replies.d.ts`; what the values are is in handlers/http/document/validator.ts. */
export const REPLIES_TYPES = `${HEADER}import type { ReplyHeaders, ReplyValidators } from '../handlers/http/document/validator.ts';

export const replies: ReplyValidators;
export const replyHeaders: ReplyHeaders;
`;
