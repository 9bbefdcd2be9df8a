import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED } from '../installed.ts';
import { ToolMissing } from '../venv.ts';
import { copyProgram, DOCUMENT, type Generator, OLDER_DOCUMENT, run } from './generator.ts';
import { go } from './go.ts';
import { checkPython, runPython } from './python.ts';
import { compileTypescript } from './typescript.ts';

const VERSION = '7.25.0';
const JAR = join(INSTALLED, `java/openapi-generator-cli-${VERSION}.jar`);
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.3.0:copy';

const NO_REPOSITORY = /Could not (?:transfer|find) artifact|Unknown host|PluginResolutionException/;

const maven = (args: readonly string[], folder: string): void => {
  try {
    run('mvn', ['--quiet', '--batch-mode', ...args], folder);
  } catch (error) {
    if (NO_REPOSITORY.test(String(error))) throw new ToolMissing('no repository of Maven');
    throw error;
  }
};

const install = (): void => {
  if (existsSync(JAR)) return;
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${VERSION}`;
  maven([COPY, artifact, `-DoutputDirectory=${join(INSTALLED, 'java')}`], INSTALLED);
};

const NO_TEXTS = 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';

const generate = (document: string, language: string, folder: string, ...options: readonly string[]): void => {
  install();
  const args = ['generate', '-i', document, '-g', language, '-o', folder, '--global-property', NO_TEXTS, ...options];
  run('java', ['-jar', JAR, ...args], folder);
};

/** The document without what the server sends by itself. */
const withoutWebhooks = (folder: string): string => {
  const { webhooks: _, ...document } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Record<string, unknown>;
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
};

const JAVA = 'openapi-generator-java';
const PYTHON = 'openapi-generator-python';

export const OPENAPI_GENERATOR: readonly Generator[] = [
  {
    name: JAVA,
    version: VERSION,
    remark:
      'its library "native" throws untyped failures; their text is read as FailureResponse by the mapper of the client',
    generate: (folder) => {
      generate(DOCUMENT, 'java', folder, '--library', 'native');
      const program = join(import.meta.dirname, '../programs', JAVA, 'Flow.java');
      copyFileSync(program, join(folder, 'src/main/java/Flow.java'));
    },
    compile: (folder) =>
      maven(
        ['compile', 'dependency:build-classpath', '-Dmdep.outputFile=classpath.txt', '-Dmaven.compiler.release=17'],
        folder,
      ),
    flow: (folder, url) => {
      const classes = `target/classes:${readFileSync(join(folder, 'classpath.txt'), 'utf8').trim()}`;
      run('java', ['-cp', classes, 'Flow', url], folder);
    },
  },
  {
    name: PYTHON,
    version: VERSION,
    remark:
      'from 3.1 it writes parameters of webhooks without a type, which is no Python; so it gets the document in 3.0',
    generate: (folder) => {
      generate(OLDER_DOCUMENT, 'python', folder);
      copyProgram(PYTHON, folder);
    },
    compile: checkPython(PYTHON),
    flow: runPython(PYTHON),
  },
  {
    name: 'openapi-generator-go',
    version: VERSION,
    remark: 'without enumClassPrefix values of different enums get one name',
    generate: (folder) =>
      generate(DOCUMENT, 'go', folder, '--additional-properties=enumClassPrefix=true,packageName=platform'),
    compile: (folder) => {
      go(['mod', 'tidy'], folder);
      go(['build', './...'], folder);
    },
    flow: null,
  },
  {
    name: 'openapi-generator-typescript-fetch',
    version: VERSION,
    remark: 'it does not import the types of webhooks, so it gets the document without them',
    generate: (folder) => {
      mkdirSync(join(folder, 'client'));
      const options = ['--additional-properties=importFileExtension=.js'];
      generate(withoutWebhooks(folder), 'typescript-fetch', join(folder, 'client'), ...options);
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    },
    compile: compileTypescript,
    flow: null,
  },
];
