import { asMap, isMap, type Json } from '../../shared/json.ts';

/** The keyword of a schema with the constraints that request validators check instead of the documented ones (spec/README.md#schemas). */
export const ENFORCED = 'x-enforced';

/** The node with the enforced constraints in place of the documented ones. Defaults are kept. */
export function withEnforced(node: Json): Json {
  if (Array.isArray(node)) return node.map(withEnforced);
  if (!isMap(node)) return node;
  const { [ENFORCED]: enforced, default: fallback } = node;
  if (enforced !== undefined) return { ...asMap(enforced), ...(fallback !== undefined && { default: fallback }) };
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withEnforced(child)]));
}
