import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DOCUMENT, run } from '../../external/generators/generator.ts';
import { generatePythonPackage } from '../../external/generators/python.ts';
import { INSTALLED, UNAVAILABLE } from '../../external/installed.ts';
import { installVenv, ToolMissing } from '../../external/venv.ts';
import { asList, asMap, type JsonMap } from '../../shared/json.ts';
import { releaseOf } from '../../spec-tools/expand/release.ts';
import { inPython } from '../version-files.ts';

// Builds the wheel of clients/python into the given folder and prints its path: generates the models and requests, their metadata for the
// written part of the client, and its public operations (clients/python/codegen).

const PROJECT = resolve(import.meta.dirname, '../../../clients/python');
const PACKAGE = join(PROJECT, 'src/organisation_platform');
const EVENTS = resolve(PROJECT, '../../generated/asyncapi.json');
const GENERATED = '_generated';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const MADE = '"""Made from the document by scripts/release/packages/python.ts."""';

interface Operation {
  readonly method: string;
  readonly pattern: string;
  readonly media: readonly string[];
  readonly takesKey: boolean;
}

const document: JsonMap = JSON.parse(readFileSync(DOCUMENT, 'utf8'));

/** The media types of a response; the empty string for one without a body. */
const mediaOf = ({ content }: JsonMap): readonly string[] =>
  content === undefined ? [''] : Object.keys(asMap(content));

const operationOf = (path: string, method: string, declared: JsonMap): Operation => {
  const responses = Object.entries(asMap(declared.responses)).filter(([status]) => /^2/.test(status));
  return {
    method: method.toUpperCase(),
    pattern: path.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+'),
    media: [...new Set(responses.flatMap(([, response]) => mediaOf(asMap(response))))],
    takesKey: asList(declared.parameters).some((one) => asMap(one).$ref === '#/components/parameters/IdempotencyKey'),
  };
};

const operations: readonly Operation[] = Object.entries(asMap(document.paths)).flatMap(([path, item]) =>
  Object.entries(asMap(item))
    .filter(([method]) => METHODS.includes(method))
    .map(([method, declared]) => operationOf(path, method, asMap(declared))),
);

const tuple = (items: readonly string[]): string => `(${items.map((item) => `${item},`).join(' ')})`;
const text = (value: string): string => JSON.stringify(value);
const row = (...items: readonly string[]): string => `    ${tuple(items)},\n`;

const writeOperations = (): void => {
  const keyed = operations.filter(({ takesKey }) => takesKey);
  const others = operations.filter(({ media }) => media.join() !== 'application/json');
  const keys = keyed.map(({ method, pattern }) => row(text(method), text(pattern))).join('');
  const media = others.map((each) => row(text(each.method), text(each.pattern), tuple(each.media.map(text)))).join('');
  const lines = [
    MADE,
    '',
    '#: Method and path of the operations that honour an Idempotency-Key.',
    `KEYED: tuple[tuple[str, str], ...] = (\n${keys})`,
    '#: Method, path and media types of the operations that return more than JSON; without a body the media type is empty.',
    `OTHER_MEDIA: tuple[tuple[str, str, tuple[str, ...]], ...] = (\n${media})`,
  ];
  writeFileSync(join(PACKAGE, GENERATED, 'operations.py'), `${lines.join('\n')}\n`);
};

const RELEASE = inPython(releaseOf(document));

const requireVersion = (): void => {
  const declared = /^version = "(.+)"$/m.exec(readFileSync(join(PROJECT, 'pyproject.toml'), 'utf8'))?.[1];
  if (declared !== RELEASE) throw new Error(`clients/python has version ${declared}, the document ${RELEASE}`);
};

/**
 * The document for the generator. Without 304 responses: they need a conditional request, and their missing body would remove the type of
 * every response. YAML is text, because the generator does not support it.
 */
const simplified = (): JsonMap => {
  const copy = structuredClone(document);
  for (const item of Object.values(asMap(copy.paths)))
    for (const operation of Object.values(asMap(item))) {
      const responses = asMap(asMap(operation).responses) as Record<string, unknown>;
      delete responses['304'];
      for (const response of Object.values(responses)) {
        const { content } = response as { content?: Record<string, unknown> };
        if (content?.['application/yaml'] === undefined) continue;
        content['text/plain'] = content['application/yaml'];
        delete content['application/yaml'];
      }
    }
  return copy;
};

/** Writes the typed operations from the generated modules; the environment of the build has a Python. */
const writeTyped = (python: string): string => run(python, ['-m', 'codegen', PACKAGE, DOCUMENT, EVENTS], PROJECT);

/** Generates the files of the package that are not in Git. */
const generate = (python: string): void => {
  requireVersion();
  rmSync(join(PACKAGE, GENERATED), { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'package-python-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(simplified()));
    generatePythonPackage(GENERATED, PACKAGE, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
  writeOperations();
  writeTyped(python);
};

const buildWheel = (python: string, folder: string): string => {
  const wheel = join(folder, `organisation_platform_client-${RELEASE}-py3-none-any.whl`);
  rmSync(wheel, { force: true });
  run(python, ['-m', 'build', '--wheel', '--no-isolation', '--outdir', folder], PROJECT);
  if (!existsSync(wheel)) throw new Error(`no ${wheel} was built`);
  return wheel;
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('node scripts/release/packages/python.ts <folder for the wheel>');
  process.exit(2);
}
try {
  const programs = installVenv(join(INSTALLED, 'python/build'), join(PROJECT, 'requirements-build.txt'));
  const python = join(programs, 'python');
  generate(python);
  console.log(buildWheel(python, resolve(folder)));
} catch (error) {
  const isMissing = error instanceof ToolMissing;
  console.error(isMissing ? `the client for Python cannot be built: ${error.message}` : error);
  process.exit(isMissing ? UNAVAILABLE : 1);
}
