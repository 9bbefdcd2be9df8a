import { pythonClientSample, typescriptClientSample } from './client-samples.ts';
import { literalInPython } from './literals.ts';
import type { Filled, RequestModel } from './request-model.ts';

/** The first two are the clients of the platform, the others need no package. */
export const LANGUAGES = ['typescript-client', 'python-client', 'curl', 'typescript', 'python'] as const;
export type Language = (typeof LANGUAGES)[number];
type PlainLanguage = Exclude<Language, 'typescript-client' | 'python-client'>;
export type Credential = 'key' | 'session';

interface SampleRequest {
  readonly url: string;
  readonly request: Filled;
  readonly responseKind: RequestModel['responseKind'];
  /** The credential; null for a public operation. */
  readonly credential: Credential | null;
  /** The response sets cookies that later requests need. */
  readonly keepsCookies: boolean;
}

const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
const changes = ({ request }: SampleRequest): boolean => request.method !== 'GET';
const bodyOf = ({ request }: SampleRequest): unknown => (request.body === null ? undefined : JSON.parse(request.body));

const shell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const JAR_TOKEN = `-H "x-csrf-token: $(awk '$6 ~ /csrf_token$/ { print $7 }' cookies.txt)"`;
const UPGRADE = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };

const curl = (sample: SampleRequest): string => {
  const { url, request, responseKind, credential, keepsCookies } = sample;
  const headers = responseKind === 'socket' ? { ...request.headers, ...UPGRADE } : request.headers;
  const start = [
    'curl',
    ...(changes(sample) ? ['-X', request.method] : []),
    ...(responseKind === 'events' ? ['-N'] : []),
  ];
  const jar = [credential === 'session' ? '-b cookies.txt' : '', keepsCookies ? '-c cookies.txt' : ''];
  return [
    [...start, shell(url)].join(' '),
    credential === 'key' ? '-H "Authorization: Bearer $PLATFORM_API_KEY"' : '',
    jar.filter(Boolean).join(' '),
    credential === 'session' && changes(sample) ? JAR_TOKEN : '',
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    responseKind === 'socket' ? '-H "Sec-WebSocket-Key: $(openssl rand -base64 16)" --http1.1' : '',
    request.body === null ? '' : `--data ${shell(JSON.stringify(bodyOf(sample), null, 2))}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
};

const quoted = (text: string): string => (/['\\\n\r\u2028\u2029]/.test(text) ? JSON.stringify(text) : `'${text}'`);
const property = (name: string): string => (/^[a-z]+$/i.test(name) ? name : quoted(name));

const TYPESCRIPT_RESPONSES: Readonly<Record<RequestModel['responseKind'], string>> = {
  json: 'console.log(response.status, await response.json());',
  text: 'console.log(response.status, await response.text());',
  events: [
    'if (!response.ok || response.body === null) throw new Error(await response.text());',
    'for await (const piece of response.body.pipeThrough(new TextDecoderStream())) console.log(piece);',
  ].join('\n'),
  socket: '',
};

// biome-ignore lint/suspicious/noTemplateCurlyInString: source code of the sample
const KEY_IN_TYPESCRIPT = 'authorization: `Bearer ${process.env.PLATFORM_API_KEY}`';

const typescriptHeaders = (sample: SampleRequest): string[] => [
  ...(sample.credential === 'key' ? [KEY_IN_TYPESCRIPT] : []),
  ...(sample.credential === 'session' && changes(sample) ? [`'x-csrf-token': csrfToken`] : []),
  ...Object.entries(sample.request.headers).map(([name, value]) => `${property(name)}: ${quoted(value)}`),
];

const TYPESCRIPT_TOKEN = `const csrfToken = /(?:^|; )(?:__Host-)?csrf_token=([^;]*)/.exec(document.cookie)?.[1] ?? '';`;

const typescript = (sample: SampleRequest): string => {
  const { url, request, responseKind, credential } = sample;
  if (responseKind === 'socket')
    return `const socket = new WebSocket(${quoted(url.replace(/^http/, 'ws'))});\nsocket.onmessage = ({ data }) => console.log(JSON.parse(data));`;
  const headers = typescriptHeaders(sample);
  const options = [
    ...(changes(sample) ? [`method: '${request.method}'`] : []),
    ...(credential === 'session' ? [`credentials: 'include'`] : []),
    ...(headers.length > 0 ? [`headers: {\n${headers.map((header) => `    ${header},\n`).join('')}  }`] : []),
    ...(request.body === null ? [] : [`body: JSON.stringify(${indented(JSON.stringify(bodyOf(sample), null, 2), 2)})`]),
  ];
  const list = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option},\n`).join('')}}`;
  return [
    ...(credential === 'session' && changes(sample) ? [TYPESCRIPT_TOKEN] : []),
    `const response = await fetch(${quoted(url)}${list});`,
    TYPESCRIPT_RESPONSES[responseKind],
  ].join('\n');
};

const PYTHON_JAR = `cookies = http.cookiejar.MozillaCookieJar("cookies.txt")`;
const PYTHON_TOKEN = 'csrf_token = next(cookie.value for cookie in cookies if cookie.name.endswith("csrf_token"))';

const PYTHON_RESPONSES: Readonly<Record<RequestModel['responseKind'], string>> = {
  json: 'print(response.status, json.load(response))',
  text: 'print(response.status, response.read().decode())',
  events: 'for line in response:\n            print(line.decode(), end="")',
  socket: '',
};

const pythonImports = ({ credential, keepsCookies, request, responseKind }: SampleRequest): string => {
  const names = [
    ...(credential === 'session' || keepsCookies ? ['http.cookiejar'] : []),
    ...(request.body !== null || responseKind === 'json' ? ['json'] : []),
    ...(credential === 'key' ? ['os'] : []),
    'urllib.error',
    'urllib.request',
  ];
  return `import ${names.join(', ')}\n`;
};

const pythonHeaders = (sample: SampleRequest): string[] => [
  ...(sample.credential === 'key' ? [`"Authorization": f"Bearer {os.environ['PLATFORM_API_KEY']}"`] : []),
  ...(sample.credential === 'session' && changes(sample) ? ['"x-csrf-token": csrf_token'] : []),
  ...Object.entries(sample.request.headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
];

const python = (sample: SampleRequest): string => {
  const { url, request, responseKind, credential, keepsCookies } = sample;
  if (responseKind === 'socket')
    return `from websockets.sync.client import connect\n\nwith connect(${JSON.stringify(url.replace(/^http/, 'ws'))}) as socket:\n    for message in socket:\n        print(message)`;
  const hasJar = credential === 'session' || keepsCookies;
  const headers = pythonHeaders(sample);
  const parts = [
    JSON.stringify(url),
    ...(changes(sample) ? [`method="${request.method}"`] : []),
    ...(headers.length > 0 ? [`headers={${headers.join(', ')}}`] : []),
    ...(request.body === null ? [] : [`data=json.dumps(${literalInPython(bodyOf(sample), '    ')}).encode()`]),
  ];
  return [
    pythonImports(sample),
    ...(hasJar ? [PYTHON_JAR] : []),
    ...(credential === 'session' ? ['cookies.load(ignore_discard=True)'] : []),
    ...(credential === 'session' && changes(sample) ? [PYTHON_TOKEN] : []),
    ...(hasJar ? ['opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))'] : []),
    `request = urllib.request.Request(\n${parts.map((part) => `    ${part},\n`).join('')})`,
    'try:',
    `    with ${hasJar ? 'opener.open' : 'urllib.request.urlopen'}(request) as response:`,
    `        ${PYTHON_RESPONSES[responseKind]}`,
    'except urllib.error.HTTPError as error:',
    '    print(error.code, error.read().decode())',
    ...(keepsCookies ? ['cookies.save(ignore_discard=True)'] : []),
  ].join('\n');
};

const RENDERERS: Readonly<Record<PlainLanguage, (sample: SampleRequest) => string>> = { curl, typescript, python };

/** A program that sends the request to the server at `baseUrl` and prints the response. Throws if its body is not JSON. */
export const sampleOf = (
  model: RequestModel,
  request: Filled,
  language: Language,
  credential: Credential,
  baseUrl: string,
): string => {
  if (language === 'typescript-client') return typescriptClientSample({ model, request, baseUrl });
  if (language === 'python-client') return pythonClientSample({ model, request, baseUrl });
  const known = { none: null, cookie: 'session', any: credential } as const;
  return RENDERERS[language]({
    url: baseUrl + request.target,
    request,
    responseKind: model.responseKind,
    credential: known[model.credential],
    keepsCookies: model.setsCookies && (credential === 'session' || model.credential === 'cookie'),
  });
};
