import { asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import type { SpecError } from '../expand/spec-files.ts';
import type { Bundle } from '../generate/bundle.ts';

const PREFIX = '#/components/schemas/';
const VALUES = 'spec/schemas/values.yaml';
/** Keywords that contain values of the interface, not schemas. */
const VALUE_WORDS = ['const', 'enum', 'default', 'examples'];

/**
 * Every field needs a description. A bare reference has that of its schema, except for the values of values.yaml, which describe the form of
 * a value and not its purpose.
 */
export function checkDescriptions({ document, origins }: Pick<Bundle, 'document' | 'origins'>): SpecError[] {
  const errors: SpecError[] = [];
  const isDescribed = ({ description, $ref }: JsonMap): boolean => {
    if (typeof description === 'string') return true;
    return typeof $ref === 'string' && origins.get(`schemas/${$ref.slice(PREFIX.length)}`) !== VALUES;
  };
  const visit = (owner: string, node: Json, file: string): void => {
    if (Array.isArray(node)) for (const child of node) visit(owner, child, file);
    if (!isMap(node)) return;
    const { properties, ...rest } = node;
    for (const [name, field] of Object.entries(asMap(properties))) {
      if (!isDescribed(asMap(field))) errors.push({ file, message: `${owner}: ${name} needs a description` });
      visit(`${owner}.${name}`, field, file);
    }
    for (const [key, child] of Object.entries(rest))
      if (!VALUE_WORDS.includes(key) && !key.startsWith('x-')) visit(owner, child, file);
  };
  for (const [name, schema] of Object.entries(asMap(asMap(document.components).schemas)))
    visit(name, schema, origins.get(`schemas/${name}`) ?? 'spec/schemas');
  return errors;
}
