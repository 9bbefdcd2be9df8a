import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure, settle } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const buttons = (): readonly string[] => screen.names('button').filter((name) => name.startsWith('Restore'));

describe('the history of the company', () => {
  const [HEAD] = example('listCompanyVersions', {}, 'short');
  const [NEWEST] = example('listCompanyVersions', {}, 'one');
  const versions = (...numbers: readonly number[]) => numbers.map((version) => ({ ...HEAD, version }));
  const answers: Answers = {
    listCompanyVersions: ({ path }) => {
      if (path.includes('limit=1')) return listed(example('listCompanyVersions', {}, 'one'));
      const offset = Number(/offset=(\d+)/.exec(path)?.[1]);
      const data = versions(4, 3, 2, 1).slice(offset, offset + (offset === 0 ? 2 : 1));
      const pagination = { offset, limit: 20, total: 4, has_more: offset < 3, oldest_version: 1 };
      return Response.json({ data, pagination, degraded_sources: [], error: null, error_detail: null, success: true });
    },
    getCompanySettings: () => record(example('getCompanySettings'), '"settings"'),
  };

  it('is listed page by page, and restored to any version but the newest', async () => {
    await open('company/history', answers);
    for (const offset of [2, 3]) {
      await screen.press('Show more');
      expect(screen.sent('listCompanyVersions').at(-1)?.path).toContain(`offset=${offset}`);
    }
    expect(buttons()).toEqual(['Restore version 3', 'Restore version 2', 'Restore version 1']);
    await screen.press('Restore version 2');
    expect(screen.text()).toContain('No history is lost.');
    await screen.press('Preview');
    const before = screen.sent('listCompanyVersions').length;
    await screen.press('Save');
    expect(screen.sent('listCompanyVersions').length).toBeGreaterThan(before);
    const [difference] = screen.sent('getCompanyVersionDiff');
    expect(difference?.path).toBe(`/company/versions/2/diff?against=${NEWEST.version}`);
    expect(screen.changes().map(({ path, ifMatch }) => [path, ifMatch])).toEqual([
      ['/company/versions/2/restore?dry_run=true', '"settings"'],
      ['/company/versions/2/restore?dry_run=false', '"settings"'],
    ]);
  });

  it('shows what each version has changed', async () => {
    const changes = [{ op: 'replace', path: '/company_name', value: 'New' }];
    await open('company/history', {
      ...answers,
      getCompanyVersion: () => record(example('getCompanyVersion', { snapshot: { company_name: 'Old' } })),
      getCompanyVersionDiff: () => record(example('getCompanyVersionDiff', { changes })),
    });
    expect(screen.sent('getCompanyVersionDiff')).toEqual([]);
    await screen.unfold('Changes in version 3');
    expect(screen.sent('getCompanyVersion')[0]?.path).toBe('/company/versions/2');
    expect(screen.texts('row')).toContain('1. Company name Old New');
    expect(screen.texts('columnheader')).toEqual(['Before', 'After']);
    await screen.press('Show more');
    await screen.press('Show more');
    await screen.unfold('Changes in version 1');
    expect(screen.sent('getCompanyVersionDiff').at(-1)?.path).toBe('/company/versions/1/diff');
    expect(screen.sent('getCompanyVersion')).toHaveLength(1);
  });

  it('names who saved each version, and follows events', async () => {
    const people = [{ id: HEAD.saved_by, username: 'Mia' }];
    await open('company/history', { ...answers, listPeople: () => record(people) });
    expect(screen.texts('listitem')[0]).toMatch(/^Version 4 Mia , /);
    expect(screen.attributes('.timeline time', 'datetime')).toEqual([HEAD.saved_at, HEAD.saved_at]);
    const before = screen.sent('listCompanyVersions').length;
    sendEvent('agents');
    await settle();
    expect(screen.sent('listCompanyVersions').length - before).toBe(1);
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
