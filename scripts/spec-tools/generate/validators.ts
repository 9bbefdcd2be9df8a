import { dereference } from '../../shared/dereference.ts';
import { asMap, type JsonMap } from '../../shared/json.ts';
import { type Tree, ValidatorPool } from '../validators/validator-pool.ts';
import type { Bundle } from './bundle.ts';
import type { Operation } from './operations.ts';

const HEADER = '// Written by npm run generate from spec/. Do not edit.\n';
const PARAMETER_PLACES = ['path', 'query', 'header'] as const;

/**
 * `generated/validators.js`: validators of parameters and bodies, which fill in defaults and check the enforced constraints.
 */
export async function renderValidators(bundle: Bundle, operations: readonly Operation[]): Promise<string> {
  const pool = new ValidatorPool(bundle.document, true);
  const parameters: Record<string, Tree> = {};
  const bodies: Record<string, Tree> = {};
  for (const { id, source, parameters: declared } of operations) {
    const places = PARAMETER_PLACES.map((place) => [place, parameterSchema(declared, place)] as const).filter(
      ([, schema]) => schema !== null,
    );
    parameters[id] = Object.fromEntries(places.map(([place, schema]) => [place, pool.add(schema ?? {})]));
    const body = asMap(dereference(bundle.document, source.requestBody).content)['application/json'];
    // A tool whose operation reads a stream has other arguments.
    const schema = asMap(body).schema ?? asMap(source['x-tool']).arguments;
    if (schema !== undefined) bodies[id] = pool.add(asMap(schema));
  }
  return HEADER + (await pool.render({ parameters, bodies }));
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

/** `generated/validators.d.ts`; the types are in handlers/http/document/validator.ts. */
export const VALIDATORS_TYPES = `${HEADER}import type { BodyValidators, ParameterValidators } from '../handlers/http/document/validator.ts';

export const parameters: ParameterValidators;
export const bodies: BodyValidators;
`;
