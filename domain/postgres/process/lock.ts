import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderInUse } from '../error.ts';
import { isLiving, ownIdentity, pidOf } from './identity.ts';
import { isPresent, markPresence } from './presence.ts';

const ATTEMPTS = 8;

/**
 * Makes this process the only owner of a data folder and returns the release. Every contender first creates a mark with its own identity
 * and then looks for others: of two that start at the same time at least one sees the other and withdraws, so two never own the folder
 * together. Marks of dead processes are removed. A name is never used twice, so removing one cannot hit a running owner, and no crash
 * leaves a lock behind. Owners in other containers of this machine are detected; owners on other machines are not.
 *
 * @throws DataFolderInUse naming the folder and the owner
 */
export async function lockDataFolder(dataFolder: string): Promise<() => Promise<void>> {
  const lockFolder = join(dataFolder, 'postgres.lock');
  await mkdir(lockFolder, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt += 1) {
    const claim = `${ownIdentity()}.${randomBytes(4).toString('hex')}`;
    const mark = await markPresence(lockFolder, claim);
    const rival = await findRival(lockFolder, claim).catch(async (error) => {
      await mark.end();
      throw error;
    });
    if (rival === null) return () => mark.end();
    await mark.end();
    if (attempt === ATTEMPTS) throw refusal(dataFolder, rival);
    // The rival may be another contender that withdraws as well. Random pauses let one of them succeed.
    await wait(randomInt(5, 20 * attempt));
  }
}

/** A description of the process that owns a data folder, or null. Changes nothing. */
export async function findHolder(dataFolder: string): Promise<string | null> {
  const lockFolder = join(dataFolder, 'postgres.lock');
  for (const name of await readdir(lockFolder).catch(() => [])) {
    const owner = await ownerOf(lockFolder, name);
    if (owner !== null) return owner;
  }
  return null;
}

async function ownerOf(lockFolder: string, claim: string): Promise<string | null> {
  const [identity = ''] = claim.split('.');
  if (isLiving(identity)) return `process ${pidOf(identity)}`;
  return (await isPresent(lockFolder, claim)) ? 'a process of another container' : null;
}

async function findRival(lockFolder: string, ownClaim: string): Promise<string | null> {
  for (const name of await readdir(lockFolder)) {
    if (name === ownClaim) continue;
    const owner = await ownerOf(lockFolder, name);
    if (owner !== null) return owner;
    await rm(join(lockFolder, name), { force: true });
  }
  return null;
}

function refusal(dataFolder: string, owner: string): DataFolderInUse {
  return new DataFolderInUse(
    `The data folder ${dataFolder} is in use by ${owner}: stop that process first, or choose another DATA_DIR.`,
  );
}
