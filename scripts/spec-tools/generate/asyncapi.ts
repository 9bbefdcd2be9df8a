import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import { SPEC_FOLDER, type SpecError } from '../expand/spec-files.ts';
import { frameTree } from '../validators/frame-tree.ts';
import { ValidatorPool } from '../validators/validator-pool.ts';
import type { Bundle } from './bundle.ts';

const FILE = 'spec/asyncapi.yaml';
const HEADER = '// Written by npm run generate from spec/. Do not edit.\n\n';
const SHARED = /^schemas\/[\w-]+\.yaml#\/(\w+)$/;
const LOCAL = '#/components/schemas/';

/** An event: its type, its channel (`user:*` for those of one user), and the schemas of its payload and envelope. */
interface EventMessage {
  readonly type: string;
  readonly channel: string;
  readonly payload: string;
  readonly schema: string;
}

/** The bundled AsyncAPI document: every reference is local, and every event message contains the envelope with its payload. */
export interface AsyncBundle {
  readonly document: JsonMap;
  readonly events: readonly EventMessage[];
  readonly errors: readonly SpecError[];
}

const pascal = (type: string): string =>
  type.replace(/(?:^|[._])([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Collects the used shared schemas; their names are those of the OpenAPI document. */
const localised = (node: Json, used: Set<string>): Json => {
  if (Array.isArray(node)) return node.map((child) => localised(child, used));
  if (!isMap(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const [, name] = key === '$ref' ? (SHARED.exec(String(value)) ?? []) : [];
      if (name === undefined) return [key, localised(value ?? null, used)];
      used.add(name);
      return [key, `${LOCAL}${name}`];
    }),
  );
};

/** The shared schemas with all schemas that they reference. */
const closureOf = (names: ReadonlySet<string>, bundle: Bundle, error: (message: string) => void): JsonMap => {
  const known = asMap(asMap(bundle.document.components).schemas);
  const found: Record<string, Json> = {};
  const add = (name: string): void => {
    if (name in found) return;
    const schema = known[name] ?? null;
    if (schema === null) error(`schemas of the interface have no ${name}`);
    found[name] = schema;
    for (const [, other = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) add(other);
  };
  for (const name of names) add(name);
  return found;
};

const channelSchema = (channel: string): JsonMap =>
  channel.endsWith('*')
    ? { type: 'string', pattern: `^${channel.slice(0, -1)}.+$` }
    : { type: 'string', const: channel };

/** The closed schema of one event: the envelope with its type, its channel and its payload. */
const eventSchema = (
  envelope: JsonMap,
  { type, channel, payload }: Omit<EventMessage, 'schema'>,
  summary: Json,
): JsonMap => ({
  ...envelope,
  description: summary,
  properties: {
    ...asMap(envelope.properties),
    event_type: { type: 'string', const: type },
    channel: channelSchema(channel),
    payload: { $ref: payload },
  },
});

/** Reads spec/asyncapi.yaml and expands it (spec/README.md#events). */
export function bundleAsyncapi(bundle: Bundle): AsyncBundle {
  const errors: SpecError[] = [];
  const error = (message: string): void => void errors.push({ file: FILE, message });
  const used = new Set<string>();
  const source = asMap(localised(parse(readFileSync(join(SPEC_FOLDER, 'asyncapi.yaml'), 'utf8')), used));
  const components = asMap(source.components);
  const written = { ...asMap(components.schemas) };
  const envelope = asMap(written.EventEnvelope);
  const events: EventMessage[] = [];
  const channels = Object.entries(asMap(source.channels)).map(([name, entry]) => {
    const { 'x-events': channel, ...rest } = asMap(entry);
    if (typeof channel !== 'string') return [name, rest] as const;
    const messages = Object.entries(asMap(rest.messages)).map(([type, message]) => {
      const payload = String(asMap(asMap(message).payload).$ref);
      const schema = `${pascal(type)}Event`;
      events.push({ type, channel, payload, schema });
      written[schema] = eventSchema(envelope, { type, channel, payload }, asMap(message).summary ?? '');
      return [type, { name: type, ...asMap(message), payload: { $ref: `${LOCAL}${schema}` } }];
    });
    return [name, { ...rest, messages: Object.fromEntries(messages) }] as const;
  });
  const schemas = { ...closureOf(used, bundle, error), ...written };
  const byName = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  const version = asMap(bundle.document.info).version ?? '';
  if (asMap(source.info).version !== version) error(`info.version is not that of openapi.yaml, ${version}`);
  const document: JsonMap = {
    ...source,
    channels: Object.fromEntries(channels),
    components: { ...components, schemas: byName },
  };
  return { document, events, errors: [...errors, ...findFormErrors(document)] };
}

/** Errors of the AsyncAPI schema. */
function findFormErrors(document: JsonMap): SpecError[] {
  const form = JSON.parse(
    readFileSync(
      new URL('../../../node_modules/@asyncapi/specs/schemas/3.1.0-without-$id.json', import.meta.url),
      'utf8',
    ),
  );
  const validate = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(form);
  if (validate(document)) return [];
  return (validate.errors ?? [])
    .slice(0, 3)
    .map(({ instancePath, message = '' }) => ({ file: FILE, message: `${instancePath} ${message}` }));
}

/** `generated/frames.js`: validators of the frames that clients may send on the socket, by action. */
export async function renderFrames({ document }: AsyncBundle): Promise<string> {
  const pool = new ValidatorPool(document, true);
  return `${HEADER.trimEnd()}\n${await pool.render({ clientFrames: frameTree(document, 'speak', pool) })}`;
}

/** `generated/events.ts`: the TypeScript types of the events and of the socket frames. */
export async function renderEventTypes({ document, events }: AsyncBundle): Promise<string> {
  const wrapped = {
    openapi: '3.1.0',
    info: document.info,
    paths: {},
    components: { schemas: asMap(document.components).schemas },
  };
  const tree = await openapiTypescript(wrapped as unknown as OpenAPI3, { silent: true });
  const lines = (of: (event: EventMessage) => string): string => events.map((event) => `  ${of(event)}\n`).join('');
  const frames = (operation: string): string =>
    (asMap(asMap(document.operations)[operation]).messages as JsonMap[])
      .map(
        ({ $ref }) => asMap(asMap(asMap(document.components).messages)[String($ref).split('/').at(-1) ?? '']).payload,
      )
      .map((payload) => `components['schemas']['${String(asMap(payload).$ref).slice(LOCAL.length)}']`)
      .join(' | ');
  return [
    HEADER + astToString(tree),
    `/** Every type of event, and the event itself. */\nexport interface Events {\n${lines(({ type, schema }) => `'${type}': components['schemas']['${schema}'];`)}}`,
    'export type EventType = keyof Events;',
    '/** Any event; `event_type` identifies it. */\nexport type PlatformEvent = Events[EventType];',
    `/** What a client may say on the socket. */\nexport type ClientFrame = ${frames('speak')};`,
    `/** What the server says on the socket besides events. */\nexport type ServerFrame = ${frames('answer')};`,
    `/** The channel of each type; \`user:*\` means that of one user. */\nexport const EVENT_CHANNELS: Readonly<Record<EventType, string>> = {\n${lines(({ type, channel }) => `'${type}': '${channel}',`)}};\n`,
  ].join('\n\n');
}

/** `generated/frames.d.ts`. */
export const FRAMES_TYPES = `${HEADER.trimEnd()}
import type { Validator } from '../handlers/http/document/validator.ts';

export const clientFrames: Readonly<Record<string, Validator>>;
`;
