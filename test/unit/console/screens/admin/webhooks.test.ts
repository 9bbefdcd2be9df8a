import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../../clients/typescript/src/index.ts';
import { failure } from '../../page.ts';
import { open } from '../harness/open.ts';
import { screen } from '../harness/screen.ts';
import { type Answers, example, listed, nothing, record } from '../harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const ENDPOINT = { ...example('listWebhookEndpoints')[0], id: 'e1', url: 'https://a.test/' };
const conflict = (): Response => failure(409, ERROR_CODES.VERSION_CONFLICT);
const state = (): string => screen.texts('row')[1] ?? '';

/** An endpoint that can be changed; each change has a new ETag. */
const changeable = (): Answers => {
  let endpoint = ENDPOINT;
  let version = 1;
  let isDeleted = false;
  return {
    listWebhookEndpoints: () => listed(isDeleted ? [] : [endpoint]),
    getWebhookEndpoint: () => record(endpoint, `"${version}"`),
    updateWebhookEndpoint: ({ body }) => {
      endpoint = { ...endpoint, ...body };
      version += 1;
      return record(endpoint);
    },
    deleteWebhookEndpoint: () => {
      isDeleted = true;
      return nothing();
    },
  };
};

describe('a webhook endpoint', () => {
  it('is disabled and enabled again with its ETag; the list shows it after the response', async () => {
    await open('admin/webhooks', changeable());
    expect(state()).toContain(' On ');
    await screen.press('Disable https://a.test/');
    expect(state()).toContain(' Off ');
    await screen.press('Enable https://a.test/');
    expect(state()).toContain(' On ');
    expect(screen.changes().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ enabled: false }, '"1"'],
      [{ enabled: true }, '"2"'],
    ]);
  });

  it('that was changed since it was shown is not changed; the list shows it as it is', async () => {
    const there = { ...ENDPOINT, event_types: ['agent.*'] };
    await open('admin/webhooks', { ...changeable(), getWebhookEndpoint: () => record(there, '"new"') });
    screen.answer({ updateWebhookEndpoint: conflict, listWebhookEndpoints: () => listed([there]) });
    await screen.press('Disable https://a.test/');
    expect(screen.changes()[0]?.ifMatch).not.toBe('"new"');
    expect(screen.texts('alert')).toHaveLength(1);
    expect(state()).toContain('agent.*');
  });

  it('is deleted only after a confirmation', async () => {
    await open('admin/webhooks', changeable());
    await screen.press('Delete https://a.test/');
    await screen.press('Cancel');
    expect(screen.changes()).toEqual([]);
    await screen.press('Delete https://a.test/');
    await screen.press('Delete');
    expect(screen.changes()).toMatchObject([{ operation: 'deleteWebhookEndpoint', ifMatch: '"1"' }]);
    expect(screen.text()).toContain('No webhook endpoints');
  });

  it('has a new secret after a confirmation, which is shown once', async () => {
    await open('admin/webhooks', changeable());
    await screen.press('Rotate secret https://a.test/');
    expect(screen.changes()).toEqual([]);
    await screen.press('Rotate secret');
    expect(screen.changes()).toMatchObject([{ operation: 'rotateWebhookEndpointSecret' }]);
    expect(screen.text()).toContain(example('rotateWebhookEndpointSecret').secret);
    await screen.close();
    expect(screen.text()).not.toContain(example('rotateWebhookEndpointSecret').secret);
  });

  it('is sent a test event', async () => {
    await open('admin/webhooks', changeable());
    await screen.press('Test https://a.test/');
    expect(screen.changes()).toMatchObject([{ path: '/api/v1/webhook-endpoints/e1/test' }]);
    expect(screen.text()).toContain('Test event queued.');
  });

  it('is created with its event types, separated by commas or spaces', async () => {
    await open('admin/webhooks', changeable());
    await screen.press('New endpoint');
    screen.answer({ listWebhookEndpoints: () => listed([{ ...ENDPOINT, url: 'https://b.test/' }]) });
    await screen.type('URL', 'https://b.test/');
    await screen.type('Event types', 'task.*, agent.*');
    await screen.press('Create');
    expect(screen.changes()).toMatchObject([
      { body: { url: 'https://b.test/', description: '', event_types: ['task.*', 'agent.*'] } },
    ]);
    expect(screen.text()).toContain(example('createWebhookEndpoint').secret);
    await screen.close();
    expect(screen.names('button')).toContain('Disable https://b.test/');
  });

  it('is listed on further pages', async () => {
    await open('admin/webhooks', {
      listWebhookEndpoints: ({ path }) =>
        path.includes('cursor=two')
          ? listed([{ ...ENDPOINT, id: 'e2', url: 'https://b.test/' }])
          : listed([ENDPOINT], 'two'),
    });
    await screen.press('Show more');
    expect(
      screen
        .texts('row')
        .slice(1)
        .map((row) => row.split(' ')[0]),
    ).toEqual(['https://a.test/', 'https://b.test/']);
  });
});

describe('deliveries of an endpoint', () => {
  const [DELIVERY] = example('listWebhookDeliveries');

  it('are sent again, and then read again', async () => {
    let deliveries = [DELIVERY];
    await open('admin/webhooks', {
      ...changeable(),
      listWebhookDeliveries: () => listed(deliveries),
      redeliverWebhook: () => {
        deliveries = [{ ...DELIVERY, id: 'd2', status: 'pending' }, DELIVERY];
        return record({});
      },
    });
    await screen.press('Deliveries https://a.test/');
    expect(screen.sent('listWebhookDeliveries')[0]?.path).toContain('/e1/');
    await screen.press(`Redeliver ${DELIVERY.event_type} ${DELIVERY.id}`);
    expect(screen.changes()).toMatchObject([
      { path: '/api/v1/webhook-endpoints/e1/redeliver', body: { event_id: DELIVERY.event_id } },
    ]);
    expect(screen.texts('row').slice(1)[0]).toContain('Pending');
    expect(screen.names('button').filter((name) => name.startsWith('Redeliver'))).toHaveLength(1);
  });

  it('are listed on further pages, and read again on request', async () => {
    await open('admin/webhooks', {
      ...changeable(),
      listWebhookDeliveries: ({ path }) =>
        path.includes('cursor=two') ? listed([{ ...DELIVERY, id: 'd2' }]) : listed([DELIVERY], 'two'),
    });
    await screen.press('Deliveries https://a.test/');
    await screen.press('Show more');
    expect(screen.texts('row')).toHaveLength(3);
    screen.answer({ listWebhookDeliveries: () => listed([]) });
    await screen.press('Refresh');
    expect(screen.text()).toContain('No deliveries yet');
    await screen.press('Close');
    expect(screen.names('button')).toContain('New endpoint');
  });
});
