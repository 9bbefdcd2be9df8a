import { execFileSync } from 'node:child_process';
import { cp, link, mkdir, mkdtemp, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { sha256 } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { type BareDatabase, openBareDatabase } from '../../../domain/postgres/bare-database.ts';
import { moveFileOf } from '../../../domain/postgres/move.ts';
import { backUp } from '../../../domain/transfer/backup.ts';
import { load } from '../../../domain/transfer/load.ts';
import { promote } from '../../../domain/transfer/promote.ts';
import { restore, verifyBackup } from '../../../domain/transfer/restore.ts';
import { listTables, measureContent } from '../../../domain/transfer/tables.ts';
import { TransferRefused } from '../../../domain/transfer/transfer-refused.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson } from '../../support/builders/people.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { expectRefused, runCommand } from '../../support/server/operator-command.ts';
import { startServer } from '../../support/server/server.ts';

const USERS = 'public.users.copy.gz';
const MANIFEST = 'manifest.json';
const SECRETS = 'secrets.json';

let folder: string;
let backup: string;
/** From another deployment. */
let foreign: string;
let database: TestDatabase;
let target: BareDatabase;
let secretsFile: string;
let before: unknown;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-manipulated-'));
  [backup, foreign, secretsFile] = [
    join(folder, 'backup'),
    join(folder, 'foreign'),
    join(folder, 'of-the-target.json'),
  ];
  await writeFile(secretsFile, '{"of":"the target"}');
  await makeBackup(backup, 'ada');
  await makeBackup(foreign, 'eve');
  database = await createDatabase();
  target = await openBareDatabase({ databaseUrl: database.url, dataDirectory: '', mayJoin: false });
  before = await contentOfTarget();
});
afterAll(async () => {
  await target.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A backup of a separate database, with this ceo and one department. */
const makeBackup = async (name: string, ceo: string): Promise<void> => {
  const own = await createDatabase();
  const server = await startServer({ database: own, replicas: 1 });
  await newDepartment((await createPerson(server, ceo, 'ceo')).client, `Department of ${ceo}`);
  await server.close();
  const source = await openBareDatabase({ databaseUrl: own.url, dataDirectory: '', mayJoin: false });
  const secrets = join(folder, `secrets-of-${ceo}.json`);
  await writeFile(secrets, JSON.stringify({ of: ceo }));
  await backUp({ database: source, secretsFile: secrets, version: '1.0.0', clock: systemClock }, name);
  await source.close();
  await own.drop();
};

/** A hash of every row of the target, and its secrets. */
const contentOfTarget = async (): Promise<unknown> => {
  const client = await target.pool.connect();
  const content: unknown[] = [await readFile(secretsFile, 'utf8')];
  for (const table of await listTables(client)) content.push([table.name, await measureContent(client, table)]);
  client.release();
  return content;
};

type Spoil = (copy: string) => Promise<unknown>;
let copies = 0;

/** A copy of the backup after this change. */
const spoilt = async (spoil: Spoil): Promise<string> => {
  copies += 1;
  const copy = join(folder, `copy-${copies}`);
  await cp(backup, copy, { recursive: true });
  await spoil(copy);
  return copy;
};

/** Runs `npm run restore`; resolves with the error, or null. */
const failureOf = async (copy: string): Promise<unknown> => {
  try {
    await restore(await verifyBackup(copy), copy, { database: target, secretsFile });
    return null;
  } catch (error) {
    return error;
  }
};

/** The manifest after a change, with a matching checksum of itself. */
const sealedAgain = (change: (text: string) => string): Spoil => {
  return async (copy) => {
    const file = join(copy, MANIFEST);
    const { sha256: _, ...said } = JSON.parse(change(await readFile(file, 'utf8')));
    const whole = { ...said, sha256: sha256(JSON.stringify(said)) };
    await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
  };
};

/** The rows of a table after a change; `isSealed`: with a matching checksum. */
const rowsOf = (file: string, change: (rows: string) => string, isSealed: boolean): Spoil => {
  return async (copy) => {
    const rows = gunzipSync(await readFile(join(copy, file)));
    const changed = change(rows.toString());
    await writeFile(join(copy, file), gzipSync(changed));
    if (isSealed) await sealedAgain((text) => text.replace(sha256(rows), sha256(changed)))(copy);
  };
};

const promoted = (rows: string): string => rows.replace('\tada\t', '\teve\t');
const at = (name: string, act: (file: string, copy: string) => Promise<unknown>): Spoil => {
  return (copy) => act(join(copy, name), copy);
};

/** Replaces a file by a link to the same file elsewhere. */
const linked = (name: string): Spoil =>
  at(name, async (file) => {
    await rename(file, join(folder, `moved-${name}`));
    await symlink(join(folder, `moved-${name}`), file);
  });
const piped = (name: string): Spoil =>
  at(name, async (file) => {
    await rm(file);
    execFileSync('mkfifo', [file]);
  });

const ATTACKS: readonly (readonly [what: string, spoil: Spoil, line: RegExp])[] = [
  ['changed rows', rowsOf(USERS, promoted, false), /users\.copy\.gz: its checksum differs; nothing was written$/],
  ['changed rows under a new checksum', rowsOf(USERS, promoted, true), /users holds 2 rows that are not the 2 that/],
  [
    'rows that break a constraint, under a new checksum',
    rowsOf(USERS, (rows) => rows + rows, true),
    /the database rejects it: duplicate key .*; nothing was kept$/,
  ],
  [
    'malformed rows, under a new checksum',
    rowsOf(USERS, () => 'x\n', true),
    /the database rejects it: missing data for column .*; nothing was kept$/,
  ],
  ['a removed file', at(USERS, (file) => rm(file)), /users\.copy\.gz: ENOENT; nothing was written$/],
  ['a truncated file', at(USERS, (file) => truncate(file, 60)), /users\.copy\.gz: unexpected end of file; nothing was/],
  ['an added file', at('public.more.copy.gz', (file) => writeFile(file, '')), /more\.copy\.gz: manifest.json does not/],
  ['an added folder', at('.hidden', (file) => mkdir(file)), /\.hidden: it is not a regular file; nothing was written$/],
  [
    'another checksum',
    at(MANIFEST, (file) => replaceIn(file, /"sha256": "../, '"sha256": "00')),
    /its checksum differs/,
  ],
  ['a newer version', sealedAgain((text) => text.replace('"0020-', '"9999-')), /which is newer: restore it with/],
  ['a newer job queue', sealedAgain((text) => text.replace(/("jobs_migration": )\d+/, '$1999')), /a newer job queue/],
  [
    'a sequence out of range',
    sealedAgain((text) => text.replace(/("value": )"\d+"/, `$1"${'9'.repeat(30)}"`)),
    /the database rejects it: value .* is out of range .*; nothing was kept$/,
  ],
  ['a path in the name of a table', sealedAgain((text) => text.replace('"public.users"', '"../x.users"')), /pattern/],
  [
    'a table of the database server',
    async (copy) => {
      await link(join(copy, USERS), join(copy, 'pg_catalog.pg_authid.copy.gz'));
      await rm(join(copy, USERS));
      await sealedAgain((text) => text.replace('"public.users"', '"pg_catalog.pg_authid"'))(copy);
    },
    /has a table that the product does not have: pg_catalog\.pg_authid$/,
  ],
  [
    'a table removed with its file',
    async (copy) => {
      await rm(join(copy, 'public.webhook_endpoints.copy.gz'));
      await sealedAgain((text) => {
        const manifest = JSON.parse(text);
        const tables = manifest.tables.filter(({ name }: { name: string }) => name !== 'public.webhook_endpoints');
        return JSON.stringify({ ...manifest, tables });
      })(copy);
    },
    /is damaged: the table public\.webhook_endpoints is missing$/,
  ],
  ['the manifest of another deployment', (copy) => cp(join(foreign, MANIFEST), join(copy, MANIFEST)), /checksum dif/],
  ['secrets of another deployment', (copy) => cp(join(foreign, SECRETS), join(copy, SECRETS)), /its checksum differs/],
  ['a link in place of rows', linked(USERS), /users\.copy\.gz: it is not a regular file; nothing was written$/],
  [
    'a link in place of the manifest',
    linked(MANIFEST),
    /manifest\.json: it is not a regular file; nothing was written$/,
  ],
  ['a pipe in place of rows', piped(USERS), /users\.copy\.gz: it is not a regular file; nothing was written$/],
  ['a pipe in place of the secrets', piped(SECRETS), /secrets\.json: it is not a regular file; nothing was written$/],
  ['an endless manifest', at(MANIFEST, (file) => truncate(file, 2 ** 40)), /manifest\.json: it is too large; nothing/],
];

const replaceIn = async (file: string, from: RegExp, to: string): Promise<void> =>
  writeFile(file, (await readFile(file, 'utf8')).replace(from, to));

/** All tables of the product, without rows. */
const emptyTables = async ({ pool }: BareDatabase) => {
  const client = await pool.connect();
  const tables = await listTables(client);
  client.release();
  return tables.map((table) => ({ ...table, rows: 0, digest: '0' }));
};
const NOTHING = { sequences: [], fill: async () => {}, finish: async () => {} };

describe('npm run restore (spec/rules/requests.md#backup)', () => {
  it.each(ATTACKS)('refuses a backup with %s in one line, and does not change the target', async (_, spoil, line) => {
    const failure = await failureOf(await spoilt(spoil));
    expect(failure).toBeInstanceOf(TransferRefused);
    expect((failure as TransferRefused).message).toMatch(line);
    expect((failure as TransferRefused).message).not.toContain('\n');
    expect(await contentOfTarget()).toEqual(before);
  });

  it('ends with exit code 1 and that line', async () => {
    const copy = await spoilt(piped(MANIFEST));
    expectRefused(await runCommand('restore', { DATABASE_URL: database.url }, copy), 'it is not a regular file');
    expect(await contentOfTarget()).toEqual(before);
  });

  it('accepts the unchanged backup', async () => {
    const other = await createDatabase();
    const sound = await openBareDatabase({ databaseUrl: other.url, dataDirectory: '', mayJoin: false });
    const kept = join(folder, 'of-the-other.json');
    await restore(await verifyBackup(backup), backup, { database: sound, secretsFile: kept });
    expect((await sound.pool.query(`select username from users where role = 'ceo'`)).rows).toEqual([
      { username: 'ada' },
    ]);
    expect(await readFile(kept, 'utf8')).toBe('{"of":"ada"}');
    await sound.close();
    await other.drop();
  });

  it('writes nothing to a database that is set up while the backup is verified', async () => {
    const other = await createDatabase();
    const server = await startServer({ database: other });
    await createPerson(server, 'late', 'ceo');
    await server.close();
    const late = await openBareDatabase({ databaseUrl: other.url, dataDirectory: '', mayJoin: false });
    const loading = load(late, { ...NOTHING, tables: await emptyTables(late) });
    await expect(loading).rejects.toThrow('has been set up in the meantime; nothing was written');
    await late.close();
    await other.drop();
  });

  it('writes nothing to a database that a server opens while it is written', async () => {
    const other = await createDatabase();
    const late = await openBareDatabase({ databaseUrl: other.url, dataDirectory: '', mayJoin: false });
    const server = new Client({ connectionString: other.url, application_name: 'organisation-platform' });
    const tables = await emptyTables(late);
    const fill = async (_: unknown, table: unknown) => {
      if (table === tables[0]) await server.connect();
    };
    await expect(load(late, { ...NOTHING, tables, fill })).rejects.toThrow('A server is running on');
    await server.end();
    await late.close();
    await other.drop();
  });
});

describe('npm run promote (spec/rules/requests.md#promotion)', () => {
  const UUID = '11111111-1111-1111-1111-111111111111';
  const moving = (to: string) => JSON.stringify({ state: 'moving', id: UUID, to });

  it.each([
    ['cut off', moving('x').slice(0, 20), 'is damaged: it should say where the data of'],
    ['of another type', '{"state":"moving","id":7,"to":["x"]}', 'is damaged: it should say where the data of'],
    ['without a UUID', `{"state":"moved","id":"x'; drop table users; --","to":"x"}`, 'is damaged: it should say where'],
    ['of another target', moving('postgres://elsewhere/x\n\u001b[2J'), 'is on its way to postgres://elsewhere/x[2J: '],
  ])('refuses a note of a move that is %s in one line, and writes nothing', async (_, note, line) => {
    const directory = await mkdtemp(join(folder, 'data-'));
    await writeFile(moveFileOf(directory), note);
    const failure: Error = await promote({ source: target, target, dataDirectory: directory }).catch((error) => error);
    expect(failure.message).toContain(line);
    expect(failure.message).not.toMatch(/\p{Cc}/u);
    expect(await readFile(moveFileOf(directory), 'utf8')).toBe(note);
    expect(await contentOfTarget()).toEqual(before);
  });
});
