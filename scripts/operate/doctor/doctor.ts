import type { Config } from '../../../handlers/server/config.ts';
import { type Command, giveUp, say } from '../command.ts';
import { checkAddress } from './address.ts';
import { checkContent } from './content.ts';
import { checkFolder, checkSecrets, type FolderState, type FoundSecrets } from './data-folder.ts';
import { checkReach, checkSchema, checkWays, type FoundSchema, openWays, type Ways } from './database.ts';
import { checkExposure, checkFiles, checkVariables, examine } from './environment.ts';
import { attempt, type Finding, findingsOf, wrong } from './finding.ts';

// `npm run doctor`: diagnoses a deployment (docs/operating.md#diagnosing-problems).

const { env } = process;

/** Whether the variable is set and valid. */
const isUsable = (name: string, faults: readonly string[]): boolean =>
  (env[name] ?? '').trim() !== '' && !faults.some((fault) => fault.startsWith(`${name} `));

/** An error in one of these variables would select the wrong database. */
const LEADING = /^(DATABASE_|DATA_DIR)/;

const throughWays = async (config: Config, ways: Ways, jwtSecret: string | null): Promise<Finding[]> => {
  const reached = await findingsOf(checkReach(config, ways));
  if (reached.some(({ level }) => level === 'WRONG')) return reached;
  const schema = await attempt<FoundSchema>(
    'the schema',
    () => checkSchema(ways),
    (finding) => ({ findings: [finding], isPresent: false }),
  );
  const further = schema.isPresent ? [...checkWays(config, ways), ...checkContent(config, ways.pooled, jwtSecret)] : [];
  return [...reached, ...schema.findings, ...(await findingsOf(further))];
};

const onDatabase = async (config: Config, jwtSecret: string | null): Promise<Finding[]> => {
  const opened = await attempt<Ways | Finding>(
    'the database',
    () => openWays(config),
    (finding) => finding,
  );
  if ('level' in opened) return [opened];
  try {
    return await throughWays(config, opened, jwtSecret);
  } finally {
    // Connections that hang end with the process.
    await attempt('the end', opened.close, () => {});
  }
};

const onConfig = async (config: Config, faults: readonly string[]): Promise<Finding[]> => {
  const isAsMeant = !faults.some((fault) => LEADING.test(fault));
  const isServer = config.databaseUrl !== null && config.databaseUrl !== 'memory:';
  const folder = await attempt<FolderState>(
    `DATA_DIR ${config.dataDirectory}`,
    () => checkFolder(config),
    (finding) => ({ findings: [finding], holder: null, hasDatabase: false, isReadable: false }),
  );
  if (!folder.isReadable) return [...folder.findings];
  const given = { jwt: isUsable('JWT_SECRET', faults), cursor: isUsable('CURSOR_SECRET', faults) };
  const secrets = await attempt<FoundSecrets>(
    'the secrets',
    () => checkSecrets(config, given, folder.hasDatabase),
    (finding) => ({ findings: [finding], jwtSecret: null }),
  );
  const isAlone = isAsMeant && config.databaseUrl === null && folder.holder === null;
  const around = await findingsOf([
    { name: 'files of the environment', run: () => checkFiles(config) },
    { name: 'the exposure', run: async () => checkExposure(config, env) },
    { name: 'the address', run: () => checkAddress(config, isAlone) },
  ]);
  const mayLook = isAsMeant && (isServer || folder.hasDatabase);
  const database = mayLook ? await onDatabase(config, secrets.jwtSecret) : [];
  return [...folder.findings, ...secrets.findings, ...around, ...database];
};

export const run: Command = async (args) => {
  if (args.length > 0) giveUp('usage: npm run doctor');
  const { config, faults } = examine(env);
  const findings = [...checkVariables(env, faults), ...(config === null ? [] : await onConfig(config, faults))];
  if (config === null) findings.push(wrong('no other check was run: correct the environment variables first'));
  for (const { level, text } of findings) say(`${level.padEnd(5)}  ${text}`);
  const count = (wanted: Finding['level']): number => findings.filter(({ level }) => level === wanted).length;
  say(`${count('WRONG')} wrong, ${count('warn')} to check, ${count('ok')} ok`);
  // Exits explicitly, because a database that hangs keeps its connections open.
  process.exit(count('WRONG') === 0 ? 0 : 1);
};
