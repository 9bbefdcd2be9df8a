import { createHash } from 'node:crypto';
import type { ApiResponse } from '../../../protocol/exchange.ts';
import { ensure, requireHeader, requireStatus, requireSuccess } from '../../../protocol/expect.ts';
import { type Check, check, statusesOf } from '../../../scene/check.ts';
import type { Scene } from '../../../scene/scene.ts';
import { claimRun } from '../../../scene/work.ts';
import { callPlainly, dataIn, uploadText } from './calls.ts';

const VERSIONS = 'spec/rules/work.md#artifact-versions';
const CONTENTS = 'spec/rules/work.md#artifact-contents';
/** A text with a letter that has two bytes. */
const TEXT = '# Report\n\nÜber 3 invoices';
const BYTES = Buffer.from(TEXT);
/** The maximum size of a file that a check sends. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A new artifact with the text, and a function that downloads it. */
const newArtifact = async (scene: Scene) => {
  const run = await claimRun(scene);
  const stored = await uploadText(run, TEXT);
  requireStatus(stored, '201');
  const path = { artifact_id: String(dataIn(stored).id) };
  const read = (headers: Readonly<Record<string, string>> = {}): Promise<ApiResponse> =>
    callPlainly(scene.ceo.key, 'getArtifactContent', { path, headers });
  return { run, stored, read };
};

const countsVersions = async (scene: Scene): Promise<void> => {
  const { run, stored } = await newArtifact(scene);
  const { id, version, size, sha256 } = dataIn(stored);
  ensure(version === 1 && size === BYTES.length, 'the first artifact of a name is version 1 with its size', stored);
  ensure(sha256 === sha256Of(BYTES), 'it has the SHA-256 of the bytes', stored);
  const again = await uploadText(run, TEXT);
  requireStatus(again, '200', 'the same bytes again');
  ensure(dataIn(again).id === id, 'the same bytes are the same artifact', again);
  const other = await uploadText(run, `${TEXT}, 4 of them late`, { 'if-match': stored.headers.etag ?? '' });
  requireStatus(other, '201', 'other bytes');
  ensure(dataIn(other).version === 2, 'other bytes are the next version', other);
};

const isServedSafely = async (scene: Scene): Promise<void> => {
  const { read } = await newArtifact(scene);
  const response = await read();
  requireStatus(response, '200');
  ensure(response.text === TEXT, 'the content is what was sent', response);
  requireHeader(response, 'content-type', 'text/markdown');
  requireHeader(response, 'etag', `"${sha256Of(BYTES)}"`);
  requireHeader(response, 'content-security-policy', 'sandbox');
  requireHeader(response, 'cache-control', 'private, no-cache');
  requireHeader(response, 'x-content-type-options', 'nosniff');
  const disposition = String(response.headers['content-disposition']);
  ensure(/^attachment; filename="report\.txt"/.test(disposition), 'it is an attachment with its name', response);
};

const isServedInParts = async (scene: Scene): Promise<void> => {
  const { read } = await newArtifact(scene);
  const { length } = BYTES;
  const part = await read({ range: 'bytes=2-7' });
  requireStatus(part, '206');
  ensure(part.text === 'Report', 'a range is the bytes from its start to its end', part);
  requireHeader(part, 'content-range', `bytes 2-7/${length}`);
  const end = await read({ range: 'bytes=-8' });
  ensure(end.status === 206 && end.text === 'invoices', 'a range may count from the end', end);
  const ignored: readonly Record<string, string>[] = [
    { range: 'bytes=0-1,4-5' },
    { range: 'bytes=2-7', 'if-range': '"another"' },
  ];
  for (const headers of ignored) {
    const whole = await read(headers);
    requireStatus(whole, '200', JSON.stringify(headers));
    ensure(whole.text === TEXT, 'several ranges, and those of another version, are ignored', whole);
  }
  const outside = await read({ range: `bytes=${length}-` });
  requireStatus(outside, '416/2001', 'behind the end');
  requireHeader(outside, 'content-range', `bytes */${length}`);
};

const refusesFiles = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  const packed = await uploadText(run, 'x', { 'content-encoding': 'gzip' });
  requireStatus(packed, '415/2001', 'a compressed file');
  const path = { namespace: 'work', key: 'max_artifact_bytes' };
  const most = Number(requireSuccess(await scene.ceo.session.call('getSetting', { path })).data.value);
  if (most > MAX_FILE_BYTES) scene.skip('the largest permitted file is too large to be exceeded');
  requireStatus(await uploadText(run, 'x'.repeat(most + 1)), '413/2001', 'a file that is too large');
};

/** Files that runs deliver. */
export const ARTIFACT_CHECKS: readonly Check[] = [
  check('the same bytes are one artifact', VERSIONS, countsVersions, statusesOf('putArtifact', 200)),
  check('an artifact is served as it was sent, and harmlessly', CONTENTS, isServedSafely),
  check('a range of an artifact is served', CONTENTS, isServedInParts, statusesOf('getArtifactContent', 206, 416)),
  check(
    'a file that is too large or compressed is refused',
    'spec/rules/work.md#artifact-limits',
    refusesFiles,
    statusesOf('putArtifact', 413, 415),
  ),
];
