import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderInUse } from './error.ts';
import { isLiving, ownIdentity, pidOf } from './identity.ts';

const ATTEMPTS = 8;

/**
 * Makes this process the only owner of a data folder and returns the release. Every contender first puts down a file
 * that bears its own identity and only then looks for others: of two that come at once at least one sees the other and
 * withdraws, so two never own the folder together. Files of dead processes are swept; as a name is never used twice,
 * sweeping one cannot hit a living owner, and no crash leaves a lock behind.
 *
 * @throws DataFolderInUse naming the folder and the owner's process id
 */
export async function lockDataFolder(dataFolder: string): Promise<() => Promise<void>> {
  const lockFolder = join(dataFolder, 'postgres.lock');
  await mkdir(lockFolder, { recursive: true, mode: 0o700 });
  const claim = `${ownIdentity()}.${randomBytes(4).toString('hex')}`;
  const release = () => rm(join(lockFolder, claim), { force: true });
  for (let attempt = 1; ; attempt += 1) {
    await writeFile(join(lockFolder, claim), '', { flag: 'wx', mode: 0o600 });
    const rival = await findRival(lockFolder, claim);
    if (rival === null) return release;
    await release();
    if (attempt === ATTEMPTS) throw refusal(dataFolder, rival);
    // The rival may be another contender that withdraws as well; unequal pauses let one of them through.
    await wait(randomInt(5, 20 * attempt));
  }
}

/** The process that owns a data folder now, or null. Touches nothing. */
export async function findHolder(dataFolder: string): Promise<number | null> {
  const names = await readdir(join(dataFolder, 'postgres.lock')).catch(() => []);
  const living = names.map((name) => name.split('.')[0] ?? '').find(isLiving);
  return living === undefined ? null : pidOf(living);
}

async function findRival(lockFolder: string, ownClaim: string): Promise<number | null> {
  for (const name of await readdir(lockFolder)) {
    if (name === ownClaim) continue;
    const [identity = ''] = name.split('.');
    if (isLiving(identity)) return pidOf(identity);
    await rm(join(lockFolder, name), { force: true });
  }
  return null;
}

function refusal(dataFolder: string, pid: number): DataFolderInUse {
  return new DataFolderInUse(
    `The data folder ${dataFolder} is in use by process ${pid}: stop that process first, or choose another DATA_DIR.`,
  );
}
