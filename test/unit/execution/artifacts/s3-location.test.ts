import { describe, expect, it } from 'vitest';
import { parseS3Url } from '../../../../domain/execution/artifacts/stores/s3-location.ts';

describe('the URL of an S3-compatible store', () => {
  it.each([
    ['s3://files', { bucket: 'files', prefix: '', endpoint: null, region: 'us-east-1' }],
    ['s3://files/', { bucket: 'files', prefix: '', endpoint: null, region: 'us-east-1' }],
    [
      's3://my.files/a/b/?region=eu-west-1',
      { bucket: 'my.files', prefix: 'a/b/', endpoint: null, region: 'eu-west-1' },
    ],
    [
      's3://files/x?endpoint=http://127.0.0.1:9000',
      { bucket: 'files', prefix: 'x/', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' },
    ],
  ])('%s', (url, expected) => {
    expect(parseS3Url(url)).toEqual(expected);
  });

  it.each([
    'files',
    'https://files',
    's3://',
    's3://x',
    's3://user:secret@files',
    's3://files:9000',
    's3://files#x',
    's3://files?key=secret',
    's3://files?endpoint=ftp://x',
    's3://files?endpoint=http://user@x',
    's3://files?region=EU',
    's3://files/a%20b',
  ])('%s is none', (url) => {
    expect(parseS3Url(url)).toBeNull();
  });
});
