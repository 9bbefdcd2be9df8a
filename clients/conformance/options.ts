import { parseArgs } from 'node:util';
import type { Selection } from './run.ts';
import type { SceneOptions } from './scene/scene.ts';

export const USAGE = `Tests a running deployment against the contract of the Organisation Platform.

  organisation-platform-conformance --url <url> --admin-password <password>

  --url              URL of the server, such as https://platform.example.com      (PLATFORM_URL)
  --admin-username   account of the ceo, default \`admin\`                          (PLATFORM_ADMIN_USERNAME)
  --admin-password   its password; use the variable to keep it out of process lists   (PLATFORM_ADMIN_PASSWORD)
  --setup-token      setup token, to create the account on a server that requires one   (PLATFORM_SETUP_TOKEN)
  --groups a,b       run only these groups
  --only <check>     run only this check, by name or group/name; repeatable
  --no-model         send no turns, so that the model is not called
  --out <folder>     write conformance.json, conformance.xml (JUnit) and conformance.html there
  --list             list all checks and their rules, without sending requests

Most records it creates have names that begin with conformance-. They are deleted at the end; records that no operation deletes are listed.
Exit codes: 0 all checks passed; 1 a check failed; 2 wrong usage, the deployment is unreachable or sign-in failed, or the run was stopped.
`;

export interface Options {
  readonly url: URL;
  readonly scene: SceneOptions;
  readonly selection: Selection;
  readonly out: string | null;
}

/** The parsed command line: a run, the list, the usage, or a sentence about the problem. */
export type ParsedArguments =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'list'; readonly selection: Selection }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

export const readOptions = (args: readonly string[], env: Environment): ParsedArguments => {
  try {
    return parse(args, env);
  } catch (error) {
    return { kind: 'wrong', message: (error as Error).message };
  }
};

const parse = (args: readonly string[], env: Environment): ParsedArguments => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: text,
      'admin-username': text,
      'admin-password': text,
      'setup-token': text,
      groups: text,
      only: { type: 'string', multiple: true, default: [] },
      'no-model': flag,
      out: text,
      list: flag,
      help: flag,
    },
  });
  if (values.help) return { kind: 'help' };
  const selection = { groups: values.groups?.split(',') ?? [], only: values.only };
  if (values.list) return { kind: 'list', selection };
  const given = (name: 'url' | 'admin-username' | 'admin-password' | 'setup-token') =>
    values[name] ?? env[`PLATFORM_${name.toUpperCase().replaceAll('-', '_')}`] ?? '';
  const missing = (['url', 'admin-password'] as const).filter((name) => given(name) === '');
  if (missing.length > 0)
    return { kind: 'wrong', message: `missing: ${missing.map((name) => `--${name}`).join(', ')}` };
  if (!/^https?:\/\//.test(given('url')) || !URL.canParse(given('url')))
    return { kind: 'wrong', message: '--url must be an http or https URL' };
  const url = new URL(given('url'));
  if (url.href !== `${url.origin}/`)
    return { kind: 'wrong', message: `--url must be the URL of the server without a path, such as ${url.origin}` };
  const account = { username: given('admin-username') || 'admin', password: given('admin-password') };
  const setupToken = given('setup-token') === '' ? null : given('setup-token');
  const scene = { account, setupToken, usesModel: !values['no-model'], url };
  return { kind: 'run', options: { url, scene, selection, out: values.out ?? null } };
};
