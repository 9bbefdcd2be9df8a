import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareVersions } from '../../../domain/foundation/kernel/text/compare-versions.ts';
import { verdictOf } from '../../../scripts/checks/check-verdict.ts';
import { EDITS } from '../../../scripts/external/interface-edits.ts';
import { RARE_EDITS } from '../../../scripts/external/interface-edits-rare.ts';
import { isUnannounced } from '../../../scripts/spec-tools/interface-diff/differences.ts';
import { findBreaks } from '../../../scripts/spec-tools/interface-diff/operations.ts';
import { releasedBefore } from '../../../scripts/spec-tools/interface-diff/released.ts';
import { versionObstacle } from '../../../scripts/spec-tools/interface-diff/versions.ts';
import { interfaceDocument } from '../../support/builders/interface-document.ts';
import type { Body } from '../../support/client/client.ts';

const text = readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8');

const TODAY = '2030-07-01';

/** The result of the comparison after one change of the present document. */
const breaksAfter = (change: (document: Body) => void): string[] => {
  const changed = JSON.parse(text);
  change(changed);
  return findBreaks(JSON.parse(text), changed, TODAY);
};
const LOGIN = '/api/v1/auth/login';

describe('the comparison with the last release', () => {
  it('finds nothing in the same document, nor in one with additions', () => {
    expect(breaksAfter(() => {})).toEqual([]);
    const more = breaksAfter((document) => {
      document.paths['/api/v1/more'] = { get: { operationId: 'getMore', responses: {} } };
      document.components.schemas.UserResponse.properties.nickname = { type: 'string' };
      document.components.schemas.LoginRequest.properties.remember = { type: 'boolean' };
    });
    expect(more).toEqual([]);
  });
  it.each<[string, (document: Body) => void, string]>([
    ['an operation removed', (document) => delete document.paths[LOGIN], 'login: removed'],
    [
      'an operation moved',
      (document) => {
        document.paths['/api/v1/sign-in'] = document.paths[LOGIN];
        delete document.paths[LOGIN];
      },
      `login: moved from POST ${LOGIN} to POST /api/v1/sign-in`,
    ],
    [
      'an error code removed',
      (document) => document.components.schemas.ErrorCode.enum.splice(2, 1),
      'error_code: 1002 removed from a closed list',
    ],
    [
      'an error code added',
      (document) => document.components.schemas.ErrorCode.enum.push(9000),
      '9000 added to a closed list',
    ],
    [
      'an error category removed together with the mark of the closed list',
      (document) => {
        const { ErrorCategory } = document.components.schemas;
        ErrorCategory.enum.pop();
        delete ErrorCategory['x-enum-extensibility'];
      },
      'error_category: "internal" removed from a closed list',
    ],
    ['a status removed', (document) => delete document.paths[LOGIN].post.responses['409'], 'login 409: removed'],
    [
      'other callers',
      (document) => {
        document.paths['/api/v1/users'].get['x-access'] = ['ceo', 'org'];
      },
      'listUsers: not everybody may use it any more who could',
    ],
    [
      'a field of a response removed',
      (document) => delete document.components.schemas.CookieSessionResponse.properties.expires_in,
      'data.expires_in: removed',
    ],
    [
      'a field of a request required',
      (document) => document.components.schemas.CreateApiKeyRequest.required.push('expires_at'),
      'createApiKey body.expires_at: is required now',
    ],
    [
      'a text of a request shorter',
      (document) => {
        document.components.schemas.LoginRequest.properties.username.maxLength = 64;
      },
      'login body.username: smaller maxLength',
    ],
    [
      'a value removed',
      (document) => document.components.schemas.OrgRole.enum.pop(),
      'grantOrgRole body.role: "viewer" removed',
    ],
    [
      'a type changed',
      (document) => {
        document.components.schemas.UserResponse.properties.must_change_password = { type: ['boolean', 'null'] };
      },
      'must_change_password: may be null now',
    ],
  ])('finds %s', (_name, change, finding) => {
    expect(breaksAfter(change)).toContainEqual(expect.stringContaining(finding));
  });
});

describe('an announced removal', () => {
  /** The result when a parameter and a field are removed from a document that had marked both, or neither. */
  const goneAfter = (isMarked: boolean): string[] => {
    const [before, now] = [interfaceDocument(), interfaceDocument()];
    before.paths['/orders'].get.parameters[0].deprecated = isMarked;
    before.components.schemas.Order.properties.total.deprecated = isMarked;
    now.paths['/orders'].get.parameters.shift();
    delete now.components.schemas.Order.properties.total;
    return findBreaks(before, now, TODAY);
  };

  it('is allowed after a release that has marked it, with a higher version', () => {
    const gone = goneAfter(true);
    expect(gone).toContain('listOrders query limit: removed');
    expect(gone).toContain('getOrder 200.total: removed');
    expect(gone.filter(isUnannounced)).toEqual([]);
  });
  it.each([
    ['a first announcement that is too short', undefined, '2030-12-27', true],
    ['a first announcement of half a year', undefined, '2030-12-28', false],
    ['a sunset that comes earlier than was said', '2031-06-01', '2031-05-31', true],
    ['a sunset that comes later', '2031-06-01', '2031-06-02', false],
  ])('needs time: %s', (_what, said, sunset, isTooSoon) => {
    const [before, now] = [interfaceDocument(), interfaceDocument()];
    const announced = (day: string) => ({ since: '2020-01-01', sunset: day });
    if (said !== undefined) before.paths['/orders'].get['x-deprecated'] = announced(said);
    now.paths['/orders'].get['x-deprecated'] = announced(sunset);
    const line = 'listOrders: goes sooner, which was not announced';
    expect(findBreaks(before, now, TODAY).filter(isUnannounced)).toEqual(isTooSoon ? [line] : []);
  });
  it('is allowed at no other time', () => {
    const early = goneAfter(false).filter(isUnannounced);
    expect(early).toContain('listOrders query limit: removed, which was not announced');
    expect(early).toContain('getOrder 200.total: removed, which was not announced');
  });
});

describe('an edit of the document', () => {
  const breaksOf = (change: (document: Body) => unknown): string[] => {
    const changed = interfaceDocument();
    change(changed);
    return findBreaks(interfaceDocument(), changed, TODAY);
  };
  const edits = [...EDITS, ...RARE_EDITS];

  it.each(edits.filter(([, , finding]) => finding !== null))('breaks clients: %s', (_name, change, finding) => {
    expect(breaksOf(change)).toContainEqual(expect.stringContaining(finding ?? ''));
  });
  it.each(edits.filter(([, , finding]) => finding === null))('breaks nobody: %s', (_name, change) => {
    const changed = interfaceDocument();
    change(changed);
    expect(changed).not.toEqual(interfaceDocument());
    expect(findBreaks(interfaceDocument(), changed, TODAY)).toEqual([]);
  });
});

describe('the gate before a release', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'released-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const gate = (...changelog: string[]) => {
    const args = ['scripts/spec-tools/interface-diff/main.ts', folder, ...changelog];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { stdout, stderr, verdict: verdictOf(status, stdout) };
  };

  it('is skipped, neither passed nor failed, while nothing has been released', () => {
    expect(gate()).toEqual({
      verdict: 'skipped',
      stdout: 'skipped: no baseline, because nothing has been released yet\n',
      stderr: '',
    });
  });
  it('fails when an error code was removed, whatever the version is', () => {
    const before = JSON.parse(text);
    before.info.version = '0.9.3';
    before.components.schemas.ErrorCode.enum.push(9000);
    writeFileSync(join(folder, '0.9.3.json'), JSON.stringify(before));
    const { verdict, stderr } = gate();
    expect([verdict, stderr.includes('9000 removed from a closed list')]).toEqual(['failed', true]);
  });
  it('passes when nothing was removed since the release', () => {
    writeFileSync(join(folder, '0.9.4.json'), text);
    expect(gate()).toMatchObject({ verdict: 'passed', stdout: expect.stringMatching(/^0 removed or narrowed since/) });
  });
  /** The present document after a release with one more operation, which that release may have deprecated. */
  const afterRelease = (version: string, sunset?: string): void => {
    const document = JSON.parse(text);
    document.info.version = version;
    const announced = sunset === undefined ? {} : { 'x-deprecated': { since: '2026-01-01', sunset } };
    document.paths['/api/v1/gone'] = { get: { operationId: 'getGone', responses: {}, ...announced } };
    writeFileSync(join(folder, `${version}.json`), JSON.stringify(document));
  };
  const { version } = JSON.parse(text).info;

  it('fails when something was removed, and names it', () => {
    afterRelease(version);
    expect(gate()).toMatchObject({ verdict: 'failed', stderr: expect.stringContaining('getGone: removed') });
  });
  it('passes when the version is higher and the changelog has its section, and not before', () => {
    afterRelease('0.0.1', '2026-07-01');
    const changelog = join(folder, 'CHANGELOG.md');
    writeFileSync(
      changelog,
      `# Changelog\n\n## [Unreleased]\n\n- Towards ${version}.\n\n## [0.0.1] (interface 0.0.1)\n`,
    );
    const lack = `but CHANGELOG.md has no heading of interface ${version}`;
    expect(gate(changelog)).toMatchObject({ verdict: 'failed', stderr: expect.stringContaining(lack) });
    writeFileSync(changelog, `# Changelog\n\n## [Unreleased] (interface ${version})\n`);
    expect(gate(changelog)).toMatchObject({
      verdict: 'passed',
      stdout: expect.stringMatching(/^1 removed or narrowed/),
    });
  });
  it.each([
    ['that nothing announced', undefined],
    ['before its sunset', '9999-01-01'],
  ])('fails for an operation removed %s, whatever the version', (_what, sunset) => {
    afterRelease('0.0.1', sunset);
    const changelog = join(folder, 'CHANGELOG.md');
    writeFileSync(changelog, `# Changelog\n\n## [Unreleased] (interface ${version})\n`);
    expect(gate(changelog)).toMatchObject({
      verdict: 'failed',
      stderr: expect.stringContaining('getGone: removed, which was not announced\n\n1 removed before their time'),
    });
  });
  it.each([
    ['1.0.0', '1.0.0', 'is not higher'],
    ['1.10.0', '1.9.0', 'is not higher'],
    ['1.0.0', '1.0.0-rc.3', 'is not higher'],
    ['1.0.0-rc.2', '1.0.0-rc.10', null],
    ['1.0.0-rc.2', '1.0.0', null],
    ['1.0.0', '1.0.1', 'no heading'],
    ['1.0.0', '1.1', 'no heading'],
    ['1.0.0', '1.1.0', null],
  ])('after %s requires of %s a higher version and a heading with exactly it', (before, now, lack) => {
    const changelog =
      '## [1.1.0] - 2030\n\n## [1.0.10] (interface 1.0.0)\n\n1.0.1\n\n### [1.0.1]\n\n## [2.0.0] (interface 1.0.0-rc.10)\n';
    if (lack === null) expect(versionObstacle(before, now, changelog)).toBeNull();
    else expect(versionObstacle(before, now, changelog)).toContain(lack);
  });
  it('does not take a candidate as the baseline, because everything would pass', () => {
    afterRelease('1.0.0');
    writeFileSync(join(folder, '1.1.0-rc.1.json'), text);
    expect(gate()).toMatchObject({ verdict: 'failed', stderr: expect.stringContaining('getGone: removed') });
  });
  it('lists the changes since the release before, and since a candidate only without a release', () => {
    for (const name of ['0.9.4-rc.1', '0.9.4-rc.2']) writeFileSync(join(folder, `${name}.json`), '{}');
    expect(releasedBefore('0.9.4-rc.1', folder)).toBeNull();
    expect(releasedBefore('1.0.0', folder)).toBe(join(folder, '0.9.4-rc.2.json'));
    for (const name of ['1.0.0', '1.1.0-rc.1', '1.1.0']) writeFileSync(join(folder, `${name}.json`), '{}');
    expect(releasedBefore('1.1.0', folder)).toBe(join(folder, '1.0.0.json'));
  });
  it('reads the newest document', () => {
    const versions = ['1.0.0', '0.10.0', '1.0.0-rc.10', '0.9.4', '1.0.0-rc.2'];
    expect(versions.sort(compareVersions)).toEqual(['0.9.4', '0.10.0', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0']);
  });
});
