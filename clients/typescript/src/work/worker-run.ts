import type { components } from '../document.ts';
import { newIdempotencyKey } from '../http/idempotency-key.ts';
import { type PlatformClient, request } from '../http/path-client.ts';
import { sendingOnce } from '../http/send-once.ts';
import { unwrap } from '../http/unwrap.ts';
import { type ArtifactSource, bodyOf, isRepeatable, mediaTypeOf } from './artifact-content.ts';
import { type EndReport, failedOutcome, type ReportedEnd, type RunResult } from './end-report.ts';
import { persist } from './persist.ts';
import { type FailureKind, RunParked, type StopReason } from './run-ends.ts';
import type { AnsweredInput, Claim, RunLease } from './run-lease.ts';

type Schemas = components['schemas'];

/** A step of a run. Without `key` the client chooses one. */
export type Step = Omit<Schemas['RunStepReport'], 'key'> & { readonly key?: string };

/** The fields of a step except its kind and title. */
export type StepOptions = Omit<Step, 'kind' | 'title'>;

/** An artifact as the platform describes it. */
export type Artifact = Schemas['Artifact'];

/** The options of a question. */
export type QuestionOptions = Omit<Schemas['RequestInputRequest'], 'lease_token' | 'question' | 'wait'>;

/** The most steps of one request. */
const MAX_STEPS = 100;
const UPLOAD = '/api/v1/runs/{run_id}/artifacts/{artifact_name}';
const CONTENT = '/api/v1/artifacts/{artifact_id}/content';

/** A run in the function of a worker. Everything in `task` and `context` is untrusted text. */
export class WorkerRun {
  readonly #client: PlatformClient;
  readonly #lease: RunLease;
  readonly #claim: Claim;
  readonly #end: EndReport;

  constructor(client: PlatformClient, claim: Claim, lease: RunLease, end: EndReport) {
    this.#client = client;
    this.#claim = claim;
    this.#lease = lease;
    this.#end = end;
  }

  get id(): string {
    return this.#claim.run.id;
  }

  get run(): Claim['run'] {
    return this.#claim.run;
  }

  get task(): Claim['task'] {
    return this.#claim.task;
  }

  get context(): Claim['context'] {
    return this.#claim.context;
  }

  /** Aborted with `RunStopped` when the task was cancelled, the lease is lost, or the worker stops. Pass it to everything that takes long. */
  get signal(): AbortSignal {
    return this.#lease.signal;
  }

  /** Why the run must stop: a reason of the server, `lease_lost` or `worker_stopping`; null if it need not. */
  get stopReason(): StopReason | null {
    return this.#lease.stopReason;
  }

  /** Whether the end of the run was reported, or is being reported. */
  get isReported(): boolean {
    return this.#end.isDecided;
  }

  /** The replies to questions of `requestInput`. */
  get inputs(): readonly AnsweredInput[] {
    return this.#lease.inputs;
  }

  /** Reports the progress in percent, and a note that says what the run does. null leaves a value unchanged. */
  async progress(percent: number | null = null, note: string | null = null): Promise<void> {
    await this.#lease.progress(percent, note);
  }

  /** Adds a step to the log of the run; it is added once, even if a response is lost. */
  async step(kind: Step['kind'], title: string, options: StepOptions = {}): Promise<void> {
    await this.steps({ ...options, kind, title });
  }

  /** Adds several steps: `{ kind: 'note', title: 'Read the task' }`. */
  async steps(...steps: readonly Step[]): Promise<void> {
    const keyed = steps.map((step) => ({ ...step, key: step.key ?? newIdempotencyKey() }));
    for (let start = 0; start < keyed.length; start += MAX_STEPS) {
      const body = { lease_token: this.#claim.lease_token, steps: keyed.slice(start, start + MAX_STEPS) };
      const params = { path: { run_id: this.id } };
      const send = () => unwrap(this.#client.POST('/api/v1/runs/{run_id}/steps', { params, body }));
      this.#lease.receive(await this.#persist(send));
    }
  }

  /**
   * Uploads a file that the run delivers. The same bytes under the same name are the same artifact, so an upload can be repeated. A stream
   * or an iterable can be sent only once; if you pass a function that returns it, an upload whose connection was lost is repeated.
   */
  async putArtifact(name: string, source: ArtifactSource, mediaType: string = mediaTypeOf(source)): Promise<Artifact> {
    const send = async (): Promise<Artifact> => {
      const sent = request(this.#client, 'put', UPLOAD, {
        params: { path: { run_id: this.id, artifact_name: name } },
        headers: { 'content-type': mediaType, 'lease-token': this.#claim.lease_token },
        body: await bodyOf(source),
        bodySerializer: (body: unknown) => body,
        // Sent as it is read. The retries of the client would keep a copy of it in memory.
        duplex: 'half',
        fetch: sendingOnce(this.#client.fetch),
      });
      return (await unwrap(sent)) as Artifact;
    };
    return this.#persist(send, isRepeatable(source) ? undefined : 1);
  }

  /** The bytes of an artifact, for example one of `context.dependencies`, as they arrive. */
  async content(artifactId: string): Promise<ReadableStream<Uint8Array>> {
    const params = { path: { artifact_id: artifactId } };
    const init = { params, parseAs: 'stream', fetch: sendingOnce(this.#client.fetch), signal: this.signal };
    return (await unwrap(request(this.#client, 'get', CONTENT, init))) as ReadableStream<Uint8Array>;
  }

  /** Asks a person without waiting. The run continues; the reply appears in `inputs`, and in the context of later runs. */
  requestInput(question: string, options: QuestionOptions = {}): Promise<Schemas['ApprovalResponse']> {
    return this.#requestInput(question, { ...options, wait: false });
  }

  /**
   * Asks a person and waits for the reply. The first call ends the run: it rejects with `RunParked`, which must not be caught. When the
   * question is decided, the function is called again from the start with another run, and there the same question resolves with the reply.
   */
  async ask(question: string, options: QuestionOptions = {}): Promise<AnsweredInput> {
    const known = this.context.inputs.findLast((input) => input.question === question && input.status !== 'pending');
    if (known !== undefined) return known;
    const approval = await this.#requestInput(question, { ...options, wait: true });
    this.#end.park();
    this.#lease.end();
    throw new RunParked(approval);
  }

  /** Reports success, as if the function had returned these fields. Nothing can be reported afterwards. */
  finish(result: RunResult = {}): Promise<Schemas['Run']> {
    return this.#sendEnd({ end: 'finish', body: { ...result, outcome: 'succeeded' } });
  }

  /** Reports a failure. Without `retryable` the task is blocked until a person acts. */
  fail(
    kind: FailureKind,
    message: string,
    { retryable = true }: { readonly retryable?: boolean } = {},
  ): Promise<Schemas['Run']> {
    return this.#sendEnd(failedOutcome(kind, message, retryable));
  }

  /** Returns the task to the queue. The attempt is not counted. */
  release(reason = '', { delaySeconds = 0 }: { readonly delaySeconds?: number } = {}): Promise<Schemas['Run']> {
    return this.#sendEnd({ end: 'release', reason, delaySeconds });
  }

  async #sendEnd(outcome: ReportedEnd): Promise<Schemas['Run']> {
    const run = await this.#lease.guard(this.#end.send(outcome));
    this.#lease.end();
    return run;
  }

  #requestInput(
    question: string,
    options: QuestionOptions & { readonly wait: boolean },
  ): Promise<Schemas['ApprovalResponse']> {
    const params = { path: { run_id: this.id }, header: { 'Idempotency-Key': newIdempotencyKey() } };
    const body = { ...options, lease_token: this.#claim.lease_token, question };
    return this.#persist(() => unwrap(this.#client.POST('/api/v1/runs/{run_id}/input-requests', { params, body })));
  }

  /** Sends a report until it gets a response. A stop request ends the pauses between the attempts. */
  #persist<T>(send: () => Promise<T>, attempts?: number): Promise<T> {
    return this.#lease.guard(persist(send, { signal: this.signal, ...(attempts !== undefined && { attempts }) }));
  }
}
