import { singleFlight } from '../foundation/background.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { trimEndMatching } from '../foundation/kernel/text/text.ts';

/** The result of a probe. `modelIds` is null unless the endpoint returned a readable list. */
export interface ProbeResult {
  readonly isReachable: boolean;
  readonly checkedAt: Date;
  readonly modelIds: readonly string[] | null;
}

/** Clock and fetch of a probe; injected so that tests control them. */
export interface ProbeEnvironment {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
}

const TIME_LIMIT_MILLISECONDS = 2000;
const MAX_AGE_SECONDS = 30;
const MAX_LIST_BYTES = 1_048_576;
const MAX_MODELS = 500;
const MAX_ID_LENGTH = 200;

const readAtMost = async (response: Response, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError('the list of models is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const isModelId = (id: unknown): id is string =>
  typeof id === 'string' && id.trim() !== '' && id.length <= MAX_ID_LENGTH && !id.includes('\0') && id.isWellFormed();

const idsOf = (list: { data?: unknown }): string[] | null => {
  if (!Array.isArray(list.data)) return null;
  const ids = list.data.map((entry: { id?: unknown } | null) => entry?.id).filter(isModelId);
  return [...new Set(ids)].slice(0, MAX_MODELS);
};

const readModelIds = async (response: Response): Promise<readonly string[] | null> => {
  if (!response.ok) {
    await response.body?.cancel();
    return null;
  }
  return idsOf(JSON.parse(await readAtMost(response, MAX_LIST_BYTES)) ?? {});
};

/**
 * Checks whether an OpenAI-compatible endpoint is reachable, and reads its models: `GET {base_url}/models` within 2 s.
 * Any HTTP response counts as reachable (spec/rules/organisation.md#reachability). Address and key are private; results
 * are kept for 30 s, and concurrent callers share a request.
 */
export class EndpointProbe {
  readonly #url: string;
  readonly #readApiKey: () => string | null;
  readonly #environment: ProbeEnvironment;
  #latest: ProbeResult | null = null;
  #checkedAtSeconds = Number.NEGATIVE_INFINITY;
  readonly #probe = singleFlight(() => this.#request());

  constructor(baseUrl: string, readApiKey: () => string | null, environment: ProbeEnvironment) {
    this.#url = `${trimEndMatching(baseUrl, /\//)}/models`;
    this.#readApiKey = readApiKey;
    this.#environment = environment;
  }

  /** The last result of any age; null before the first probe. */
  get latest(): ProbeResult | null {
    return this.#latest;
  }

  /** A result of at most 30 s of age. Never rejects: an endpoint that does not respond is unreachable. */
  async current(): Promise<ProbeResult> {
    const age = this.#environment.clock.monotonicSeconds() - this.#checkedAtSeconds;
    if (this.#latest && age <= MAX_AGE_SECONDS) return this.#latest;
    return this.#probe();
  }

  async #request(): Promise<ProbeResult> {
    const response = await this.#ask();
    const modelIds = response ? await readModelIds(response).catch(() => null) : null;
    const { clock } = this.#environment;
    this.#checkedAtSeconds = clock.monotonicSeconds();
    this.#latest = { isReachable: response !== null, checkedAt: clock.now(), modelIds: modelIds ?? this.#knownIds() };
    return this.#latest;
  }

  /** A temporarily unavailable endpoint keeps its last list, so that bindings of agents stay valid. */
  #knownIds(): readonly string[] | null {
    return this.#latest?.modelIds ?? null;
  }

  async #ask(): Promise<Response | null> {
    const key = this.#readApiKey();
    const request: RequestInit = {
      headers: { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      // A redirect counts as a response; following it could send the request to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MILLISECONDS),
    };
    return this.#environment.fetch(this.#url, request).catch(() => null);
  }
}
