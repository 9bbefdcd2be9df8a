import { RequestInvalid, ValidationFailed } from '../../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { JsonObject } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import type { Tool, ToolCallContext, ToolFailure, ToolOperations } from '../../../domain/tools/tool.ts';
import { operations as policies } from '../../../generated/operations.ts';
import { bodies, parameters } from '../../../generated/validators.js';
import { type DepartmentNameOf, mayEverPass, requireAccess } from '../../security/access.ts';
import type { AnyResult } from '../contracts/result.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../observe/logger.ts';
import type { Operations } from '../openapi-backend.ts';
import { failureOf } from '../responses/problem.ts';
import { checkStrings } from '../steps/strings.ts';
import { pointerPart, ValidationErrors } from '../steps/validation-errors.ts';
import { type OperationTool, readTools } from './catalogue.ts';
import { textOfContent } from './content-text.ts';
import { toolInput } from './input.ts';

interface Deps {
  readonly operations: Operations;
  readonly departmentNameOf: DepartmentNameOf;
  readonly limits: Pick<Limits, 'takeForTool'>;
  readonly logger: Logger;
}

/** The arguments of a call by location. */
interface Parted {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly body: JsonObject;
}

/** Built from entries, because an argument may be named `__proto__`. */
const part = ({ path, query }: OperationTool, args: JsonObject): Parted => {
  const where = (isThere: (name: string) => boolean): JsonObject =>
    Object.fromEntries(Object.entries(args).filter(([name]) => isThere(name)));
  return {
    path: where((name) => path.includes(name)),
    query: where((name) => query.includes(name)),
    body: where((name) => !path.includes(name) && !query.includes(name)),
  };
};

const texts = (path: JsonObject): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));

const named = (query: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));

/** The most bytes of JSON of a result: it is serialised twice, and a model must read it. */
const MAX_RESULT_BYTES = 1_000_000;
const TOO_LONG = `The result would be longer than ${MAX_RESULT_BYTES} bytes; use a tool that asks for less`;

/** Throws ValidationFailed if the result of a read is too long (spec/rules/tools.md#catalogue). */
const requireSize = ({ tag }: Tool, bytes: number): void => {
  if (tag === 'read' && bytes > MAX_RESULT_BYTES) throw new ValidationFailed(TOO_LONG);
};

/** Whether a list has more than its first page. */
const resumes = (result: AnyResult): boolean =>
  result.kind === 'page' &&
  (result.nextPosition !== null || (result.pagination as { has_more?: boolean } | undefined)?.has_more === true);

/** The `data` of a response: a list under `items`, no data as an empty object (spec/rules/tools.md#catalogue). */
const dataOf = (result: AnyResult): JsonObject => {
  if (result.kind !== 'data' && result.kind !== 'ready' && result.kind !== 'page')
    throw new Error('a tool must return data');
  const data = result.kind === 'ready' ? JSON.parse(result.json().text) : result.data;
  if (data === undefined || data === null) return {};
  if (!Array.isArray(data)) return data as JsonObject;
  return resumes(result) ? { items: data, has_more: true } : { items: data };
};

/**
 * The operations of the document as tools: validated by its schemas, authorized by its policies, run by its handlers.
 */
export const createToolOperations = ({ operations, departmentNameOf, limits, logger }: Deps): ToolOperations => {
  const catalogue = readTools();
  const byName = new Map(catalogue.map((tool) => [tool.name, tool]));
  const known = ({ name }: Tool): OperationTool => {
    const tool = byName.get(name);
    if (tool === undefined) throw new Error(`no tool ${name}`);
    return tool;
  };
  const guardedBy = ({ operationId }: OperationTool) => ({ operationId, policy: policies[operationId] });

  return {
    tools: catalogue,
    check(tool, given) {
      const { operationId, ...places } = known(tool);
      const { path, query, body } = part({ operationId, ...places }, structuredClone(given));
      const errors = new ValidationErrors();
      checkStrings(given, 'arguments', errors);
      errors.check(parameters[operationId]?.path, path, 'arguments');
      errors.check(parameters[operationId]?.query, query, 'arguments');
      if (bodies[operationId] !== undefined) errors.check(bodies[operationId], body, 'arguments');
      else for (const name of Object.keys(body)) errors.add(`arguments /${pointerPart(name)}: is not a known field`);
      if (!errors.isEmpty) throw new RequestInvalid(String(errors));
      return { ...path, ...named(query, places.query), ...body };
    },
    mayUse: (tool, actor) => mayEverPass(guardedBy(known(tool)), actor),
    async permit(tool, checked, actor) {
      const { path } = part(known(tool), checked);
      await requireAccess({ ...guardedBy(known(tool)), params: texts(path) }, actor, departmentNameOf);
    },
    async run(tool: Tool, checked: JsonObject, context: ToolCallContext): Promise<JsonObject> {
      const { operationId } = known(tool);
      const parted = part(known(tool), checked);
      // Parameters that are not arguments of the tool get their defaults.
      parameters[operationId]?.query?.(parted.query);
      const policy = policies[operationId];
      const release = await limits.takeForTool(policy, context.actor.userId, texts(parted.path), parted.body);
      const renew = async (): Promise<Actor> => {
        const actor = await context.renew();
        await this.permit(tool, checked, actor);
        return actor;
      };
      const input = toolInput({ ...parted, streamsBody: policy.streamsBody }, { ...context, renew });
      const result = await operations.run(operationId, input).finally(release);
      // A result that is known to be too long is not built.
      if (result.kind === 'ready') requireSize(tool, result.bytes);
      const data = result.kind === 'content' ? await textOfContent(result) : dataOf(result);
      if (tool.tag === 'read') requireSize(tool, Buffer.byteLength(JSON.stringify(data)));
      return data;
    },
    failureOf(thrown): ToolFailure {
      const { status, code, detail, cause, isFailure } = failureOf(thrown);
      if (status >= 500 && isFailure) logger.error({ code, err: cause }, 'tool failed');
      return { error: detail, errorCode: code };
    },
  };
};
