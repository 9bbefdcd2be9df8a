import { asMap, type JsonMap } from '../../shared/json.ts';

const TYPE = 'http://127.0.0.1:3001/docs/errors#';
const INSTANCE = '3f2b8c1e-5d4a-4b6f-9c7d-8e9f0a1b2c3d';

/** The examples of a failure in both forms: the envelope, and the problem document, whose name ends with "Problem". */
export function expandFailures(written: JsonMap): JsonMap {
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, failure]) => {
      const { summary = '', ...fields } = asMap(failure);
      return [
        [name, { summary, value: envelope(fields) }],
        [`${name}Problem`, { summary, value: problem(fields) }],
      ];
    }),
  );
}

function envelope({ status: _, ...failure }: JsonMap): JsonMap {
  const { title = '', detail = '', ...codes } = failure;
  const error_detail = { detail, ...facts(codes), instance: INSTANCE, title, type: `${TYPE}${codes.error_category}` };
  return { data: null, error: detail, error_detail, success: false };
}

function problem({ status = 0, title = '', detail = '', ...codes }: JsonMap): JsonMap {
  return { type: `${TYPE}${codes.error_category}`, title, status, detail, instance: INSTANCE, ...facts(codes) };
}

/** Defaults of a failure: not retryable, and no time to wait. */
const facts = ({ error_code = 0, error_category = '', retryable = false, retry_after = null }: JsonMap): JsonMap => ({
  error_code,
  error_category,
  retryable,
  retry_after,
});

const header = (name: string): JsonMap => ({ $ref: `headers.yaml#/${name}` });

/**
 * Expands a shared response. `examples` names failures; with them the response has both media types, and the request selects one.
 * `schema` replaces the schema of the JSON form. A response without examples has its declared content, or no body.
 */
export function expandSharedResponse({ description = '', headers, examples, schema, content: own }: JsonMap): JsonMap {
  const names = Object.entries(asMap(examples));
  const form = (file: string, ending: string): JsonMap => ({
    schema: { $ref: file },
    examples: Object.fromEntries(
      names.map(([name, failure]) => [name, { $ref: `examples/failures.yaml#/${failure}${ending}` }]),
    ),
  });
  const content = {
    'application/json': form(String(schema ?? 'schemas/envelopes.yaml#/FailureResponse'), ''),
    'application/problem+json': form('schemas/errors.yaml#/ProblemDetail', 'Problem'),
  };
  return {
    description,
    headers: {
      'x-request-id': header('XRequestId'),
      ...(examples !== undefined && { Vary: header('Vary') }),
      ...asMap(headers),
    },
    ...(own !== undefined && { 'x-own-form': true, content: own }),
    ...(examples !== undefined && { content }),
  };
}
