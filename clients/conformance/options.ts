import { parseArgs } from 'node:util';
import type { Selection } from './run.ts';
import type { SceneOptions } from './scene.ts';

export const USAGE = `Holds a running deployment to the contract of the Organisation Platform.

  organisation-platform-conformance --url <url> --admin-password <password>

  --url              its address, such as https://platform.example.com      (PLATFORM_URL)
  --admin-username   the account of its ceo, otherwise \`admin\`              (PLATFORM_ADMIN_USERNAME)
  --admin-password   better given by the variable, which no list of processes shows   (PLATFORM_ADMIN_PASSWORD)
  --setup-token      for a server without an account that asks for it; the account is then made   (PLATFORM_SETUP_TOKEN)
  --groups a,b       these groups alone
  --only <check>     this check alone, by its name or group/name; may be given several times
  --no-model         send no turns: nothing asks the model of the deployment
  --out <folder>     write conformance.json, conformance.xml (JUnit) and conformance.html there
  --list             name all checks and their rules, and ask nobody

Everything it makes has a name that begins with conformance- and is removed at the end; what no operation removes is listed.
Exit code 0: all holds. 1: something fails. 2: wrong usage, the deployment cannot be reached or signed in to, or it was told to stop.
`;

export interface Options {
  readonly url: URL;
  readonly scene: SceneOptions;
  readonly selection: Selection;
  readonly out: string | null;
}

/** What the command line asks for: a run, the list, the usage, or a sentence about what is wrong with it. */
export type Asked =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'list'; readonly selection: Selection }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

export const readOptions = (args: readonly string[], env: Environment): Asked => {
  try {
    return understand(args, env);
  } catch (error) {
    return { kind: 'wrong', message: (error as Error).message };
  }
};

const understand = (args: readonly string[], env: Environment): Asked => {
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
    return { kind: 'wrong', message: '--url is no address of http or https' };
  const url = new URL(given('url'));
  if (url.href !== `${url.origin}/`)
    return { kind: 'wrong', message: `--url is the address of the server alone, such as ${url.origin}` };
  const account = { username: given('admin-username') || 'admin', password: given('admin-password') };
  const setupToken = given('setup-token') === '' ? null : given('setup-token');
  const scene = { account, setupToken, usesModel: !values['no-model'], url };
  return { kind: 'run', options: { url, scene, selection, out: values.out ?? null } };
};
