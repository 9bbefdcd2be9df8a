import { asMap } from '../../shared/json.ts';
import type { SpecError } from '../expand/spec-files.ts';
import { createAjv, SCHEMA_PREFIX } from '../validators/validator-pool.ts';
import type { Bundle } from './bundle.ts';

/** The component schemas that are not valid JSON Schema, each with the reason. */
export function findSchemaErrors({ document, origins }: Bundle): SpecError[] {
  const ajv = createAjv(document, true);
  return Object.keys(asMap(asMap(document.components).schemas)).flatMap((name) => {
    try {
      ajv.getSchema(`${SCHEMA_PREFIX}${name}`);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [{ file: origins.get(`schemas/${name}`) ?? 'spec/schemas', message: `${name}: ${reason}` }];
    }
  });
}
