import { expect, it } from 'vitest';
import { LiveSettings } from '../../../domain/foundation/settings/live-settings.ts';
import { switchSetting } from '../../../domain/foundation/settings/setting-kinds.ts';

it('a change is read even if a read that began before it is still in progress', async () => {
  const setting = switchSetting('api', 'test_enabled', false, 'For this test.');
  const before = Promise.withResolvers<object>();
  const reads = [before.promise, Promise.resolve({ rows: [{ revision: '2', id: 'api.test_enabled', value: true }] })];
  const settings = new LiveSettings({ query: () => reads.shift() } as never, [setting]);
  const [earlier, later] = [settings.observe(1), settings.observe(2)];
  before.resolve({ rows: [{ revision: '1', id: null, value: null }] });
  await Promise.all([earlier, later]);
  expect([settings.get(setting), reads.length]).toEqual([true, 0]);
});

it('a value that was read before follows a change', async () => {
  const setting = switchSetting('api', 'test_enabled', false, 'For this test.');
  const rows = [{ revision: '1', id: 'api.test_enabled', value: true }];
  const settings = new LiveSettings({ query: async () => ({ rows }) } as never, [setting]);
  expect([settings.get(setting), settings.get(setting)]).toEqual([false, false]);
  await settings.observe(1);
  expect([settings.get(setting), settings.get(setting)]).toEqual([true, true]);
});
