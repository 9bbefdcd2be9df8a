/** A place in an S3-compatible store. */
export interface S3Location {
  readonly bucket: string;
  /** Empty, or ends with `/`. */
  readonly prefix: string;
  /** The URL of the server; null for Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w.!*'()/-]{0,512}$/;
const REGION = /^[a-z0-9-]{1,32}$/;
const DEFAULT_REGION = 'us-east-1';

const isEndpoint = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.username === '';
};

/** Parses `s3://bucket/prefix?endpoint=<url>&region=<name>`; null for any other text. */
export const parseS3Url = (text: string): S3Location | null => {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 's3:' || url.username !== '' || url.port !== '' || url.hash !== '') return null;
  const { endpoint = null, region = DEFAULT_REGION, ...rest } = Object.fromEntries(url.searchParams);
  const folder = url.pathname
    .split('/')
    .filter((name) => name !== '')
    .join('/');
  const isValid =
    BUCKET.test(url.hostname) &&
    PREFIX.test(folder) &&
    (endpoint === null || isEndpoint(endpoint)) &&
    REGION.test(region) &&
    Object.keys(rest).length === 0;
  return isValid ? { bucket: url.hostname, prefix: folder === '' ? '' : `${folder}/`, endpoint, region } : null;
};
