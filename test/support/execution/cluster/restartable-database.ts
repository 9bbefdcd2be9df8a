import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DatabaseChild,
  killDatabaseChild,
  startDatabaseChild,
  stopDatabaseChild,
} from '../../children/embedded-processes.ts';

/** A database in a separate process, which a test can kill and restart. */
export class RestartableDatabase {
  readonly #folder: string;
  #child: DatabaseChild;
  #socket = '';
  #password = '';

  private constructor(folder: string, child: DatabaseChild) {
    this.#folder = folder;
    this.#child = child;
  }

  static async start(): Promise<RestartableDatabase> {
    const folder = await mkdtemp(join(tmpdir(), 'platform-history-'));
    const database = new RestartableDatabase(folder, startDatabaseChild(join(folder, 'server')));
    await database.#ready();
    return database;
  }

  /** The path of its socket, which can change with a restart. */
  get socket(): string {
    return this.#socket;
  }

  get password(): string {
    return this.#password;
  }

  async restart(isKilled: boolean): Promise<void> {
    await (isKilled ? killDatabaseChild(this.#child) : stopDatabaseChild(this.#child));
    this.#child = startDatabaseChild(join(this.#folder, 'server'));
    await this.#ready();
  }

  async close(): Promise<void> {
    await stopDatabaseChild(this.#child);
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #ready(): Promise<void> {
    const { host = '', password = '', refusal } = await this.#child.report;
    if (refusal !== undefined) throw new Error(refusal);
    this.#socket = join(host, '.s.PGSQL.5432');
    this.#password = password;
  }
}
