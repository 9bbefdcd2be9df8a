import type { Config } from '../../../handlers/server/config.ts';
import { type Command, giveUp, say } from '../command.ts';
import { checkAddress } from './address.ts';
import { checkContent } from './content.ts';
import { checkFolder, checkSecrets, type FolderState, type FoundSecrets } from './data-folder.ts';
import {
  type Connections,
  checkConnections,
  checkReach,
  checkSchema,
  type FoundSchema,
  openConnections,
} from './database.ts';
import { attempt, type Diagnosis, runChecks, wrong } from './diagnosis.ts';
import { checkExposure, checkFiles, checkVariables, examine } from './environment.ts';

// `npm run doctor`: diagnoses a deployment (docs/operating.md#diagnosing-problems).

const { env } = process;

/** Whether the variable is set and valid. */
const isUsable = (name: string, errors: readonly string[]): boolean =>
  (env[name] ?? '').trim() !== '' && !errors.some((error) => error.startsWith(`${name} `));

/** An error in one of these variables would select the wrong database. */
const LEADING = /^(DATABASE_|DATA_DIR)/;

const checkWithConnections = async (
  config: Config,
  connections: Connections,
  jwtSecret: string | null,
): Promise<Diagnosis[]> => {
  const reached = await runChecks(checkReach(config, connections));
  if (reached.some(({ level }) => level === 'WRONG')) return reached;
  const schema = await attempt<FoundSchema>(
    'the schema',
    () => checkSchema(connections),
    (diagnosis) => ({ diagnoses: [diagnosis], isPresent: false }),
  );
  const further = schema.isPresent
    ? [...checkConnections(config, connections), ...checkContent(config, connections.pooled, jwtSecret)]
    : [];
  return [...reached, ...schema.diagnoses, ...(await runChecks(further))];
};

const onDatabase = async (config: Config, jwtSecret: string | null): Promise<Diagnosis[]> => {
  const opened = await attempt<Connections | Diagnosis>(
    'the database',
    () => openConnections(config),
    (diagnosis) => diagnosis,
  );
  if ('level' in opened) return [opened];
  try {
    return await checkWithConnections(config, opened, jwtSecret);
  } finally {
    // Connections that hang end with the process.
    await attempt('the end', opened.close, () => {});
  }
};

const onConfig = async (config: Config, errors: readonly string[]): Promise<Diagnosis[]> => {
  const isAsMeant = !errors.some((error) => LEADING.test(error));
  const isServer = config.databaseUrl !== null && config.databaseUrl !== 'memory:';
  const folder = await attempt<FolderState>(
    `DATA_DIR ${config.dataDirectory}`,
    () => checkFolder(config),
    (diagnosis) => ({ diagnoses: [diagnosis], holder: null, hasDatabase: false, isReadable: false }),
  );
  if (!folder.isReadable) return [...folder.diagnoses];
  const given = { jwt: isUsable('JWT_SECRET', errors), cursor: isUsable('CURSOR_SECRET', errors) };
  const secrets = await attempt<FoundSecrets>(
    'the secrets',
    () => checkSecrets(config, given, folder.hasDatabase),
    (diagnosis) => ({ diagnoses: [diagnosis], jwtSecret: null }),
  );
  const isAlone = isAsMeant && config.databaseUrl === null && folder.holder === null;
  const around = await runChecks([
    { name: 'files of the environment', run: () => checkFiles(config) },
    { name: 'the exposure', run: async () => checkExposure(config, env) },
    { name: 'the address', run: () => checkAddress(config, isAlone) },
  ]);
  const canCheck = isAsMeant && (isServer || folder.hasDatabase);
  const database = canCheck ? await onDatabase(config, secrets.jwtSecret) : [];
  return [...folder.diagnoses, ...secrets.diagnoses, ...around, ...database];
};

export const run: Command = async (args) => {
  if (args.length > 0) giveUp('usage: npm run doctor');
  const { config, errors } = examine(env);
  const diagnoses = [...checkVariables(env, errors), ...(config === null ? [] : await onConfig(config, errors))];
  if (config === null) diagnoses.push(wrong('no other check was run: correct the environment variables first'));
  for (const { level, text } of diagnoses) say(`${level.padEnd(5)}  ${text}`);
  const count = (wanted: Diagnosis['level']): number => diagnoses.filter(({ level }) => level === wanted).length;
  say(`${count('WRONG')} wrong, ${count('warn')} to check, ${count('ok')} ok`);
  // Exits explicitly, because a database that hangs keeps its connections open.
  process.exit(count('WRONG') === 0 ? 0 : 1);
};
