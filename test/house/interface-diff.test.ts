import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verdictOf } from '../../scripts/check-verdict.ts';
import { findBreaks } from '../../scripts/diff-interface-rules.ts';
import { compareVersions } from '../../scripts/released.ts';
import type { Body } from '../support/client/client.ts';

const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');

/** What the comparison says after one change of the present document. */
const breaksAfter = (change: (document: Body) => void): string[] => {
  const changed = JSON.parse(text);
  change(changed);
  return findBreaks(JSON.parse(text), changed);
};
const LOGIN = '/api/v1/auth/login';

describe('the comparison with the last release', () => {
  it('finds nothing in the same document, nor in one with more', () => {
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
    ['a status removed', (document) => delete document.paths[LOGIN].post.responses['409'], 'login 409: removed'],
    [
      'other callers',
      (document) => {
        document.paths['/api/v1/users'].get['x-access'] = 'lead';
      },
      'listUsers: other callers may use it',
    ],
    [
      'a field of an answer removed',
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
      'must_change_password: type is boolean or null now',
    ],
  ])('finds %s', (_name, change, finding) => {
    expect(breaksAfter(change)).toContainEqual(expect.stringContaining(finding));
  });
});

describe('the gate before a release', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'released-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const gate = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/diff-interface.ts', folder], {
      encoding: 'utf8',
    });
    return { stdout, stderr, verdict: verdictOf(status, stdout) };
  };

  it('is skipped, neither passed nor failed, while nothing has been released', () => {
    expect(gate()).toEqual({
      verdict: 'skipped',
      stdout: 'skipped: no baseline, because nothing has been released yet\n',
      stderr: '',
    });
  });
  it('passes when nothing was taken away since the release', () => {
    writeFileSync(join(folder, '0.9.4.json'), text);
    expect(gate()).toMatchObject({ verdict: 'passed', stdout: expect.stringMatching(/^0 removed or narrowed since/) });
  });
  it('fails when something was, and names it', () => {
    const document = JSON.parse(text);
    document.paths['/api/v1/gone'] = { get: { operationId: 'getGone', responses: {} } };
    writeFileSync(join(folder, '0.9.4.json'), JSON.stringify(document));
    expect(gate()).toMatchObject({ verdict: 'failed', stderr: expect.stringContaining('getGone: removed') });
  });
  it('looks at the newest document', () => {
    const versions = ['1.0.0', '0.10.0', '1.0.0-rc.10', '0.9.4', '1.0.0-rc.2'];
    expect(versions.sort(compareVersions)).toEqual(['0.9.4', '0.10.0', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0']);
  });
});
