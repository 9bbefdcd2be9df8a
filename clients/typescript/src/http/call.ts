import { type ApiResponse, type Payload, unwrap } from './unwrap.ts';

/** The content of a response together with the response itself. */
export interface Received<Body> {
  readonly data: Payload<Body>;
  /** The ETag, to be sent as `If-Match` of a change; null without one. */
  readonly etag: string | null;
  /** Its status and headers; its body was read. */
  readonly response: Response;
}

/**
 * A request that was sent. It is a promise of the content of the response, and rejects like `unwrap`; `received` also gives
 * the headers, and `settled` the response or the error without rejecting.
 */
export class Call<Body> implements Promise<Payload<Body>> {
  readonly [Symbol.toStringTag] = 'Call';
  readonly #response: Promise<ApiResponse<Body>>;

  constructor(response: Promise<ApiResponse<Body>>) {
    this.#response = response;
  }

  /** The content with the response. Rejects like the call. */
  async received(): Promise<Received<Body>> {
    const { response } = await this.#response;
    return { data: await unwrap(this.#response), etag: response.headers.get('etag'), response };
  }

  /** `data` or `error`, as of a call by path. Rejects only without a response of the platform. */
  settled(): Promise<ApiResponse<Body>> {
    return this.#response;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise; an error is reported where the result is used.
  then<Result = Payload<Body>, Failed = never>(
    onDone?: ((data: Payload<Body>) => Result | PromiseLike<Result>) | null,
    onFailed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Result | Failed> {
    return unwrap(this.#response).then(onDone, onFailed);
  }

  catch<Failed = never>(
    onFailed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Payload<Body> | Failed> {
    return this.then(null, onFailed);
  }

  finally(onEnd?: (() => void) | null): Promise<Payload<Body>> {
    return unwrap(this.#response).finally(onEnd);
  }
}
