import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { INSTALLED, installTools, step } from './installed.ts';

// Spectral lints the documents with all of its rules for OpenAPI.

const ROOT = resolve(import.meta.dirname, '../..');
const SPECTRAL = join(INSTALLED, 'node_modules/.bin/spectral');
const RULESET = join(INSTALLED, 'spectral.json');

/** A complaint that is not about an error of the document: the rule, the beginning of its place, and the reason. */
type Exception = readonly [rule: string, place: string, reason: string];

const UNDECLARED_ROUTES = 'a response of undeclared routes, which no operation can refer to';
const EXCEPTIONS: readonly Exception[] = [
  ['oas3-unused-component', 'components.responses.RouteNotFound', UNDECLARED_ROUTES],
  ['oas3-unused-component', 'components.responses.MethodNotAllowed', UNDECLARED_ROUTES],
  ['oas3-unused-component', 'components.responses.HeaderFieldsTooLarge', UNDECLARED_ROUTES],
  ['operation-success-response', 'paths./api/v1/ws.get', 'its success is 101, another protocol'],
  [
    'oas3-valid-schema-example',
    'paths./api/v1/settings/{namespace}/{key}.put.responses.200.content.application/json.examples',
    'a setting, which has fields that are called like keywords of a schema',
  ],
];
/** Examples of this form are checked against the source document (spec/redocly-3.0.yaml). */
const EXCEPTIONS_30: readonly Exception[] = [
  ...EXCEPTIONS,
  [
    'oas3-valid-media-example',
    'paths.',
    'generators need `nullable` next to `allOf`, which a strict validator refuses',
  ],
];

interface Complaint {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

const complaintsAbout = (document: string): readonly Complaint[] => {
  const args = ['lint', join(ROOT, document), '--ruleset', RULESET, '--format', 'json', '--quiet'];
  const { stdout, stderr } = spawnSync(process.execPath, [SPECTRAL, ...args], { encoding: 'utf8', maxBuffer: 1e8 });
  if (stdout.trim() === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

const lint = (document: string, exceptions: readonly Exception[]): void => {
  const complaints = complaintsAbout(document).map(({ code, message, path }) => ({
    code,
    message,
    at: path.join('.'),
  }));
  const isOf = ([rule, place]: Exception, { code, at }: (typeof complaints)[number]): boolean =>
    rule === code && at.startsWith(place);
  const further = complaints.filter((complaint) => !exceptions.some((exception) => isOf(exception, complaint)));
  const unused = exceptions.filter((exception) => !complaints.some((complaint) => isOf(exception, complaint)));
  const lines = [
    ...further.map(({ code, message, at }) => `${code} ${at}: ${message}`),
    ...unused.map(([rule, place]) => `${rule} ${place}: no such complaint; delete the exception`),
  ];
  if (lines.length > 0) throw new Error(lines.join('\n'));
};

await installTools();
writeFileSync(RULESET, '{ "extends": "spectral:oas" }');
try {
  for (const [document, exceptions] of [
    ['generated/openapi.json', EXCEPTIONS],
    ['derived/openapi-3.0.json', EXCEPTIONS_30],
  ] as const)
    await step(`Spectral has no complaint about ${document}`, () => lint(document, exceptions));
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
