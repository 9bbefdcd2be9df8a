import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, record } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const buttons = (): readonly string[] => screen.names('button').filter((name) => name.startsWith('Restore'));

describe('the history of the company', () => {
  const [HEAD] = example('listCompanyVersions', {}, 'short');
  const versions = (...numbers: readonly number[]) => numbers.map((version) => ({ ...HEAD, version }));
  const answers: Answers = {
    listCompanyVersions: ({ path }) => {
      if (path.includes('limit=1')) return listed(example('listCompanyVersions', {}, 'one'));
      const isFirst = path.includes('offset=0');
      const pagination = { offset: 0, limit: 20, total: 3, has_more: isFirst, oldest_version: 1 };
      const data = isFirst ? versions(3, 2) : versions(1);
      return Response.json({ data, pagination, degraded_sources: [], error: null, error_detail: null, success: true });
    },
    getCompanySettings: () => record(example('getCompanySettings'), '"settings"'),
  };

  it('is listed page by page, and restored to any version but the newest', async () => {
    await open('company/history', answers);
    await screen.press('Show more');
    expect(screen.sent('listCompanyVersions').at(-1)?.path).toContain('offset=2');
    expect(buttons()).toEqual(['Restore version 2', 'Restore version 1']);
    await screen.press('Restore version 2');
    await screen.press('Preview');
    await screen.press('Save');
    expect(screen.changes().map(({ path, ifMatch }) => [path, ifMatch])).toEqual([
      ['/company/versions/2/restore?dry_run=true', '"settings"'],
      ['/company/versions/2/restore?dry_run=false', '"settings"'],
    ]);
  });

  it('is restored only by those who may change the company', async () => {
    await open('company/history', answers, { role: 'board_member' });
    expect([screen.text().includes('Version 3'), buttons()]).toEqual([true, []]);
  });

  it('of a deployment without a database is not there', async () => {
    await open('company/history', { listCompanyVersions: () => failure(409, ERROR_CODES.RESOURCE_CONFLICT) });
    expect(screen.text()).toContain('History is not available');
  });
});
