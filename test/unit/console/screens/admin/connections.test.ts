import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from '../../page.ts';
import { open } from '../harness/open.ts';
import { screen } from '../harness/screen.ts';
import { type Answers, example, listed, nothing, record, sendEvent } from '../harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const SHOP = example('getConnection');

/** A connection that can be changed; each change has a new ETag. */
const changeable = (first: object = {}): Answers => {
  let connection = { ...SHOP, ...first };
  let version = 1;
  let isDeleted = false;
  return {
    listConnections: () => listed(isDeleted ? [] : [connection]),
    getConnection: () => record(connection, `"${version}"`),
    updateConnection: ({ body }) => {
      connection = { ...connection, status: body.enabled ? 'connected' : 'disabled' };
      version += 1;
      return record(connection);
    },
    deleteConnection: () => {
      isDeleted = true;
      return nothing();
    },
  };
};

describe('a connection', () => {
  it('is listed with its kind and state', async () => {
    const states = ['pending', 'connected', 'disabled', 'error'];
    const connections = states.map((status) => ({ ...SHOP, name: status, kind: 'oauth', status }));
    await open('admin/connections', { listConnections: () => listed([SHOP, ...connections]) });
    expect(screen.texts('columnheader')).toEqual(['Name', 'Kind', 'Description', 'State', 'Edit']);
    expect(screen.texts('caption')).toEqual(['Connections']);
    expect(screen.rows().slice(0, 4)).toEqual([
      'shop Incoming webhook Orders of the shop Connected Received Disable Rotate secret Delete',
      'pending OAuth account Orders of the shop Pending Connect Disable Delete',
      'connected OAuth account Orders of the shop Connected Connect Disable Delete',
      'disabled OAuth account Orders of the shop Disabled Connect Enable Delete',
    ]);
    expect(screen.badges().slice(1)).toEqual(['Pending: warn', 'Connected: good', 'Disabled: plain', 'Error: bad']);
  });

  it('is listed on further pages', async () => {
    await open('admin/connections', {
      listConnections: ({ path }) =>
        path.includes('cursor=two') ? listed([{ ...SHOP, name: 'mail' }]) : listed([SHOP], 'two'),
    });
    await screen.press('Show more');
    expect(screen.rows().map((row) => row.split(' ')[0])).toEqual(['shop', 'mail']);
  });

  it('is disabled and enabled with its ETag; the list shows it after the response', async () => {
    await open('admin/connections', changeable());
    await screen.press('Disable shop');
    expect(screen.texts('row')[1]).toContain('Disabled');
    await screen.press('Enable shop');
    expect(screen.texts('row')[1]).toContain('Connected');
    expect(screen.changes().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ enabled: false }, '"1"'],
      [{ enabled: true }, '"2"'],
    ]);
  });

  it('that was changed since it was shown is not changed', async () => {
    const there = { ...SHOP, description: 'Another shop' };
    await open('admin/connections', { ...changeable(), getConnection: () => record(there, '"new"') });
    await screen.press('Disable shop');
    expect(screen.changes()[0]?.ifMatch).not.toBe('"new"');
  });

  it('is deleted only after a confirmation', async () => {
    await open('admin/connections', changeable());
    await screen.press('Delete shop');
    expect(screen.changes()).toEqual([]);
    await screen.press('Delete');
    expect(screen.changes()).toMatchObject([{ operation: 'deleteConnection', ifMatch: '"1"' }]);
    expect(screen.text()).toContain('No connections');
  });

  it('for incoming webhooks shows what it received, page by page', async () => {
    const [receipt] = example('listReceipts');
    await open('admin/connections', {
      ...changeable(),
      listReceipts: ({ path }) =>
        path.includes('cursor=two') ? listed([{ ...receipt, id: 'r2' }]) : listed([receipt], 'two'),
    });
    expect(screen.names('button')).not.toContain('Connect shop');
    await screen.press('Received shop');
    await screen.press('Show more');
    expect(screen.texts('listitem')).toHaveLength(2);
    expect(screen.texts('listitem')[0]).toMatch(/^order.created .*"total": 99.5/s);
    expect(screen.sent('listReceipts')[0]?.path).toBe('/api/v1/connections/shop/receipts');
    expect(screen.texts('heading')).toEqual(['Received : shop']);
    const before = screen.sent('listReceipts').length;
    sendEvent('webhooks');
    await settle();
    expect(screen.sent('listReceipts').length).toBeGreaterThan(before);
  });

  it('has a new secret after a confirmation, and the list is read again', async () => {
    await open('admin/connections', changeable());
    const before = screen.sent('listConnections').length;
    await screen.press('Rotate secret shop');
    await screen.press('Rotate secret');
    expect(screen.text()).toContain(example('rotateConnectionSecret').secret);
    expect(screen.sent('listConnections').length - before).toBe(1);
    await screen.close();
  });

  it('to an account leads to the service, and has no secret of ours', async () => {
    await open('admin/connections', changeable({ kind: 'oauth', status: 'pending' }));
    expect(screen.names('button')).not.toContain('Rotate secret shop');
    await screen.press('Connect shop');
    expect(screen.changes()).toMatchObject([{ path: '/api/v1/connections/shop/oauth/initiate' }]);
    expect(screen.visited()).toEqual([example('startOauth').authorization_url]);
  });

  it('of each kind is created with the fields of that kind', async () => {
    await open('admin/connections', changeable());
    await screen.press('New connection');
    await screen.type('Name', 'mail');
    await screen.type('Description', 'Letters');
    await screen.press('Create');
    expect(screen.changes()[0]?.body).toEqual({ name: 'mail', description: 'Letters', kind: 'webhook' });
    await screen.close();
    await screen.press('New connection');
    await screen.type('Name', 'mail');
    await screen.choose('Kind', 'OAuth account');
    expect(screen.fields()).toEqual([
      ...['Name text required', 'Description text', 'Kind select', 'Authorization URL text off'],
      ...['Token URL text off', 'Client ID text off', 'Client secret password off', 'Scopes text off'],
    ]);
    await screen.type('Scopes', 'read  write');
    await screen.type('Client ID', 'us');
    await screen.press('Create');
    expect(screen.changes()[1]?.body).toMatchObject({ kind: 'oauth', client_id: 'us', scopes: ['read', 'write'] });
  });

  it('is shown to everyone, and changed by those who lead', async () => {
    await open('admin/connections', changeable(), { role: 'observer' });
    expect(screen.texts('row')[1]).toContain('shop');
    expect(screen.names('button').filter((name) => /shop|New connection/.test(name))).toEqual([]);
    await open('admin/connections', changeable(), { role: 'manager' });
    expect(screen.names('button')).toEqual(expect.arrayContaining(['New connection', 'Disable shop']));
  });
});
