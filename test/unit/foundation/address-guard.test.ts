import { describe, expect, it } from 'vitest';
import { AddressGuard, AddressRefused, NameNotFound } from '../../../domain/foundation/outbound/address-guard.ts';
import type { Resolve } from '../../../domain/foundation/outbound/name-resolution.ts';

const v4 = (address: string) => ({ address, family: 4 });
const v6 = (address: string) => ({ address, family: 6 });
const names =
  (...addresses: ReturnType<typeof v4>[]): Resolve =>
  async () =>
    addresses;
const guard = (resolve: Resolve = names(), mayBePrivate = false) => new AddressGuard(mayBePrivate, resolve);
const outcomeOf = (url: string, resolve?: Resolve, mayBePrivate?: boolean): Promise<unknown> =>
  guard(resolve, mayBePrivate)
    .addressesOf(new URL(url))
    .then(
      (found) => found.map(({ address }) => address),
      (error) => error.constructor,
    );

/** Special addresses, in every way in which an address can be written. */
const SPECIAL = [
  ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '169.254.169.254', '169.254.0.1'],
  ...['0.0.0.0', '0.1.2.3', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
  ...['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
  ...['2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '169.254.43518', '0x0a.1', '10.1', '012.0.0.1'],
  ...[
    '[::]',
    '[fd00::1]',
    '[fc00::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[100::1]',
    '[2001:db8::1]',
    '[3fff::1]',
  ],
  ...['[::ffff:10.0.0.1]', '[::ffff:a9fe:a9fe]', '[0:0:0:0:0:ffff:7f00:1234]', '[::10.0.0.1]', '[::ffff:0:10.0.0.1]'],
  ...['[64:ff9b::10.0.0.1]', '[64:ff9b::8.8.8.8]', '[64:ff9b:1::1]', '[2002:a00:1::]', '[2001:0:a00:1::]', '[5f00::1]'],
  ...['[fd00:ec2::254]', '169.254.169.254.', '168.63.129.16', '[::ffff:168.63.129.16]'],
];
/** Loopback addresses. */
const LOOPBACK = [
  '127.0.0.1',
  '127.9.9.9',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
];

describe('an address from a user', () => {
  it.each(SPECIAL)('%s is refused', async (host) => {
    const fault = guard().errorOf(`https://${host}/`);
    if (host.includes('7f00')) expect(fault).toBe('must not be a loopback address');
    else expect(fault).toBe('must not be a private, link-local or otherwise special address');
    expect(guard(names(), true).errorOf(`https://${host}/`)).toBeNull();
  });
  it.each([...LOOPBACK, 'localhost'])('%s is allowed only with the setting, and then with http too', async (host) => {
    for (const url of [`http://${host}:8080/hook`, `https://${host}/`]) {
      expect(guard().errorOf(url)).toBe('must not be a loopback address');
      expect(await outcomeOf(url)).toBe(AddressRefused);
      expect(guard(names(), true).errorOf(url)).toBeNull();
      expect(await outcomeOf(url, names(v4('127.0.0.1')), true)).toHaveLength(1);
    }
  });
  it('is never a port that the server listens on, by any name or address of the machine', async () => {
    const own = new AddressGuard(true, names(v4('127.0.0.1')));
    own.refusePort(3001);
    for (const url of [
      'http://127.0.0.1:3001/',
      'http://localhost:3001/x',
      'https://[::1]:3001/',
      'https://0.0.0.0:3001/',
    ])
      expect(own.errorOf(url)).toBe('must not be an address of this server');
    await expect(own.addressesOf(new URL('https://a.example:3001/'))).rejects.toThrow(AddressRefused);
    expect(own.errorOf('http://127.0.0.1:3002/')).toBeNull();
    expect(own.errorOf('https://10.0.0.1:3001/')).toBeNull();
    expect(await own.addressesOf(new URL('https://a.example:3002/'))).toHaveLength(1);
  });
  it.each(['8.8.8.8', '[2606:4700::1111]', '172.32.0.1', '100.128.0.1', '11.0.0.1', '134744072'])(
    '%s is public',
    (host) => expect(guard().errorOf(`https://${host}/`)).toBeNull(),
  );
  it('neither the setting nor a name allows plain http beyond the machine', () => {
    for (const host of ['8.8.8.8', '10.0.0.1', 'example.com', 'localhost.', 'localhost.example.com', '[fd00::1]'])
      expect(guard(names(), true).errorOf(`http://${host}/`)).toBe('must be https, or http to a loopback address');
  });
  it('other protocols, credentials and invalid URLs are refused', () => {
    for (const url of ['ftp://example.com', 'file:///etc/passwd', 'example.com', '', 'https://', 'javascript:1', '//x'])
      expect(guard().errorOf(url)).toBe('must be an https URL');
    for (const url of [
      'https://a@example.com',
      'https://a:b@example.com',
      'https://:b@127.0.0.1',
      'http://a@localhost',
    ])
      expect(guard().errorOf(url)).toBe('must not hold credentials');
    // Here the host is what follows the @.
    expect(guard().errorOf('https://example.com@10.0.0.1/')).not.toBeNull();
    expect(guard().errorOf('https://example.com\\@10.0.0.1/')).toBeNull();
  });
});

describe('the addresses of a name', () => {
  it.each([...SPECIAL.filter((host) => /^[\d.]+$/.test(host) && host.split('.').length === 4), '127.0.0.1'])(
    '%s is refused, as the only address and among public ones',
    async (address) => {
      expect(await outcomeOf('https://a.example/', names(v4(address)))).toBe(AddressRefused);
      expect(await outcomeOf('https://a.example/', names(v4('8.8.8.8'), v4(address)))).toBe(AddressRefused);
      expect(await outcomeOf('https://a.example/', names(v4(address), v4('8.8.8.8')))).toBe(AddressRefused);
      expect(await outcomeOf('https://a.example/', names(v4(address)), true)).toEqual([address]);
    },
  );
  it.each(['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '::7f00:1'])(
    '%s is refused',
    async (address) => {
      expect(await outcomeOf('https://a.example/', names(v6('2606:4700::1'), v6(address)))).toBe(AddressRefused);
    },
  );
  it('public addresses are passed on, in their order', async () => {
    const found = names(v4('8.8.8.8'), v6('2606:4700::1'));
    expect(await outcomeOf('https://a.example/', found)).toEqual(['8.8.8.8', '2606:4700::1']);
  });
  it('localhost must be the machine itself; with a dot at its end it is an ordinary name', async () => {
    expect(await outcomeOf('http://localhost/', names(v4('127.0.0.1'), v6('::1')), true)).toHaveLength(2);
    expect(await outcomeOf('http://localhost/', names(v4('10.0.0.1')), true)).toBe(AddressRefused);
    expect(await outcomeOf('http://localhost/', names(v4('127.0.0.1'), v4('8.8.8.8')), true)).toBe(AddressRefused);
    expect(await outcomeOf('https://localhost./', names(v4('127.0.0.1')))).toBe(AddressRefused);
  });
  it('a name without an address, or without a response, is not found', async () => {
    expect(await outcomeOf('https://a.example/', names())).toBe(NameNotFound);
    expect(await outcomeOf('https://a.example/', () => Promise.reject(new Error('SERVFAIL')))).toBe(NameNotFound);
  });
  it('an IP address is not resolved', async () => {
    const never: Resolve = () => Promise.reject(new Error('asked'));
    expect(await outcomeOf('https://8.8.8.8/', never)).toEqual(['8.8.8.8']);
  });
});
