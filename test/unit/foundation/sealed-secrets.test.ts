import { describe, expect, it } from 'vitest';
import { SealedSecrets } from '../../../domain/foundation/secrets/sealed-secrets.ts';

const JWT_SECRET = 'a secret of at least thirty-two characters';
const PLACE = 'connections/c1/secret';
const sealed = new SealedSecrets([JWT_SECRET]);

describe('a sealed secret', () => {
  it.each(['', 'x', 'whsec_EXAMPLE', 'ü 🙂\n', 'x'.repeat(10_000)])('is opened where it was sealed: %j', (secret) => {
    const text = sealed.seal(secret, PLACE);
    expect(text).not.toContain(secret === '' || secret === 'x' ? '\0' : secret);
    expect(new SealedSecrets([JWT_SECRET]).open(text, PLACE)).toBe(secret);
  });

  it('differs each time', () => {
    expect(sealed.seal('x', PLACE)).not.toBe(sealed.seal('x', PLACE));
  });

  it('is not opened with another JWT_SECRET, or in another place', () => {
    const text = sealed.seal('x', PLACE);
    expect(new SealedSecrets([`${JWT_SECRET}!`]).open(text, PLACE)).toBeNull();
    for (const place of ['connections/c2/secret', 'connections/c1/tokens', ''])
      expect(sealed.open(text, place)).toBeNull();
  });

  it('is sealed with the current secret and opened with both', () => {
    const both = new SealedSecrets(['new', JWT_SECRET]);
    const [before, now] = [sealed.seal('x', PLACE), both.seal('x', PLACE)];
    expect([both.open(before, PLACE), both.open(now, PLACE)]).toEqual(['x', 'x']);
    expect([both.isPresent(before, PLACE), both.isPresent(now, PLACE)]).toEqual([false, true]);
    expect([sealed.open(now, PLACE), new SealedSecrets(['new']).open(now, PLACE)]).toEqual([null, 'x']);
    expect(new SealedSecrets(['third', 'new']).open(before, PLACE)).toBeNull();
  });

  it('is not opened after a change of any byte, or truncated', () => {
    const bytes = Buffer.from(sealed.seal('xyz', PLACE), 'base64');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(sealed.open(changed.toString('base64'), PLACE)).toBeNull();
      expect(sealed.open(bytes.subarray(0, index).toString('base64'), PLACE)).toBeNull();
    }
    for (const text of ['', 'AAAA', 'not base64 !']) expect(sealed.open(text, PLACE)).toBeNull();
  });
});
