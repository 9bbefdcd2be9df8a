import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../../../../domain/foundation/errors/errors.ts';
import { type AllowedHosts, Hosts } from '../../../../handlers/http/contracts/hosts.ts';
import { requestOf } from '../../../support/builders/contexts.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const LISTED = ['api.example.com', 'other.example.com:8443', 'plain.example.com:443', 'not a host'];
const NOT_OURS = new RequestInvalid(
  'header /host: is not a host of this server; BASE_URL sets its host, ALLOWED_HOSTS further ones',
);

const scene = (allowed: AllowedHosts = LISTED, base = 'https://org.example.com') => {
  const clock = new ManualClock();
  const lines: [string, number][] = [];
  const hosts = new Hosts(base, allowed, clock, (...line) => lines.push(line));
  const ask =
    (host: string | undefined, url = '/', rawHeaders: readonly string[] = []) =>
    () =>
      hosts.require(requestOf({ url, headers: host === undefined ? {} : { host }, rawHeaders }));
  return { clock, lines, hosts, ask };
};

describe('the Host of a request', () => {
  it.each([
    undefined,
    'org.example.com',
    'org.example.com:443',
    'ORG.Example.com',
    'localhost',
    'LOCALHOST:1',
    'localhost.',
    '127.0.0.1',
    '127.255.255.254:9',
    '[::1]',
    '[::1]:3001',
    '[::ffff:127.0.0.1]',
    'api.example.com',
    'api.example.com:1234',
    'other.example.com:8443',
    'plain.example.com',
  ])('%s is one of this server', (host) => {
    const { ask, lines } = scene();
    expect(ask(host)).not.toThrow();
    expect(lines).toEqual([]);
  });

  it.each([
    'evil.example',
    '',
    'org.example.com:444',
    'org.example.com.evil.example',
    'xorg.example.com',
    'localhost.evil.example',
    'xapi.example.com',
    'other.example.com',
    'other.example.com:8444',
    'plain.example.com:8443',
    '126.255.255.255',
    '128.0.0.1',
    '0.0.0.0',
    '[::2]',
    '[::]',
    '[::ffff:128.0.0.1]',
    'org.example.com@evil.example',
    'evil.example@org.example.com',
    'org.example.com/',
    '/org.example.com',
    'org.example.com#',
    ' org.example.com',
    'org.example.com ',
    'org.example.com:99999',
    'org.example.com:x',
    'lócalhost',
    ':',
  ])('%j is refused and logged', (host) => {
    const { ask, lines } = scene();
    expect(ask(host)).toThrow(NOT_OURS);
    expect(lines).toEqual([[host, 1]]);
  });

  it('of plain http has the default port 80', () => {
    const { ask } = scene([], 'http://org.example.com');
    expect(ask('org.example.com:80')).not.toThrow();
    expect(ask('org.example.com:443')).toThrow(NOT_OURS);
  });

  it('is arbitrary if every host is accepted', () => {
    const { ask } = scene('*');
    for (const host of ['evil.example', '', 'a b']) expect(ask(host)).not.toThrow();
  });

  it.each(['/api/v1/healthz', '/api/v1/readyz', '/api/v1/metrics'])('does not matter to %s', (path) => {
    expect(scene().ask('evil.example', path)).not.toThrow();
    expect(scene().ask('evil.example', `${path}/`)).not.toThrow();
    expect(scene().ask('evil.example', `${path}/x`)).toThrow(NOT_OURS);
  });

  it.each(['/', '/api/v1/healthz'])('appears once, also for %s', (path) => {
    const { ask } = scene();
    const twice = new RequestInvalid('header /host: must be given once');
    expect(ask('localhost', path, ['Host', 'localhost', 'hOST', 'localhost'])).toThrow(twice);
    expect(ask('localhost', path, ['Host', 'a', 'Accept', '*/*', 'host', 'a'])).toThrow(twice);
    expect(ask('localhost', path, ['Host', 'host', 'Date', 'host', 'Hosts', 'x'])).not.toThrow();
    expect(ask('localhost', path, ['hosT', 'localhost'])).not.toThrow();
  });

  it.each([
    ['http://evil.example/', false],
    ['https://evil.example', false],
    ['HTTP://evil.example?x', false],
    ['http://evil.example#x', false],
    ['http://', false],
    ['http:///localhost', false],
    ['http://localhost/', true],
    ['https://api.example.com:9/x?y', true],
    ['/http://evil.example/', true],
    ['/?http://evil.example/', true],
    ['ftp://evil.example/', true],
  ])('is also that of the target %s: accepted %j', (target, isAccepted) => {
    const { ask } = scene();
    if (isAccepted) expect(ask('localhost', target)).not.toThrow();
    else expect(ask('localhost', target)).toThrow(NOT_OURS);
  });

  it('may be missing, but then the target is checked too', () => {
    const { ask, lines } = scene();
    expect(ask(undefined, 'http://localhost/')).not.toThrow();
    expect(ask(undefined, 'http://evil.example/')).toThrow(NOT_OURS);
    expect(lines).toEqual([['evil.example', 1]]);
  });

  it('may be missing if there is a target', () => {
    const hosts = new Hosts('http://localhost', [], new ManualClock(), () => {});
    expect(() => hosts.require({ req: { headers: {}, rawHeaders: [] }, pathname: '/' } as never)).not.toThrow();
  });
});

describe('a page of this server', () => {
  it.each([
    ['https://org.example.com', true],
    ['https://api.example.com', true],
    ['https://api.example.com:8443', true],
    ['https://localhost:5173', true],
    ['http://org.example.com', false],
    ['https://org.example.com/', false],
    ['https://ORG.example.com', false],
    ['https://evil.example', false],
    ['null', false],
    ['', false],
    ['https://org.example.com:443', false],
  ])('%s: %j', (origin, isOwn) => {
    expect(scene().hosts.isOwn(origin, 'evil.example')).toBe(isOwn);
  });

  it.each([
    ['http://any.example', 'any.example', true],
    ['http://any.example', 'ANY.example', true],
    ['http://any.example:81', 'any.example:81', true],
    ['http://any.example', 'other.example', false],
    ['http://any.example', undefined, false],
    ['http://localhost', 'other.example', true],
    ['http://localhost', undefined, true],
    ['https://any.example', 'any.example', false],
  ])('is that of the request if every host is accepted: %s for %s: %j', (origin, own, isOwn) => {
    expect(scene('*', 'http://localhost').hosts.isOwn(origin, own)).toBe(isOwn);
  });
});

describe('the log of refused hosts', () => {
  it('has the last one, truncated, and the number, at most once a minute', () => {
    const { clock, lines, ask } = scene();
    expect(ask('a'.repeat(300))).toThrow(NOT_OURS);
    expect(lines).toEqual([['a'.repeat(256), 1]]);
    expect(ask('b.example')).toThrow(NOT_OURS);
    clock.advance(59.999);
    expect(ask('c.example')).toThrow(NOT_OURS);
    expect(lines).toHaveLength(1);
    clock.advance(0.001);
    expect(ask('d.example')).toThrow(NOT_OURS);
    expect(lines.slice(1)).toEqual([['d.example', 3]]);
    clock.advance(60);
    expect(ask('e.example')).toThrow(NOT_OURS);
    expect(lines.slice(2)).toEqual([['e.example', 1]]);
  });
});
