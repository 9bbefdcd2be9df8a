import { setTimeout as wait } from 'node:timers/promises';
import { type Body, Client, type Identity } from '../../client/client.ts';
import type { Seeded } from './seeded.ts';

const PACE_MS = 500;
/** As many open tasks as keep the workers busy. */
const BACKLOG = 15;
/** The server blocks a task after so many failures; a person starts it again. */
const MAX_ATTEMPTS = 20;
const PAGE = 200;
const OPEN = ['assigned', 'in_progress', 'in_review', 'blocked'] as const;
/** Errors of the validating client, which mean a response that the document does not declare. */
const UNDECLARED = /is not (as )?declare|does not declare|lacks the header|has no body/;

interface PersonDeps {
  readonly random: Seeded;
  readonly addresses: () => readonly string[];
  readonly identity: Identity;
  readonly projectId: string;
  readonly agentIds: readonly string[];
  readonly labels: readonly string[];
}

/** A person who creates tasks, replies to workers, reviews results, and starts again what is blocked or waits for a retry. */
export class SimulatedPerson {
  readonly #deps: PersonDeps;
  readonly #undeclared: string[] = [];
  #isEnough = false;
  #isStopped = false;

  constructor(deps: PersonDeps) {
    this.#deps = deps;
  }

  /** Responses that the document does not declare. */
  get undeclared(): readonly string[] {
    return this.#undeclared;
  }

  /** Creates no further tasks, and finishes those that exist: rejects nothing, and starts everything that waits. */
  conclude(): void {
    this.#isEnough = true;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Works until it is stopped. */
  async work(): Promise<void> {
    while (!this.#isStopped) {
      await this.#try(() => this.#decide());
      const open = await this.#try(() => this.openTasks());
      if (open !== null) {
        await this.#start(open);
        for (let count = open.length; count < BACKLOG && !this.#isEnough; count += 1)
          await this.#try(() => this.#create());
      }
      await wait(PACE_MS);
    }
  }

  /** The tasks that are not completed. */
  async openTasks(): Promise<readonly Body[]> {
    const pages = await Promise.all(
      OPEN.map((status) =>
        this.#client.call('listTasks', { query: { project_id: this.#deps.projectId, status, limit: PAGE } }),
      ),
    );
    return pages.flatMap(({ status, body, text }) => {
      if (status !== 200) throw new Error(`no tasks: ${text}`);
      return body.data as readonly Body[];
    });
  }

  get #client(): Client {
    const { random, addresses, identity } = this.#deps;
    return new Client(random.pick(addresses()), identity);
  }

  async #try<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && UNDECLARED.test(error.message)) this.#undeclared.push(error.message);
      return null;
    }
  }

  async #create(): Promise<void> {
    const { random, projectId, agentIds, labels } = this.#deps;
    const body = {
      ...{ project_id: projectId, title: 'A task', assigned_to: random.pick(agentIds), labels: [...labels] },
      ...{ max_attempts: MAX_ATTEMPTS, review_policy: random.chance(0.4) ? ('person' as const) : ('none' as const) },
    };
    await this.#client.call('createTask', { body });
  }

  async #decide(): Promise<void> {
    const { body } = await this.#client.call('listApprovals', { query: { status: 'pending', limit: PAGE } });
    for (const { id } of body.data) {
      const path = { approval_id: id };
      const isRejected = !this.#isEnough && this.#deps.random.chance(0.25);
      await this.#try(async () => {
        if (isRejected) await this.#client.call('rejectApproval', { path, body: { reason: 'Better' } });
        else await this.#client.call('approveApproval', { path });
      });
    }
  }

  async #start(open: readonly Body[]): Promise<void> {
    for (const { id, status, waiting_for: waitingFor } of open) {
      const isStuck = status === 'blocked' || waitingFor?.reason === 'retry';
      if (isStuck && (this.#isEnough || this.#deps.random.chance(0.3)))
        await this.#try(() => this.#client.call('startTask', { path: { task_id: id } }));
    }
  }
}
