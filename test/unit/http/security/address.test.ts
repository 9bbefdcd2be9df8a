import { describe, expect, it } from 'vitest';
import { createAddressOf, limitSubjectOf, networksOf } from '../../../../handlers/http/contracts/address.ts';
import { watchProxies } from '../../../../handlers/http/contracts/untrusted-proxies.ts';
import { requestOf } from '../../../support/builders/contexts.ts';

const asked = (trusted: readonly string[], peer: string | undefined, forwarded?: string): string =>
  createAddressOf(trusted)({
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as never);

describe('the address of a request', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::FFFF:10.0.0.1', '10.0.0.1'],
    ['::ffff:0a00:0001', '10.0.0.1'],
    ['0:0:0:0:0:ffff:192.168.100.200', '192.168.100.200'],
    ['2001:db8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['64:ff9b::ffff:10.0.0.1', '64:ff9b::ffff:10.0.0.1'],
    [undefined, ''],
  ])('is the peer %j as %j', (peer, address) => {
    expect(asked([], peer)).toBe(address);
    expect(asked([], peer, '1.2.3.4')).toBe(address);
    expect(asked(['172.16.0.9'], peer, '1.2.3.4')).toBe(address);
  });

  it.each<[string, readonly string[], string, string | undefined, string]>([
    ['the last that is not a proxy', ['10.0.0.1'], '10.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['before a second proxy', ['10.0.0.1', '10.0.0.2'], '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
    ['before a range of proxies', ['10.0.0.0/8'], '10.9.9.9', '1.1.1.1,10.1.1.1,10.2.2.2', '1.1.1.1'],
    ['outside of a small range', ['10.0.0.0/24'], '10.0.0.1', '10.0.1.1', '10.0.1.1'],
    ['the peer where the header is missing', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
    ['the peer where all are proxies', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.1'],
    ['the peer where none is an address', ['10.0.0.1'], '10.0.0.1', 'unknown, , a.example', '10.0.0.1'],
    ['past a malformed address', ['10.0.0.1'], '10.0.0.1', '1.1.1.1, unknown', '1.1.1.1'],
    ['of a mapped peer', ['10.0.0.1'], '::ffff:10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['mapped itself', ['10.0.0.1'], '10.0.0.1', '::ffff:1.1.1.1', '1.1.1.1'],
    ['of IPv6', ['2001:db8::1'], '2001:db8::1', '2001:db8::2', '2001:db8::2'],
    ['of an IPv6 range', ['2001:db8::/32'], '2001:db8:1::1', '1.1.1.1, 2001:db8:2::2', '1.1.1.1'],
  ])('through a trusted proxy is that of the header: %s', (_what, trusted, peer, forwarded, address) => {
    expect(asked(trusted, peer, forwarded)).toBe(address);
  });

  it('is the peer if the peer is not a trusted proxy, whatever the header says', () => {
    expect(asked(['10.0.0.1'], '10.0.0.2', '1.1.1.1')).toBe('10.0.0.2');
    expect(asked(['2001:db8::/32'], '2001:db9::1', '1.1.1.1')).toBe('2001:db9::1');
  });
});

describe('the part of an address that limits count', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['', ''],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::1', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::1:2:3:4:5:6', '0:0:1:2::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%a-zone-with-a-rather-long-name', 'fe80:0:0:0::/64'],
  ])('%j counts as %j', (address, subject) => {
    expect(limitSubjectOf(address)).toBe(subject);
  });
});

describe('a request from this machine itself', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['127.0.0.1', {}, true],
    ['127.9.9.9', {}, true],
    ['::1', {}, true],
    ['10.0.0.1', {}, false],
    ['2001:db8::1', {}, false],
    ['', {}, false],
    ['127.0.0.1', { forwarded: 'for=1.2.3.4' }, false],
    ['127.0.0.1', { 'x-real-ip': '' }, false],
    ['127.0.0.1', { 'x-forwarded-prefix': '/' }, false],
    ['127.0.0.1', { 'x-forward': '1.2.3.4' }, true],
  ])('from %j with %j is %j', (address, headers, isFromHere) => {
    expect(requestOf({ address, headers }).isLocal).toBe(isFromHere);
  });
});

describe('the networks around an address', () => {
  it.each([
    ['203.0.113.1', []],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:db8:1:12ff::1', ['2001:db8:1:1200::/56', '2001:db8:1::/48']],
    ['2001:db8:1:ff00::1', ['2001:db8:1:ff00::/56', '2001:db8:1::/48']],
  ])('of %s', (address, networks) => {
    expect(networksOf(limitSubjectOf(address))).toEqual(networks);
  });
});

describe('a proxy that TRUST_PROXY does not list', () => {
  it.each<[string, Record<string, string>, string, readonly string[]]>([
    ['is reported by X-Forwarded-For', { 'x-forwarded-for': '203.0.113.9' }, '10.0.0.1', ['10.0.0.1']],
    ['is reported by Forwarded', { forwarded: 'for=203.0.113.9' }, '::ffff:10.0.0.1', ['10.0.0.1']],
    ['is not reported if it is trusted', { forwarded: 'for=203.0.113.9' }, '10.0.0.2', []],
    ['is not reported without such a header', {}, '10.0.0.1', []],
  ])('%s', (_, headers, remoteAddress, reported) => {
    const found: string[] = [];
    const watch = watchProxies(['10.0.0.2'], (address) => found.push(address));
    watch({ headers, socket: { remoteAddress } } as never);
    expect(found).toEqual(reported);
  });
});
