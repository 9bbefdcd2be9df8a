import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterPlan } from '../files/plan.ts';
import { type Address, waitUntilServing } from './connection.ts';
import { retryWhileOrphansExit } from './orphans.ts';
import { settlePidFile } from './pid-file.ts';
import { launch, type RunningProcess } from './process.ts';
import { settingsArguments } from './settings.ts';

export interface SupervisorOptions {
  readonly address: Address;
  readonly clusterFolder: string;
  readonly plan: ClusterPlan;
  readonly maxConnections: number;
  readonly isDurable: boolean;
  /** Creates the folder of the socket again when it is missing. */
  readonly renewSocketFolder: () => Promise<void>;
  readonly onLog: (line: string) => void;
}

const FIRST_PAUSE_MILLISECONDS = 50;
const MAX_PAUSE_MILLISECONDS = 5_000;
const STOP_LIMIT_MILLISECONDS = 20_000;

/** Keeps one PostgreSQL server running on a cluster until `stop`. */
export class Supervisor {
  readonly #supervised: SupervisorOptions;
  readonly #stopping = new AbortController();
  #running: RunningProcess | null = null;
  #watch: Promise<void> = Promise.resolve();

  constructor(supervised: SupervisorOptions) {
    this.#supervised = supervised;
  }

  /**
   * Starts the server and returns when it accepts queries. From then on it is restarted whenever it exits by itself.
   *
   * @throws Error with the message of PostgreSQL, if it had one, when it does not start
   */
  async start(): Promise<void> {
    await retryWhileOrphansExit(() => this.#bringUp());
    this.#watch = this.#keepUp();
  }

  /** Shuts the server down and returns when it has exited. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#end();
    await this.#watch;
  }

  async #bringUp(): Promise<void> {
    const { address, clusterFolder, plan, renewSocketFolder, onLog } = this.#supervised;
    await settlePidFile(clusterFolder);
    await renewSocketFolder();
    // Only we use the run folder: a file of an earlier server is stale, and its process id may belong to another process.
    for (const name of [`.s.PGSQL.${address.port}`, `.s.PGSQL.${address.port}.lock`]) {
      await rm(join(address.host, name), { force: true });
    }
    this.#running = launch({
      program: join(plan.installation.binFolder, 'postgres'),
      args: (clusterPath) => ['-D', clusterPath, ...this.#settings()],
      clusterFolder,
      account: plan.account,
      onLine: onLog,
    });
    try {
      await waitUntilServing(address, this.#running);
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  #settings(): string[] {
    const { address, plan, maxConnections, isDurable } = this.#supervised;
    const { major } = plan.installation;
    return settingsArguments({ major, socketFolder: address.host, port: address.port, maxConnections, isDurable });
  }

  async #keepUp(): Promise<void> {
    for (let pause = 0; ; pause = nextPause(pause)) {
      const startedAt = performance.now();
      const ending = await this.#running?.ended;
      if (this.#stopping.signal.aborted) return;
      if (performance.now() - startedAt > MAX_PAUSE_MILLISECONDS) pause = 0;
      this.#supervised.onLog(`LOG:  the server exited unexpectedly (${ending?.reason}) and is restarted`);
      await wait(pause, undefined, { signal: this.#stopping.signal }).catch(() => {});
      if (this.#stopping.signal.aborted) return;
      await this.#bringUp().catch((error: Error) =>
        this.#supervised.onLog(`LOG:  the server could not be restarted: ${error.message}`),
      );
      // A stop during the start found nothing to end.
      if (this.#stopping.signal.aborted) return this.#end();
    }
  }

  async #end(): Promise<void> {
    const running = this.#running;
    if (running === null || running.hasEnded()) return;
    // Fast shutdown ends the sessions and writes a checkpoint; a temporary cluster needs none.
    running.signal(this.#supervised.isDurable ? 'SIGINT' : 'SIGQUIT');
    const late = new AbortController();
    const escalation = wait(STOP_LIMIT_MILLISECONDS, undefined, { signal: late.signal }).then(
      () => running.signal('SIGQUIT'),
      () => {},
    );
    await running.ended;
    late.abort();
    await escalation;
  }
}

const nextPause = (pause: number): number =>
  Math.min(Math.max(pause * 2, FIRST_PAUSE_MILLISECONDS), MAX_PAUSE_MILLISECONDS);
