import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED } from '../installed.ts';
import { ToolMissing } from '../venv.ts';
import { copyProgram, type Generator, run } from './generator.ts';
import { COMPILE_JAVA, commandFor, generate, maven, VERSION } from './openapi-tool.ts';

// Languages with a short program: it reads a page, creates an object and handles an error. It gets PLATFORM_URL and PLATFORM_API_KEY.

const PASSWORD = 'correct horse battery';

const post = async (url: string, body: object, token = ''): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return response;
};

/** Creates the first account, `ada`, and runs the program with one of its API keys. */
const withKey =
  (start: (folder: string, env: Readonly<Record<string, string>>) => void) =>
  async (folder: string, url: string): Promise<void> => {
    const setup = await post(`${url}/api/v1/auth/setup`, { username: 'ada', password: PASSWORD });
    const [, session = ''] = /\bsession=([^;]+)/.exec(setup.headers.getSetCookie().join('\n')) ?? [];
    const made = await post(`${url}/api/v1/auth/api-keys`, { name: 'judge', role: 'ceo' }, session);
    const { data } = (await made.json()) as { data: { api_key: string } };
    start(folder, { PLATFORM_URL: url, PLATFORM_API_KEY: data.api_key });
  };

/** Runs a program with the libraries of this machine; reports missing ones by name. */
const runWith = (missing: RegExp, obstacle: string, ...call: Parameters<typeof run>): void => {
  try {
    run(...call);
  } catch (error) {
    if (missing.test(String(error))) throw new ToolMissing(obstacle);
    throw error;
  }
};

const made = (name: string, command: string) => (folder: string) => {
  copyProgram(name, folder);
  generate(command, folder);
};

/** Errors of Cargo that are caused by the network; a missing crate or version is a failure. */
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

/** An autoloader as Composer writes it, with the libraries on the include path of this machine. */
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
      'Tested with Kotlin 2.4 on Java 17. An error response is thrown as `ClientException` or `ServerException`; parse its body as `FailureResponse`. Use Jackson: Moshi does not read the numbers of `ErrorCode`. An unknown enum value becomes `unknown_default_open_api`.',
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
      'Rust 2021, asynchronous. An error response is `Error::ResponseError`; parse its `content` as `FailureResponse`, because `entity` always uses the variant of the first status. Choose the TLS feature `native-tls` or `rustls`. An unknown enum value is an `Error::Serde`.',
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
      'Only the generation of every operation is tested, because the test environment has no .NET compiler. Targets .NET 10; set `targetFramework` for an older version.',
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
      'Needs PHP 8.1, Guzzle and mbstring. An error response is thrown as `ApiException`; `getResponseObject()` is a `FailureResponse`. Timestamps are strings, because the generated `DateTime` fails its own pattern check. Pass fields to constructors: setters with a `\\u` pattern reject every value, because PCRE does not support `\\u`. An unknown enum value throws.',
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
      'Tested with Ruby 3.1; needs Typhoeus. An error response raises `ApiError`; parse its `response_body` as `FailureResponse`. Timestamps are strings, because the generated `Time` fails its own pattern check. The filter removes the session cookie, for which the generator writes invalid Ruby. An unknown enum value raises.',
    program: `${RUBY}/first.rb`,
    generate: made(RUBY, COMMANDS.ruby),
    compile: (folder) => ruby(['-e', "require 'platform'"], folder),
    flow: withKey((folder, env) => ruby(['first.rb'], folder, env)),
  },
];
