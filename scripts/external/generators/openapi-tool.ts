import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED } from '../installed.ts';
import { ToolMissing } from '../venv.ts';
import { DOCUMENT, run } from './generator.ts';

/** OpenAPI Generator, which makes the clients of most languages. */
export const VERSION = '7.25.0';

const JAR = join(INSTALLED, `java/openapi-generator-cli-${VERSION}.jar`);
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.3.0:copy';

const NO_REPOSITORY = /Could not transfer artifact|Unknown host/;

export const maven = (args: readonly string[], folder: string): void => {
  try {
    run('mvn', ['--quiet', '--batch-mode', ...args], folder);
  } catch (error) {
    if (NO_REPOSITORY.test(String(error))) throw new ToolMissing('no repository of Maven');
    throw error;
  }
};

/** Compiles a program that runs with the class path in the file. */
export const COMPILE_JAVA = ['compile', 'dependency:build-classpath', '-Dmdep.outputFile=classpath.txt'] as const;

const install = (): void => {
  if (existsSync(JAR)) return;
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${VERSION}`;
  maven([COPY, artifact, `-DoutputDirectory=${join(INSTALLED, 'java')}`], INSTALLED);
};

/** The parts to generate. Webhooks are omitted: the server sends them, and a client does not call them. */
const PARTS = 'apis,models,supportingFiles,apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';

/** The command line for a language. */
export const commandFor = (language: string, ...options: readonly string[]): string =>
  [
    'openapi-generator-cli generate -i openapi.json -o client -g',
    language,
    '--global-property',
    PARTS,
    ...options,
  ].join(' ');

const operations = (): readonly string[] => {
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, object> };
  return Object.values(paths)
    .flatMap((path) => Object.values(path) as { operationId?: string }[])
    .flatMap(({ operationId = [] }) => operationId);
};

/** Throws the names of operations without a function in the sources, because a generated file may silently overwrite another one. */
const expectEveryOperation = (folder: string): void => {
  const called = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile() && /\.(cs|go|java|kt|php|py|rb|rs|ts)$/.test(file.name)) {
      const text = readFileSync(join(file.parentPath, file.name), 'utf8').replaceAll('_', '').toLowerCase();
      for (const [, name = ''] of text.matchAll(/(\w+?)(?:async)?\(/g)) called.add(name);
    }
  const missing = operations().filter((name) => !called.has(name.toLowerCase()));
  if (missing.length > 0) throw new Error(`no function for ${missing.join(', ')}`);
};

/** Runs the command in the folder, and checks that the client is complete. */
export const generate = (command: string, folder: string): void => {
  install();
  run('java', ['-jar', JAR, ...command.split(' ').slice(1)], folder);
  expectEveryOperation(join(folder, 'client'));
};
