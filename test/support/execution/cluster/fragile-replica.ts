import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Forwarder, startForwarder } from '../../database/forwarder.ts';
import { type ServerProcess, startServerProcess } from '../../server/server-process.ts';
import type { RestartableDatabase } from './restartable-database.ts';

/** A server in a separate process with its own connection to the database, which a test can kill, stop and cut off. */
export class FragileReplica {
  readonly #forwarder: Forwarder;
  readonly #env: Readonly<Record<string, string>>;
  readonly #folder: string;
  #server: ServerProcess;

  private constructor(
    forwarder: Forwarder,
    env: Readonly<Record<string, string>>,
    folder: string,
    server: ServerProcess,
  ) {
    this.#forwarder = forwarder;
    this.#env = env;
    this.#folder = folder;
    this.#server = server;
  }

  /** `more` are further variables; by default the workers of the test are the only ones. */
  static async start(
    database: RestartableDatabase,
    more: Readonly<Record<string, string>> = { WORKER: 'off' },
  ): Promise<FragileReplica> {
    const forwarder = await startForwarder(() => database.socket);
    const folder = mkdtempSync(join(tmpdir(), 'platform-skew-'));
    const skew = join(folder, 'skew');
    writeFileSync(skew, '0');
    const env = {
      DATABASE_URL: `postgres://postgres:${database.password}@127.0.0.1:${forwarder.port}/platform`,
      DATABASE_POOL_MAX: '6',
      CLOCK_SKEW: skew,
      NODE_OPTIONS: '--import ./test/support/time/skewed-date.ts',
      ...more,
    };
    return new FragileReplica(forwarder, env, folder, await startServerProcess(env));
  }

  get baseUrl(): string {
    return this.#server.baseUrl;
  }

  /** Kills the server and starts it again. */
  async kill(): Promise<void> {
    await this.#server.kill();
    this.#server = await startServerProcess(this.#env);
  }

  /** Stops the process for a while, as a machine that sleeps. */
  async suspend(milliseconds: number): Promise<void> {
    this.#server.process.kill('SIGSTOP');
    await wait(milliseconds);
    this.#server.process.kill('SIGCONT');
  }

  /** Closes its connections to the database, and refuses new ones for a while. */
  async cutOff(milliseconds: number): Promise<void> {
    await this.#forwarder.sever();
    await wait(milliseconds);
    await this.#forwarder.mend();
  }

  /** Its connections to the database carry nothing for a while. */
  async freeze(milliseconds: number): Promise<void> {
    this.#forwarder.freeze();
    await wait(milliseconds);
    this.#forwarder.thaw();
  }

  /** Moves the clock of the process. */
  skew(seconds: number): void {
    writeFileSync(join(this.#folder, 'skew'), String(seconds));
  }

  /** Starts the server again if it has ended. */
  async repair(): Promise<void> {
    const { exitCode, signalCode } = this.#server.process;
    if (exitCode !== null || signalCode !== null) this.#server = await startServerProcess(this.#env);
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await this.#forwarder.sever();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
