import { describe, expect, it } from 'vitest';
import { KnownDevices } from '../../../domain/auth/passwords/known-devices.ts';
import type { JwtSecrets } from '../../../domain/foundation/secrets/jwt-secrets.ts';
import { KeyedHash } from '../../../domain/foundation/secrets/keyed-hash.ts';

const devicesOf = (...secrets: JwtSecrets): KnownDevices => new KnownDevices(new KeyedHash(secrets, 'device'));
const devices = devicesOf('s'.repeat(32));
const ADA = { id: 'ada', passwordHash: 'first' };

describe('the device cookie of a browser', () => {
  const kept = devices.issue(ADA, null);
  const [deviceId = '', proof = ''] = kept.split('.');

  it('is an id and its proof, and makes the browser known for the account', () => {
    expect(kept).toMatch(/^[\w-]{43}\.[\w-]{51}$/);
    expect(devices.recognise(kept, ADA)).toBe(deviceId);
    expect(devices.issue(ADA, null).split('.')[0]).not.toBe(deviceId);
  });
  it('keeps its id and gets another proof after a change of the password', () => {
    const next = devices.issue({ ...ADA, passwordHash: 'second' }, kept);
    expect(next.split('.')[0]).toBe(deviceId);
    expect(next).not.toBe(kept);
    expect(devices.recognise(next, { ...ADA, passwordHash: 'second' })).toBe(deviceId);
  });
  it('holds the proofs of four accounts, the last first, under one id', () => {
    const accounts = ['bob', 'cyd', 'dan', 'eve'].map((id) => ({ id, passwordHash: 'x' }));
    let all = kept;
    for (const account of accounts.slice(0, 3)) all = devices.issue(account, all);
    for (const account of [ADA, ...accounts.slice(0, 3)]) expect(devices.recognise(all, account)).toBe(deviceId);
    const again = devices.issue(ADA, all);
    expect(again.length).toBe(all.length);
    const next = devices.issue(accounts[3] ?? ADA, again);
    expect(next).toMatch(/^[\w-]{43}(?:\.[\w-]{51}){4}$/);
    expect([ADA, ...accounts].map((account) => devices.recognise(next, account) === deviceId)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });
  it('holds one proof for each account, wherever its password was changed', () => {
    expect(devices.issue({ ...ADA, passwordHash: 'second' }, kept).split('.')).toHaveLength(2);
  });
  it.each([
    ['with a fifth proof', [deviceId, proof, proof, proof, proof, proof].join('.'), ADA],
    ['of nobody', kept, null],
    ['of somebody else', kept, { ...ADA, id: 'eve' }],
    ['of an account whose password was changed', kept, { ...ADA, passwordHash: 'second' }],
    ['of an account that lost its password', kept, { ...ADA, passwordHash: null }],
    ['without its proof', `${deviceId}.`, ADA],
    ['with a longer proof', `${kept}A`, ADA],
    ['with something before it', `x${kept}`, ADA],
    ['with a forged proof', `${deviceId}.${'A'.repeat(51)}`, ADA],
    ['with another id', `${'A'.repeat(43)}.${proof}`, ADA],
    ['under another secret', devicesOf('t'.repeat(32)).issue(ADA, null), ADA],
    ['that is empty', '', ADA],
    ['that was not sent', null, ADA],
  ])('is ignored %s', (_what, sent, account) => {
    expect(devices.recognise(sent, account)).toBeNull();
  });
  it('signed with the previous secret is accepted, and replaced by one signed with the current secret', () => {
    const both = devicesOf('t'.repeat(32), 's'.repeat(32));
    expect(both.recognise(kept, ADA)).toBe(deviceId);
    const renewed = both.issue(ADA, kept);
    expect(renewed).toMatch(/^[\w-]{43}\.[\w-]{51}$/);
    expect(devicesOf('t'.repeat(32)).recognise(renewed, ADA)).toBe(deviceId);
    expect(devices.recognise(renewed, ADA)).toBeNull();
  });
  it('without an account is ignored even if it was signed without one', () => {
    expect(devices.recognise(devices.issue({ id: '', passwordHash: null }, null), null)).toBeNull();
  });
});
