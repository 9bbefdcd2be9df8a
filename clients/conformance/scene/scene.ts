import { randomBytes } from 'node:crypto';
import type { Pair } from '../document.ts';
import { asMap, type Json } from '../json.ts';
import { Caller } from '../protocol/caller.ts';
import { Skipped } from '../protocol/endings.ts';
import type { Exchanges } from '../protocol/exchange.ts';
import { requireSuccess } from '../protocol/expect.ts';
import { Cleanup } from './cleanup.ts';
import type { Role } from './guards.ts';
import { type Account, People, type Person } from './people.ts';
import type { Redaction } from './redact.ts';
import { type Makers, Subjects } from './subjects.ts';

export interface SceneOptions {
  readonly account: Account;
  readonly setupToken: string | null;
  /** Whether turns may be sent, which call the model of the deployment. */
  readonly usesModel: boolean;
  /** The URL of the deployment. */
  readonly url: URL;
  /** The longest time for a delivery or a frame, instead of the defaults; not an option of the command. */
  readonly patienceMs?: number | undefined;
}

type Opened = Pick<
  Scene,
  | 'exchanges'
  | 'redaction'
  | 'cleanup'
  | 'anonymous'
  | 'people'
  | 'ceo'
  | 'account'
  | 'usesModel'
  | 'setupToken'
  | 'url'
  | 'patienceMs'
>;

/** Long enough for a distant deployment that is running. */
const FIRST_TIMEOUT_MS = 10_000;

/** The server at the URL is not a deployment of the platform. */
export class NotThisInterface extends Error {}

const NEAR = /^(?:localhost|127[.\d]+|\[::1\])$/;

/**
 * The fixture of every check: callers, and objects to call operations on. Created on first use, and removed at the end.
 */
export class Scene {
  readonly exchanges: Exchanges;
  readonly redaction: Redaction;
  readonly cleanup: Cleanup;
  readonly subjects: Subjects<Scene>;
  readonly anonymous: Caller;
  /** The administrator. */
  readonly ceo: Person;
  readonly account: Account;
  readonly people: People;
  readonly usesModel: boolean;
  /** The setup token, if it was given. */
  readonly setupToken: string | null;
  readonly url: URL;
  readonly patienceMs: number | undefined;
  /** Declared statuses that cannot be seen on this deployment, with their reasons. */
  readonly untried = new Map<Pair, string>();
  /** The prefix of all names of this run. */
  readonly prefix: string;
  readonly #made = new Map<Role, Promise<Person>>();
  #names = 0;

  private constructor(opened: Opened, makers: Makers<Scene>) {
    const { exchanges, redaction, cleanup, anonymous, people, ceo, account, usesModel, setupToken, url } = opened;
    this.patienceMs = opened.patienceMs;
    this.exchanges = exchanges;
    this.redaction = redaction;
    this.url = url;
    this.cleanup = cleanup;
    this.anonymous = anonymous;
    this.people = people;
    this.ceo = ceo;
    this.account = account;
    this.usesModel = usesModel;
    this.setupToken = setupToken;
    this.prefix = `conformance-${randomBytes(4).toString('hex')}`;
    this.subjects = new Subjects<Scene>(this, makers);
  }

  /**
   * Signs in the administrator, or creates the first account if there is none. Rejects with NotThisInterface, and as
   * requests do.
   */
  static async open(
    exchanges: Exchanges,
    redaction: Redaction,
    options: SceneOptions,
    makers: Makers<Scene>,
  ): Promise<Scene> {
    const anonymous = new Caller(exchanges);
    const cleanup = new Cleanup();
    const people = new People(anonymous, cleanup, redaction);
    const needsAdmin = await askWhetherNew(anonymous);
    const { account, setupToken, usesModel, url, patienceMs } = options;
    const signedIn = needsAdmin ? people.setUp(account, setupToken) : people.signIn(account);
    const ceo = await signedIn.catch(async (error: unknown) => {
      // A session may exist, without a key.
      exchanges.beginCleanup();
      await cleanup.run();
      throw error;
    });
    return new Scene(
      { exchanges, redaction, cleanup, anonymous, people, ceo, account, usesModel, setupToken, url, patienceMs },
      makers,
    );
  }

  /** Whether the deployment is on this machine, so that it may be able to send requests to it. */
  get isNear(): boolean {
    return NEAR.test(this.url.hostname);
  }

  /** The user with this role. */
  person(role: Role): Promise<Person> {
    if (role === 'ceo') return Promise.resolve(this.ceo);
    const known = this.#made.get(role);
    if (known !== undefined) return known;
    const made = this.people.newPerson(this.ceo, this.name(role), role);
    this.#made.set(role, made);
    return made;
  }

  /** A unique name. */
  name(word: string): string {
    this.#names += 1;
    return `${this.prefix}-${word}-${this.#names}`;
  }

  /** Skips the check. */
  skip(reason: string): never {
    throw new Skipped(reason);
  }

  /** Records why these statuses cannot be seen, and continues. */
  cannotTry(pairs: readonly Pair[], reason: string): void {
    for (const pair of pairs) this.untried.set(pair, reason);
  }

  /** Skips the check if the deployment lacks the capability. */
  async needs(capability: 'websocket' | 'webhooks' | 'oauth' | 'mcp_server'): Promise<void> {
    const { data } = requireSuccess(await this.ceo.key.call('getCapabilities'));
    if (!data[capability]) this.skip(`the deployment has no ${capability}`);
  }

  /** Skips the check if the model may not be called, or the deployment lacks the capability. */
  async needsModel(capability: 'explain_chat' | 'charter' | 'propose' | 'group_chat' = 'explain_chat'): Promise<void> {
    if (!this.usesModel) this.skip('--no-model was given');
    const { body } = await this.ceo.key.call('getCapabilities');
    if (!body.data[capability]) this.skip(`the deployment has no ${capability}`);
  }
}

/** Whether no account exists. As the first request, it also detects whether the server is a platform. */
const askWhetherNew = async (anonymous: Caller): Promise<boolean> => {
  const response = await anonymous.call('getSetupStatus', { timeoutMs: FIRST_TIMEOUT_MS }).catch((error) => {
    // The server does not speak HTTP.
    throw String(error.code).startsWith('HPE_') ? new NotThisInterface() : error;
  });
  const needsAdmin = asMap(asMap(response.body as Json).data).needs_admin;
  if (typeof needsAdmin === 'boolean') return needsAdmin;
  if (response.code === null) throw new NotThisInterface();
  return requireSuccess(response).data.needs_admin;
};
