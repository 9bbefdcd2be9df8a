import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isSigned } from '../../../domain/connections/webhooks/signature.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const LARGE = Buffer.from(`{"a":"${'x'.repeat(1_048_000)}"}`);
const AT = 1_893_456_000;

const timeOf = (work: () => unknown): number => {
  const started = performance.now();
  for (let round = 0; round < 10; round += 1) work();
  return performance.now() - started;
};
const check = (signatures: string | null, body = LARGE): boolean =>
  isSigned({ webhookId: 'msg', timestamp: AT, signatures, body }, SECRET);
const sign = (): string => new Webhook(SECRET).sign('msg', new Date(AT * 1000), LARGE.toString('utf8'));

describe('the signature of a large message', () => {
  it('equals that of the library', () => {
    const right = sign();
    expect([check(right), check(`v1,AAAA ${right}`), check(right.slice(0, -1)), check(right.slice(3))]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(check(right, Buffer.from('{}'))).toBe(false);
  });

  it('costs at most half as much as with the library, because anyone may request it', () => {
    check('v1,AAAA');
    expect(timeOf(() => check('v1,AAAA'))).toBeLessThan(timeOf(sign) / 2);
  });

  it('is not computed when there is nothing to compare it with', () => {
    const made = timeOf(() => check('v1,AAAA'));
    for (const signatures of [null, '', 'v1', 'v2,AAAA V1,AAAA', 'x v1a,AAAA'])
      expect(timeOf(() => check(signatures))).toBeLessThan(made / 3);
  });
});
