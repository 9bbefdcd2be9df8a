import { literalInPython, literalInTypescript } from './literals.ts';
import type { Filled, RequestModel } from './request-model.ts';

/** What a sample of a client is made of. */
export interface ClientCall {
  readonly model: RequestModel;
  readonly request: Filled;
  readonly baseUrl: string;
}

/** Operations that are not request and response; the clients provide functions for them. */
const TYPESCRIPT_STREAMS: Readonly<Record<string, { readonly name: string; readonly lines: readonly string[] }>> = {
  streamTurn: {
    name: 'streamTurn',
    lines: ['for await (const frame of streamTurn(client, BODY)) console.log(frame);'],
  },
  openWebSocket: {
    name: 'openSocket',
    lines: ['const socket = openSocket(client, { onEvent: (event) => console.log(event) });', 'await socket.closed;'],
  },
};

const bodyOf = ({ request }: ClientCall): unknown => (request.body === null ? undefined : JSON.parse(request.body));

const argumentsOf = (call: ClientCall): Readonly<Record<string, unknown>> => {
  const { path, query, header } = call.request.values;
  const body = bodyOf(call);
  const given = { path, query, header, ...(body === undefined ? {} : { body }) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => Object.keys(value as object).length > 0));
};

const typescriptClient = ({ model, baseUrl }: ClientCall, operations: string | null): string[] => {
  const credential =
    model.credential === 'none'
      ? []
      : model.credential === 'cookie'
        ? ['session: true']
        : ["apiKey: process.env.PLATFORM_API_KEY ?? ''"];
  const options = [
    `baseUrl: ${JSON.stringify(baseUrl)}`,
    ...credential,
    ...(operations === null ? [] : [`operations: { ${operations} }`]),
  ];
  return ['const client = createClient({', ...options.map((option) => `  ${option},`), '});'];
};

const FOLLOW_EVENTS = [
  "import { followEvents } from 'organisation-platform-client';",
  '',
  'await followEvents({',
  '  baseUrl: BASE_URL,',
  "  apiKey: process.env.PLATFORM_API_KEY ?? '',",
  "  channels: ['tasks'],",
  '  since: null,',
  '  onEvent: (event) => console.log(event),',
  "  onLost: () => console.log('events were lost: read the current state again'),",
  '  signal: AbortSignal.timeout(60_000),',
  '});',
].join('\n');

/** The call by the client for TypeScript. */
export const typescriptClientSample = (call: ClientCall): string => {
  const { model } = call;
  if (model.id === 'streamEvents') return FOLLOW_EVENTS.replace('BASE_URL', () => JSON.stringify(call.baseUrl));
  const stream = TYPESCRIPT_STREAMS[model.id];
  if (stream !== undefined)
    return [
      `import { createClient, ${stream.name} } from 'organisation-platform-client';`,
      '',
      ...typescriptClient(call, null),
      ...stream.lines.map((line) => line.replace('BODY', literalInTypescript(bodyOf(call) ?? {}))),
    ].join('\n');
  const [namespace = '', method = ''] = model.client;
  const given = argumentsOf(call);
  const list = Object.keys(given).length === 0 ? '' : literalInTypescript(given);
  const made = `client.${namespace}.${method}(${list})`;
  return [
    "import { createClient } from 'organisation-platform-client';",
    `import { ${namespace} } from 'organisation-platform-client/operations';`,
    '',
    ...typescriptClient(call, namespace),
    model.isEmpty ? `await ${made};` : `console.log(await ${made});`,
  ].join('\n');
};

const PYTHON_STREAMS: Readonly<Record<string, readonly string[]>> = {
  streamTurn: ['for frame in platform.stream_turn(BODY):', '    print(frame)'],
  streamEvents: ['for event in platform.follow(platform.subscriber()):', '    print(event)'],
};

const snake = (name: string): string =>
  name
    .replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`)
    .replaceAll('-', '_')
    .replace(/^_/, '');

/** Names that Python reserves get an underscore, as in the generated client. */
const RESERVED: ReadonlySet<string> = new Set(['from', 'import', 'class', 'global', 'is', 'in']);
const parameterName = (name: string): string => {
  const plain = snake(
    name.replace(/-[A-Z]/g, (part) => part.toLowerCase()).replace(/^[A-Z]/, (first) => first.toLowerCase()),
  );
  return RESERVED.has(plain) ? `${plain}_` : plain;
};

const pythonSocket = (baseUrl: string): string =>
  [
    'import asyncio',
    'import os',
    '',
    'from organisation_platform import AsyncPlatform',
    '',
    '',
    'async def main() -> None:',
    `    async with AsyncPlatform(${JSON.stringify(baseUrl)}, os.environ["PLATFORM_API_KEY"]) as platform:`,
    '        async for item in platform.socket(platform.subscriber(channels=["tasks"])):',
    '            print(item)',
    '',
    '',
    'asyncio.run(main())',
  ].join('\n');

/** The call by the client for Python. */
export const pythonClientSample = (call: ClientCall): string => {
  const { model, request, baseUrl } = call;
  if (model.id === 'openWebSocket') return pythonSocket(baseUrl);
  if (model.credential === 'cookie')
    return '# This operation needs the cookies of a browser. sign_in() of the client renews a session.';
  const body = bodyOf(call);
  const { path, query, header } = request.values;
  const named = { ...query, ...header };
  const given = [
    ...Object.values(path).map((value) => literalInPython(value)),
    ...(body === undefined ? [] : [literalInPython(body)]),
    ...Object.entries(named).map(([name, value]) => `${parameterName(name)}=${literalInPython(value)}`),
  ];
  const [namespace = '', method = ''] = model.client;
  const stream = PYTHON_STREAMS[model.id]?.map((line) => line.replace('BODY', literalInPython(body ?? {})));
  const made = `platform.${snake(namespace)}.${snake(method)}(${given.join(', ')})`;
  const loop =
    model.method === 'GET' && model.responseKind === 'events' ? [`for frame in ${made}:`, '    print(frame)'] : null;
  const lines = stream ?? loop ?? [model.isEmpty ? made : `print(${made})`];
  const isPublic = model.credential === 'none';
  return [
    ...(isPublic ? [] : ['import os', '']),
    'from organisation_platform import Platform',
    '',
    `with Platform(${JSON.stringify(baseUrl)}${isPublic ? '' : ', os.environ["PLATFORM_API_KEY"]'}) as platform:`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`),
  ].join('\n');
};
