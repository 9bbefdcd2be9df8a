import { Readable } from 'node:stream';
import { DomainError } from '../../../foundation/errors/domain-error.ts';
import { ServiceUnavailable } from '../../../foundation/errors/errors.ts';
import type { ArtifactStore } from './artifact-store.ts';
import type { ByteRange } from './byte-range.ts';
import { equalPieces } from './pieces.ts';
import type { S3Location } from './s3-location.ts';

/** The smallest part of an upload that S3 allows; an upload holds one part in memory. */
const PART_BYTES = 5 * 1_048_576;
const CONNECT_MS = 5_000;
/** The time limit for the response to one part or one read. */
const RESPONSE_MS = 60_000;

/** The official client. It is large, so it is loaded when the first content is stored or read. */
const openClient = async ({ endpoint, region }: S3Location) => {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new sdk.S3Client({
    region,
    // Compatible servers have one address for all buckets, and some do not know the newer checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: RESPONSE_MS },
  });
  return { sdk, client, Upload };
};

/** Errors of the pieces are not changed. Errors of the store become ServiceUnavailable for the caller; the log has the cause. */
const translated = (error: unknown): unknown =>
  error instanceof DomainError ? error : new ServiceUnavailable('The artifact store is unavailable', { cause: error });

/** Stores contents as objects of an S3-compatible store. Credentials come from the environment of the client (`AWS_*`). */
export class S3Store implements ArtifactStore {
  readonly name = 's3';
  readonly #location: S3Location;
  #opened: ReturnType<typeof openClient> | null = null;

  constructor(location: S3Location) {
    this.#location = location;
  }

  async write(id: string, pieces: AsyncIterable<Buffer>): Promise<void> {
    try {
      const { client, Upload } = await this.#open();
      const body = Readable.from(pieces, { objectMode: false });
      await new Upload({
        client,
        params: { ...this.#object(id), Body: body },
        partSize: PART_BYTES,
        queueSize: 1,
      }).done();
    } catch (error) {
      throw translated(error);
    }
  }

  async *read(id: string, { first, last }: ByteRange): AsyncGenerator<Buffer> {
    try {
      const { client, sdk } = await this.#open();
      const wanted = { ...this.#object(id), Range: `bytes=${first}-${last}` };
      const { Body: body } = await client.send(new sdk.GetObjectCommand(wanted));
      if (!(body instanceof Readable)) throw new Error('the client returned no stream');
      yield* equalPieces(body);
    } catch (error) {
      throw translated(error);
    }
  }

  /** Also aborts the multipart uploads of crashed processes, whose parts use space without being an object. */
  async delete(id: string): Promise<void> {
    const { client, sdk } = await this.#open();
    const { Bucket, Key } = this.#object(id);
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: Key }));
    for (const { UploadId } of Uploads)
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  }

  /** Closes the connections. */
  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    opened?.client.destroy();
  }

  #open(): ReturnType<typeof openClient> {
    this.#opened ??= openClient(this.#location);
    return this.#opened;
  }

  #object(id: string): { readonly Bucket: string; readonly Key: string } {
    const { bucket, prefix } = this.#location;
    return { Bucket: bucket, Key: prefix + id };
  }
}
