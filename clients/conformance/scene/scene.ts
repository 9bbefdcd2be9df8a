import { randomBytes } from 'node:crypto';
import type { Pair } from '../document.ts';
import { asMap, type Json } from '../json.ts';
import { Caller } from '../protocol/caller.ts';
import { Skipped } from '../protocol/endings.ts';
import type { Exchanges } from '../protocol/exchange.ts';
import { requireSuccess } from '../protocol/expect.ts';
import { Cleanup } from './cleanup.ts';
import { ROLES, type Role } from './guards.ts';
import { type Account, People, type Person } from './people.ts';
import type { Redaction } from './redact.ts';
import { type Makers, Subjects } from './subjects.ts';

export interface SceneOptions {
  readonly account: Account;
  readonly setupToken: string | null;
  /** Whether turns may be sent, which ask the model of the deployment. */
  readonly usesModel: boolean;
  /** The address of the deployment. */
  readonly url: URL;
}

type Opened = Pick<
  Scene,
  'exchanges' | 'redaction' | 'cleanup' | 'nobody' | 'people' | 'ceo' | 'account' | 'usesModel' | 'setupToken' | 'url'
>;

/** Long enough for a deployment that is far away, and awake. */
const FIRST_PATIENCE_MS = 10_000;

/** What answers there is something else than a deployment of the platform. */
export class NotThisInterface extends Error {}

const NEAR = /^(?:localhost|127[.\d]+|\[::1\])$/;

/** What every check begins with: who may call, and what there is to call for. Made on first use, and removed at the end. */
export class Scene {
  readonly exchanges: Exchanges;
  readonly redaction: Redaction;
  readonly cleanup: Cleanup;
  readonly subjects: Subjects<Scene>;
  readonly nobody: Caller;
  /** The administrator, and as who they signed in. */
  readonly ceo: Person;
  readonly account: Account;
  readonly people: People;
  readonly usesModel: boolean;
  /** What anyone who sets the deployment up has to know, where it was given. */
  readonly setupToken: string | null;
  readonly url: URL;
  /** Declared statuses that cannot be seen as this deployment stands, each with the reason. */
  readonly untried = new Map<Pair, string>();
  /** Begins the names of all that this run makes. */
  readonly prefix: string;
  readonly #made = new Map<Role, Promise<Person>>();
  #names = 0;

  private constructor(opened: Opened, makers: Makers<Scene>) {
    const { exchanges, redaction, cleanup, nobody, people, ceo, account, usesModel, setupToken, url } = opened;
    this.exchanges = exchanges;
    this.redaction = redaction;
    this.url = url;
    this.cleanup = cleanup;
    this.nobody = nobody;
    this.people = people;
    this.ceo = ceo;
    this.account = account;
    this.usesModel = usesModel;
    this.setupToken = setupToken;
    this.prefix = `conformance-${randomBytes(4).toString('hex')}`;
    this.subjects = new Subjects<Scene>(this, makers);
  }

  /** Signs the administrator in, or sets the first account up where there is none. Rejects with NotThisInterface, and as requests do. */
  static async open(
    exchanges: Exchanges,
    redaction: Redaction,
    options: SceneOptions,
    makers: Makers<Scene>,
  ): Promise<Scene> {
    const nobody = new Caller(exchanges);
    const cleanup = new Cleanup();
    const people = new People(nobody, cleanup, redaction);
    const needsAdmin = await askWhetherNew(nobody);
    const { account, setupToken, usesModel, url } = options;
    const signedIn = needsAdmin ? people.setUp(account, setupToken) : people.signIn(account);
    const ceo = await signedIn.catch(async (error: unknown) => {
      // A session may be there, without a key that it could be given.
      exchanges.beginCleanup();
      await cleanup.run();
      throw error;
    });
    return new Scene(
      { exchanges, redaction, cleanup, nobody, people, ceo, account, usesModel, setupToken, url },
      makers,
    );
  }

  /** Whether the deployment has an address of this machine, so that it may be able to send to it. */
  get isNear(): boolean {
    return NEAR.test(this.url.hostname);
  }

  /** The one person of this role. */
  person(role: Role): Promise<Person> {
    if (role === 'ceo') return Promise.resolve(this.ceo);
    const known = this.#made.get(role);
    if (known !== undefined) return known;
    const made = this.people.newPerson(this.ceo, this.name(role), role);
    this.#made.set(role, made);
    return made;
  }

  everybody(): Promise<readonly Person[]> {
    return ROLES.reduce<Promise<Person[]>>(
      async (before, role) => [...(await before), await this.person(role)],
      Promise.resolve([]),
    );
  }

  /** A name that nothing else has. */
  name(word: string): string {
    this.#names += 1;
    return `${this.prefix}-${word}-${this.#names}`;
  }

  /** Ends the check, which cannot be tried here. */
  skip(reason: string): never {
    throw new Skipped(reason);
  }

  /** Notes why these statuses cannot be seen here, and continues. */
  cannotTry(pairs: readonly Pair[], reason: string): void {
    for (const pair of pairs) this.untried.set(pair, reason);
  }

  /** Skips the check where the deployment has not what it is about. */
  async needs(capability: 'websocket' | 'webhooks' | 'oauth' | 'mcp_server'): Promise<void> {
    const { data } = requireSuccess(await this.ceo.key.call('getCapabilities'));
    if (!data[capability]) this.skip(`the deployment has no ${capability}`);
  }

  /** Skips the check where the model of the deployment may not be asked, or the deployment lacks the capability. */
  async needsModel(capability: 'explain_chat' | 'charter' | 'propose' | 'group_chat' = 'explain_chat'): Promise<void> {
    if (!this.usesModel) this.skip('--no-model was given');
    const { body } = await this.ceo.key.call('getCapabilities');
    if (!body.data[capability]) this.skip(`the deployment has no ${capability}`);
  }
}

/** Whether there is no account yet. It is the first request, so it finds out whether the platform is there at all. */
const askWhetherNew = async (nobody: Caller): Promise<boolean> => {
  const answer = await nobody.call('getSetupStatus', { patienceMs: FIRST_PATIENCE_MS }).catch((error) => {
    // Something that does not speak HTTP.
    throw String(error.code).startsWith('HPE_') ? new NotThisInterface() : error;
  });
  const needsAdmin = asMap(asMap(answer.body as Json).data).needs_admin;
  if (typeof needsAdmin === 'boolean') return needsAdmin;
  if (answer.code === null) throw new NotThisInterface();
  return requireSuccess(answer).data.needs_admin;
};
