import { METHODS } from '../../../handlers/http/document/policy.ts';
import { dereference } from '../../shared/dereference.ts';
import { asMap, type JsonMap } from '../../shared/json.ts';
import { type Tree, ValidatorPool } from '../validators/validator-pool.ts';
import { DERIVED_HEADER } from './header.ts';

/** `derived/replies.js`: every declared response by operation, status and media type, and the headers that each must have. */
export async function renderReplies(document: JsonMap): Promise<string> {
  const pool = new ValidatorPool(document, false);
  const replies: Record<string, Tree> = {};
  const replyHeaders: Record<string, Tree> = {};
  for (const { operationId, responses } of operationsIn(document)) {
    const declared = Object.entries(asMap(responses)).map(
      ([status, response]) => [status, dereference(document, response)] as const,
    );
    replies[String(operationId)] = Object.fromEntries(
      declared.map(([status, response]) => [status, contentTree(response, pool)]),
    );
    replyHeaders[String(operationId)] = Object.fromEntries(
      declared.map(([status, response]) => [status, literal(requiredHeaders(document, response))]),
    );
  }
  return DERIVED_HEADER + (await pool.render({ replies, replyHeaders }));
}

const operationsIn = (document: JsonMap): JsonMap[] =>
  Object.values(asMap(document.paths)).flatMap((item) =>
    METHODS.flatMap((method) => (method in asMap(item) ? [asMap(asMap(item)[method])] : [])),
  );

const contentTree = (response: JsonMap, pool: ValidatorPool): Tree =>
  Object.fromEntries(
    Object.entries(asMap(response.content)).map(([media, content]) => [media, pool.add(asMap(asMap(content).schema))]),
  );

const literal = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const requiredHeaders = (document: JsonMap, response: JsonMap): string[] =>
  Object.entries(asMap(response.headers))
    .filter(([, header]) => dereference(document, header).required === true)
    .map(([name]) => name.toLowerCase());

/** `derived/replies.d.ts`. */
export const REPLIES_TYPES = `${DERIVED_HEADER}import type { Validator } from '../handlers/http/document/validator.ts';

/** By operationId, status and media type. A text is validated as one string, an event stream frame by frame. */
export const replies: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, Validator>>>>>>;
/** The headers that a response must have, in lower case, by operationId and status. */
export const replyHeaders: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>;
`;
