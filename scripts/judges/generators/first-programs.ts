import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED } from '../installed.ts';
import { ToolMissing } from '../venv.ts';
import { copyProgram, type Generator, run } from './generator.ts';
import { COMPILE_JAVA, commandFor, generate, maven, VERSION } from './openapi-tool.ts';

// Languages in which the program is what a team writes first: a page, an object made, a failure read. It has PLATFORM_URL and PLATFORM_KEY.

const PASSWORD = 'correct horse battery';

const post = async (url: string, body: object, token = ''): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer;
};

/** Makes the first account, `ada`, and runs the program with a key of hers. */
const withKey =
  (start: (folder: string, env: Readonly<Record<string, string>>) => void) =>
  async (folder: string, url: string): Promise<void> => {
    const setup = await post(`${url}/api/v1/auth/setup`, { username: 'ada', password: PASSWORD });
    const [, session = ''] = /\bsession=([^;]+)/.exec(setup.headers.getSetCookie().join('\n')) ?? [];
    const made = await post(`${url}/api/v1/auth/api-keys`, { name: 'judge', role: 'ceo' }, session);
    const { data } = (await made.json()) as { data: { api_key: string } };
    start(folder, { PLATFORM_URL: url, PLATFORM_KEY: data.api_key });
  };

/** Runs a program whose libraries are of the machine, and says in a word which of them it has not. */
const runWith = (missing: RegExp, lack: string, ...call: Parameters<typeof run>): void => {
  try {
    run(...call);
  } catch (error) {
    if (missing.test(String(error))) throw new ToolMissing(lack);
    throw error;
  }
};

const made = (name: string, command: string) => (folder: string) => {
  copyProgram(name, folder);
  generate(command, folder);
};

/** What Cargo says of the network; that a crate or a version is not there is a fault. */
const NO_CRATES = /Could not resolve host|Couldn't connect|spurious network error|download of config\.json failed/i;
const cargo = (folder: string): void =>
  runWith(NO_CRATES, 'no registry of crates', 'cargo', ['build', '--quiet'], folder, {
    CARGO_TARGET_DIR: join(INSTALLED, 'rust'),
    CARGO_PROFILE_DEV_DEBUG: '0',
  });

const php = (args: readonly string[], folder: string, env = {}): void =>
  runWith(
    /GuzzleHttp\/autoload|undefined function .*mb_/,
    'no Guzzle or no mbstring for PHP',
    'php',
    args,
    folder,
    env,
  );

/** What Composer would write, with the libraries that the machine has on its include path. */
const AUTOLOAD = String.raw`<?php
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $name): void {
    $file = __DIR__ . '/../client/lib/' . strtr(substr($name, strlen('Platform\\')), '\\', '/') . '.php';
    if (str_starts_with($name, 'Platform\\') && is_file($file)) require_once $file;
});
`;
const REQUIRE_ALL = 'require "vendor/autoload.php"; foreach (array_slice($argv, 1) as $file) require_once $file;';

const ruby = (args: readonly string[], folder: string, env = {}): void =>
  runWith(
    /cannot load such file -- typhoeus/,
    'no typhoeus for Ruby',
    'ruby',
    ['-I', 'client/lib', ...args],
    folder,
    env,
  );

const RUST = 'openapi-generator-rust';
const KOTLIN = 'openapi-generator-kotlin';
const PHP = 'openapi-generator-php';
const RUBY = 'openapi-generator-ruby';

const COMMANDS = {
  rust: commandFor('rust', '--additional-properties=packageName=platform'),
  kotlin: commandFor(
    'kotlin',
    '--additional-properties=packageName=platform,serializationLibrary=jackson,enumUnknownDefaultCase=true',
  ),
  php: commandFor('php', '--type-mappings=DateTime=string', '--additional-properties=invokerPackage=Platform'),
  ruby: commandFor(
    'ruby',
    '--type-mappings=DateTime=String',
    '--openapi-normalizer',
    'SECURITY_SCHEMES_FILTER=key:bearerAuth',
    '--additional-properties=gemName=platform',
  ),
  csharp: commandFor('csharp', '--additional-properties=packageName=Platform'),
} as const;

export const FIRST_PROGRAMS: readonly Generator[] = [
  {
    language: 'Kotlin',
    name: KOTLIN,
    version: VERSION,
    command: COMMANDS.kotlin,
    remark:
      'Kotlin 2.4 on Java 17 here. A failure is `ClientException` or `ServerException`; its body is text, read as `FailureResponse`. Only Jackson reads the numbers of `ErrorCode`, Moshi does not; with it an unknown value of an enum becomes `unknown_default_open_api`.',
    program: `${KOTLIN}/First.kt`,
    generate: made(KOTLIN, COMMANDS.kotlin),
    compile: (folder) => maven(COMPILE_JAVA, folder),
    flow: withKey((folder, env) => {
      const classes = `target/classes:${readFileSync(join(folder, 'classpath.txt'), 'utf8').trim()}`;
      run('java', ['-cp', classes, 'FirstKt'], folder, env);
    }),
  },
  {
    language: 'Rust',
    name: RUST,
    version: VERSION,
    command: COMMANDS.rust,
    remark:
      'Rust 2021, asynchronous. A failure is `Error::ResponseError`; read its `content` as `FailureResponse`, for the variants by status in `entity` are all read as the first. TLS is a feature, `native-tls` or `rustls`. An unknown value of an enum is an `Error::Serde`.',
    program: `${RUST}/src/main.rs`,
    generate: made(RUST, COMMANDS.rust),
    compile: cargo,
    flow: withKey((folder, env) => run(join(INSTALLED, 'rust/debug/first'), [], folder, env)),
  },
  {
    language: 'C#',
    name: 'openapi-generator-csharp',
    version: VERSION,
    command: COMMANDS.csharp,
    remark:
      'Generated with every operation, and no more is proved: there is no compiler of .NET where this is judged. It is written for .NET 10; `targetFramework` names an older one.',
    program: null,
    generate: (folder) => generate(COMMANDS.csharp, folder),
    compile: null,
    flow: null,
  },
  {
    language: 'PHP',
    name: PHP,
    version: VERSION,
    command: COMMANDS.php,
    remark:
      'PHP 8.1 at least, with Guzzle and mbstring. A failure is `ApiException`, `getResponseObject()` a `FailureResponse`. Times are texts, as its `DateTime` fails its own check of the pattern. Give fields to constructors: PCRE reads no `\\u`, so setters with such a pattern refuse everything. An unknown value of an enum throws.',
    program: `${PHP}/first.php`,
    generate: (folder) => {
      made(PHP, COMMANDS.php)(folder);
      mkdirSync(join(folder, 'vendor'));
      writeFileSync(join(folder, 'vendor/autoload.php'), AUTOLOAD);
    },
    compile: (folder) => {
      const files = readdirSync(join(folder, 'client/lib'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.php'))
        .map((name) => join('client/lib', name));
      php(['-r', REQUIRE_ALL, ...files], folder);
    },
    flow: withKey((folder, env) => php(['first.php'], folder, env)),
  },
  {
    language: 'Ruby',
    name: RUBY,
    version: VERSION,
    command: COMMANDS.ruby,
    remark:
      'Ruby 3.1 here, with Typhoeus. A failure is `ApiError`; read its `response_body` as `FailureResponse`. Times are texts, as its `Time` fails its own check of the pattern. The filter leaves out the session cookie, for which it writes no Ruby. An unknown value of an enum raises.',
    program: `${RUBY}/first.rb`,
    generate: made(RUBY, COMMANDS.ruby),
    compile: (folder) => ruby(['-e', "require 'platform'"], folder),
    flow: withKey((folder, env) => ruby(['first.rb'], folder, env)),
  },
];
