import { METHODS } from '../../../handlers/http/document/policy.ts';
import { asList, asMap, type Json, type JsonMap } from '../../shared/json.ts';
import { DEPRECATION_HEADERS } from './deprecation.ts';
import { expandExamples } from './examples.ts';
import { paginationOf } from './pagination.ts';
import { failuresOf, type Traits, traitsOf } from './traits.ts';

/** The context of a path file: its path, its area, and the component name of each path parameter. */
export interface PathPlace {
  readonly path: string;
  readonly area: string;
  readonly pathParameters: ReadonlyMap<string, string>;
}

/** Keywords of an operation that are removed by the expansion. */
const SPENT = ['x-failures', 'x-answers-unknown', 'x-dry-run'];

const reference = (file: string, name: string): JsonMap => ({ $ref: `../../${file}.yaml#/${name}` });

/**
 * Expands a path: adds everything that follows from the policies of its operations. Written values take precedence, so the expansion is
 * idempotent.
 */
export function expandPath(written: JsonMap, place: PathPlace): JsonMap {
  const names = [...place.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => place.pathParameters.get(name) ?? name);
  const operations = Object.entries(written).map(([key, node]) => [
    key,
    METHODS.some((method) => method === key) ? expandOperation(key, asMap(node), place) : node,
  ]);
  return {
    ...(names.length > 0 && { parameters: names.map((name) => reference('parameters', name)) }),
    ...Object.fromEntries(operations),
  };
}

/** Expands an operation. */
export function expandOperation(method: string, written: JsonMap, { path, area }: PathPlace): JsonMap {
  const traits = traitsOf(path, method, written);
  const {
    operationId,
    tags = [area],
    summary,
    description,
    security,
    parameters,
    requestBody,
    responses,
    ...rest
  } = written;
  const allParameters = expandParameters(asList(parameters), traits);
  const kept = Object.entries({ operationId, tags, summary, description }).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(kept) as JsonMap),
    ...(traits.isProtected ? security !== undefined && { security } : { security: [] }),
    ...(traits.isDeprecated && { deprecated: true }),
    ...(allParameters.length > 0 && { parameters: allParameters }),
    ...paginationOf(allParameters),
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !SPENT.includes(key))),
    ...(requestBody !== undefined && { requestBody: expandBody(asMap(requestBody)) }),
    responses: expandResponses(asMap(responses), asList(written['x-failures']).map(String), traits),
  };
}

function expandParameters(written: readonly Json[], traits: Traits): Json[] {
  const names = [
    ...(traits.dryRun === null ? [] : ['DryRunQuery']),
    ...(traits.isConditional ? ['IfMatch'] : []),
    ...(traits.isRead && traits.hasEtag ? ['IfNoneMatch'] : []),
    ...(traits.isIdempotent ? ['IdempotencyKey'] : []),
    ...(traits.isProtected && !traits.isRead ? ['CsrfToken'] : []),
  ];
  const known = written.map((parameter) => asMap(parameter).$ref);
  const added = names.map((name) => reference('parameters', name));
  return [...written, ...added.filter(({ $ref }) => !known.includes($ref))];
}

const expandBody = (body: JsonMap): JsonMap => ({ required: true, ...asJsonContent(body) });

/** A schema outside of `content` is that of the JSON body. */
function asJsonContent({ schema, examples, ...rest }: JsonMap): JsonMap {
  const media = { ...(schema !== undefined && { schema }), ...(examples !== undefined && { examples }) };
  if (schema !== undefined) return { ...rest, content: { 'application/json': withExamples(media) } };
  const contents = Object.entries(asMap(rest.content)).map(([name, content]) => [name, withExamples(asMap(content))]);
  return contents.length === 0 ? { ...rest, ...media } : { ...rest, content: Object.fromEntries(contents) };
}

const withExamples = (media: JsonMap): JsonMap =>
  media.examples === undefined ? media : { ...media, examples: expandExamples(asMap(media.examples)) };

function expandResponses(written: JsonMap, further: readonly string[], traits: Traits): JsonMap {
  const failures = Object.entries(failuresOf(traits, further)).map(([status, name]) => [
    status,
    reference('responses', name),
  ]);
  const own = Object.entries(written).map(([status, response]) => [
    status,
    asMap(response).$ref === undefined ? expandResponse(status, asMap(response), traits) : response,
  ]);
  return { ...Object.fromEntries(failures), ...Object.fromEntries(own) };
}

function expandResponse(status: string, { description = '', ...written }: JsonMap, traits: Traits): JsonMap {
  const { headers, ...rest } = written;
  const isSuccess = status.startsWith('2');
  const allHeaders = {
    ...headersOf({ 'x-request-id': 'XRequestId' }),
    ...asMap(headers),
    ...(isSuccess && headersOf(successHeaders(traits))),
    ...(isSuccess && traits.isDeprecated && DEPRECATION_HEADERS),
  };
  const { 'x-report': report, ...content } = rest;
  return {
    description,
    ...(report !== undefined && { 'x-report': report }),
    headers: allHeaders,
    ...asJsonContent(content),
  };
}

const headersOf = (names: Readonly<Record<string, string>>): JsonMap =>
  Object.fromEntries(Object.entries(names).map(([header, name]) => [header, reference('headers', name)]));

/** The component name in headers.yaml by header name. */
function successHeaders({ method, isIdempotent, hasSecret, dryRun, hasWindow }: Traits): Record<string, string> {
  return {
    ...((method === 'put' || method === 'patch') && { ETag: 'ETag' }),
    ...(isIdempotent && !hasSecret && { 'idempotency-replayed': 'IdempotencyReplayed' }),
    ...(dryRun !== null && { 'dry-run': 'DryRunHeader' }),
    ...(dryRun?.includes('version') && { 'dry-run-version': 'DryRunVersion' }),
    ...(dryRun?.includes('budget') && {
      'dry-run-budget-percent': 'DryRunBudgetPercent',
      'dry-run-budget-monthly': 'DryRunBudgetMonthly',
    }),
    ...(hasWindow && {
      'RateLimit-Limit': 'RateLimitLimit',
      'RateLimit-Remaining': 'RateLimitRemaining',
      'RateLimit-Reset': 'RateLimitReset',
    }),
  };
}
