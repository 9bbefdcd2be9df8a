import type { Clock } from '../foundation/kernel/clock.ts';
import { trimEndMatching } from '../foundation/kernel/text/text.ts';

/** What asking an endpoint showed. `modelIds` is null unless the endpoint gave a readable list. */
export interface ProbeResult {
  readonly isReachable: boolean;
  readonly checkedAt: Date;
  readonly modelIds: readonly string[] | null;
}

/** What a probe works with; injected, so that tests move time and answer requests themselves. */
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
 * Asks one OpenAI-compatible endpoint whether it is there and what models it lists: `GET {base_url}/models` within 2 s. Any HTTP
 * answer counts as reachable (spec/rules/organisation.md#reachability). Address and key stay inside; results are kept for 30 s, and
 * callers that come while a request is under way share it.
 */
export class EndpointProbe {
  readonly #url: string;
  readonly #readApiKey: () => string | null;
  readonly #environment: ProbeEnvironment;
  #latest: ProbeResult | null = null;
  #checkedAtSeconds = Number.NEGATIVE_INFINITY;
  #underWay: Promise<ProbeResult> | null = null;

  constructor(baseUrl: string, readApiKey: () => string | null, environment: ProbeEnvironment) {
    this.#url = `${trimEndMatching(baseUrl, /\//)}/models`;
    this.#readApiKey = readApiKey;
    this.#environment = environment;
  }

  /** The last result, however old; null before the first probe. */
  get latest(): ProbeResult | null {
    return this.#latest;
  }

  /** A result at most 30 s old. Never rejects: an endpoint that does not answer is not reachable. */
  async current(): Promise<ProbeResult> {
    const age = this.#environment.clock.monotonicSeconds() - this.#checkedAtSeconds;
    if (this.#latest && age <= MAX_AGE_SECONDS) return this.#latest;
    this.#underWay ??= this.#probe().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #probe(): Promise<ProbeResult> {
    const response = await this.#ask();
    const modelIds = response ? await readModelIds(response).catch(() => null) : null;
    const { clock } = this.#environment;
    this.#checkedAtSeconds = clock.monotonicSeconds();
    this.#latest = { isReachable: response !== null, checkedAt: clock.now(), modelIds: modelIds ?? this.#knownIds() };
    return this.#latest;
  }

  /** An endpoint that is away for a while keeps the list it gave before, so that agents bound to it stay valid. */
  #knownIds(): readonly string[] | null {
    return this.#latest?.modelIds ?? null;
  }

  async #ask(): Promise<Response | null> {
    const key = this.#readApiKey();
    const request: RequestInit = {
      headers: { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      // A redirect is an answer too; following it could carry the request to a place nobody configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MILLISECONDS),
    };
    return this.#environment.fetch(this.#url, request).catch(() => null);
  }
}
