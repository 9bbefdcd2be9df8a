import { describe, expect, it } from 'vitest';
import { CredentialLookups } from '../../../domain/auth/credentials/credential-lookups.ts';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';

const MOST = 256;
const BUSY = {
  detail: 'Too many requests with this credential or from this address at the same time; send fewer in parallel',
  retryAfterSeconds: 1,
};

/** Look-ups that end when the test says so. */
const scene = () => {
  const lookUps = new CredentialLookups();
  const ends: (() => void)[] = [];
  const run = (subject: string): Promise<unknown> =>
    lookUps.run(subject, () => new Promise<void>((resolve) => ends.push(resolve)));
  const endAll = (): void => {
    for (const end of ends.splice(0)) end();
  };
  return { lookUps, ends, run, endAll };
};

describe('look-ups of credentials', () => {
  it('8001: the 257th of one subject; other subjects have their own 256', async () => {
    const { run, endAll } = scene();
    const first = Array.from({ length: MOST }, () => run('address:203.0.113.1'));
    const refused = await run('address:203.0.113.1').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServiceUnavailable);
    expect(refused).toMatchObject(BUSY);
    const others = [run('session:a'), run('address:203.0.113.2')];
    endAll();
    expect(await Promise.all([...first, ...others])).toHaveLength(MOST + 2);
  });

  it('one that ends, also by a failure, frees its place', async () => {
    const { lookUps, ends, run, endAll } = scene();
    const all = Array.from({ length: MOST - 1 }, () => run('a'));
    await expect(lookUps.run('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    all.push(run('a'));
    await expect(run('a')).rejects.toMatchObject(BUSY);
    ends[0]?.();
    await all[0];
    all.push(run('a'));
    endAll();
    await Promise.all(all);
  });

  it('with an API key count for the address until the database has confirmed the key, and then for the key', () => {
    const { lookUps } = scene();
    expect(lookUps.subjectOfKey('hash', '203.0.113.1')).toBe('address:203.0.113.1');
    lookUps.note('hash', true);
    expect(lookUps.subjectOfKey('hash', '203.0.113.1')).toBe('key:hash');
    expect(lookUps.subjectOfKey('another', '203.0.113.1')).toBe('address:203.0.113.1');
    lookUps.note('hash', false);
    expect(lookUps.subjectOfKey('hash', '203.0.113.1')).toBe('address:203.0.113.1');
  });

  it('remember 10 000 keys and drop the one that was used longest ago', () => {
    const { lookUps } = scene();
    for (let index = 0; index < 10_000; index += 1) lookUps.note(`key ${index}`, true);
    lookUps.note('key 0', true);
    expect(lookUps.subjectOfKey('key 1', 'x')).toBe('key:key 1');
    lookUps.note('one more', true);
    expect(lookUps.subjectOfKey('key 0', 'x')).toBe('key:key 0');
    expect(lookUps.subjectOfKey('key 1', 'x')).toBe('address:x');
  });
});
