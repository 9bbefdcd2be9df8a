import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import type { SpecError } from '../expand/spec-files.ts';
import type { Bundle } from '../generate/bundle.ts';
import type { Operation } from '../generate/operations.ts';

const PREFIX = '#/components/schemas/';

/** The schemas of ids that the server creates, each the same in requests and responses. */
const IDS = ['Uuid', 'UserId', 'SessionId', 'Position'].map((name) => `{"$ref":"${PREFIX}${name}"}`);

/** Fields that are named like ids and have no such schema, each with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  model_id: 'the provider names its models',
  'ProjectCharter.project_id': 'a model may name a project that does not exist; approving the charter is then 404',
  client_id: 'the OAuth provider creates it',
  entity_id: 'the name of a role, or `default` for the company',
  record_id: 'the id of a record, or the number of a version',
  target_id: 'the id or the name of any object',
  'ProviderModelResponse.id': 'the provider names its models',
  'RunStepFrame.id': 'the number of the step',
  webhook_id: 'the sender creates it',
  'McpMessage.id': 'the client creates it',
  'McpResult.id': 'the client creates it',
  'McpError.id': 'the client creates it',
};

/** The schema of a value without its description, and without null. */
const typeOf = ({ anyOf, $ref }: JsonMap): string =>
  JSON.stringify(anyOf === undefined ? { $ref } : (asList(anyOf)[0] ?? null));

/** Ids of records must have one schema in both directions, so that a received id can be sent with its type. */
export function checkIds(bundle: Bundle, operations: readonly Operation[]): SpecError[] {
  const errors: SpecError[] = [];
  const check = (owner: string, name: string, schema: JsonMap, file: string): void => {
    if (!/(?:^|_)id$/.test(name) || name in OTHERS || `${owner}.${name}` in OTHERS) return;
    if (!IDS.includes(typeOf(schema)))
      errors.push({ file, message: `${owner}: ${name} is an id; use Uuid, UserId or SessionId` });
  };
  const visit = (owner: string, node: Json, file: string): void => {
    if (Array.isArray(node)) for (const child of node) visit(owner, child, file);
    if (!isMap(node)) return;
    for (const [name, field] of Object.entries(asMap(node.properties))) check(owner, name, asMap(field), file);
    for (const child of Object.values(node)) visit(owner, child, file);
  };
  for (const [name, schema] of Object.entries(asMap(asMap(bundle.document.components).schemas)))
    visit(name, schema, bundle.origins.get(`schemas/${name}`) ?? 'spec/schemas');
  for (const { id, file, parameters } of operations)
    for (const { name, in: place, schema } of parameters)
      if (place !== 'header') check(id, String(name), asMap(schema), file);
  return errors;
}
