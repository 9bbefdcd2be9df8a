import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const TESTS = resolve(import.meta.dirname, '../../../test');

/** The path of the scenario with both servers in the tests of the release. */
export const STORY = 'test/contract/two-releases.test.ts';

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The tests of the release start their own server, and then the current one on the same database, which migrates it. Requests go to the
 * current server; tests that access services and tables directly use the old one.
 */
const EDITS: readonly Edit[] = [
  {
    file: 'test/support/server/server.ts',
    from: "import { Client } from '../client/client.ts';",
    to: `import { startReplica as startLater } from '${TESTS}/support/server/replica.ts';\nimport { Client } from '../client/client.ts';`,
  },
  {
    file: 'test/support/server/server.ts',
    from: 'const front = await frontOf(replicas);',
    to: `const later = database.url === 'memory:' ? null : await startLater(options, database);
  const { settings, webhookWork } = replicas[0].services;
  const refresh = settings.refresh.bind(settings);
  settings.refresh = async () => {
    await refresh();
    await later?.services.settings.refresh();
  };
  const settled = webhookWork.runner.settled.bind(webhookWork.runner);
  webhookWork.runner.settled = async () => {
    await settled();
    await later?.services.webhookWork.runner.settled();
  };
  const front = await frontOf(later === null ? replicas : [later]);`,
  },
  {
    file: 'test/support/server/server.ts',
    from: 'await front.close();',
    to: `await front.close();
    later?.server.close();
    later?.server.closeAllConnections();
    await later?.services.close();
    await later?.store.close();`,
  },
  // Clients ignore new fields of a response (spec/README.md#breaks); every other error is still reported.
  {
    file: 'test/support/client/client.ts',
    from: '.every((value) => validator(value))',
    to: `.every(
      (value) => validator(value) || validator.errors?.every(({ keyword }) => keyword === 'additionalProperties'),
    )`,
  },
  // The same for the shapes of examples.
  {
    file: 'test/contract/examples/requests.test.ts',
    from: 'shapeFaults(value, answer.body))',
    to: "shapeFaults(value, answer.body).filter((fault) => !fault.endsWith(': is not shown')))",
  },
  // Longer timeouts for two servers, and a log of the validated responses.
  { file: 'test/support/run/global-setup.ts', from: 'const CONNECTIONS = 300;', to: 'const CONNECTIONS = 600;' },
  {
    file: 'test/support/run/global-setup.ts',
    from: "await mkdtemp(join(tmpdir(), 'platform-seen-'))",
    to: "process.env.SEEN_FOLDER ?? (await mkdtemp(join(tmpdir(), 'platform-seen-')))",
  },
  {
    file: 'test/support/run/global-setup.ts',
    from: 'await rm(seenDirectory, { recursive: true, force: true });',
    to: 'if (process.env.SEEN_FOLDER === undefined) await rm(seenDirectory, { recursive: true, force: true });',
  },
];

const edit = (path: string, { file, from, to }: Edit): void => {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from))
    throw new Error(`${file} of the release has no ${from}: scripts/external/upgrade/two-servers.ts must learn it`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
};

/** Patches the tests of a checked-out release so that they call the current server. Throws if it does not know how that release starts its own. */
export const installCurrentServer = (folder: string): void => {
  for (const each of EDITS) edit(join(folder, each.file), each);
  copyFileSync(join(TESTS, 'wide/two-releases.test.ts'), join(folder, STORY));
};
