import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../../clients/typescript/src/index.ts';
import { failure, settle } from '../../page.ts';
import { open, page } from '../harness/open.ts';
import { screen } from '../harness/screen.ts';
import { type Answers, example, listed, nothing, record } from '../harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const ENDPOINT = { ...example('listWebhookEndpoints')[0], id: 'e1', url: 'https://a.test/' };
const SECRET = example('rotateWebhookEndpointSecret').secret;
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
  it('is listed with what it receives', async () => {
    const all = { ...ENDPOINT, id: 'e2', event_types: [], last_success_at: null, enabled: false };
    await open('admin/webhooks', { listWebhookEndpoints: () => listed([ENDPOINT, all]) });
    expect(screen.texts('columnheader')).toEqual(['URL', 'Event types', 'State', 'Last success', 'Edit']);
    expect(screen.texts('caption')).toEqual(['Webhooks']);
    expect(screen.rows()).toEqual([
      `https://a.test/ task.*, project.created On ${ENDPOINT.last_success_at} Deliveries Test Disable Rotate secret Delete`,
      'https://a.test/ All Off Never Deliveries Test Enable Rotate secret Delete',
    ]);
  });

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

  it('that was disabled names the reason', async () => {
    const off = { ...ENDPOINT, enabled: false, disabled_reason: 'key_revoked' };
    await open('admin/webhooks', { listWebhookEndpoints: () => listed([off, { ...ENDPOINT, id: 'e2' }]) });
    expect(screen.badges()).toEqual(['Off : Key revoked: bad', 'On: good']);
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
    const before = screen.sent('listWebhookEndpoints').length;
    await screen.press('Rotate secret https://a.test/');
    expect(screen.texts('heading')).toEqual(['Rotate secret : https://a.test/']);
    expect(screen.text()).toContain('The current secret stops working.');
    expect(screen.text()).toContain('This cannot be undone.');
    expect(screen.attributes('button[type=submit]', 'class')).toEqual(['button danger']);
    expect(screen.changes()).toEqual([]);
    await screen.press('Rotate secret');
    expect(screen.sent('listWebhookEndpoints').length - before).toBe(1);
    expect(screen.texts('heading')).toEqual(['Secret: https://a.test/']);
    expect(screen.changes()).toMatchObject([{ operation: 'rotateWebhookEndpointSecret' }]);
    expect(screen.text()).toContain(SECRET);
    await screen.close();
    expect(screen.text()).not.toContain(SECRET);
  });

  describe('has a secret that is copied', () => {
    const copying = async (writeText: () => Promise<void>): Promise<void> => {
      vi.stubGlobal('navigator', { clipboard: { writeText } });
      await open('admin/webhooks', changeable());
      await screen.press('Rotate secret https://a.test/');
      await screen.press('Rotate secret');
      await screen.press('Copy');
    };
    const BY_HAND = 'Copying is blocked.';
    const says = () => [screen.text().includes('Copied.'), screen.text().includes(BY_HAND)];

    it('with one button', async () => {
      const writeText = vi.fn(async () => {});
      await copying(writeText);
      expect(writeText.mock.calls).toEqual([[SECRET]]);
      expect(says()).toEqual([true, false]);
      await screen.close();
    });

    it('by keyboard where the browser refuses it: the text is selected', async () => {
      await settle(7_000);
      await copying(() => Promise.reject(new Error('No')));
      expect([page.browser.window.getSelection()?.toString(), ...says()]).toEqual([SECRET, false, true]);
      await screen.close();
    });
  });

  it('shows each of two secrets until it is closed', async () => {
    const secrets = ['one', 'two'].map((secret) => ({ ...example('rotateWebhookEndpointSecret'), secret }));
    const late = Promise.withResolvers<void>();
    await open('admin/webhooks', {
      ...changeable(),
      rotateWebhookEndpointSecret: async () => {
        const next = record(secrets.shift());
        await late.promise;
        return next;
      },
    });
    for (let time = 0; time < 2; time += 1) {
      await screen.press('Rotate secret https://a.test/');
      await screen.press('Rotate secret');
      await screen.close();
    }
    late.resolve();
    await settle();
    expect(screen.text()).toContain('two');
    await screen.close();
    expect(screen.text()).toContain('one');
    await screen.close();
    expect(screen.names('button')).toContain('New endpoint');
  });

  it('is sent a test event', async () => {
    await open('admin/webhooks', changeable());
    await screen.press('Test https://a.test/');
    expect(screen.changes()).toMatchObject([{ path: '/api/v1/webhook-endpoints/e1/test' }]);
    expect(screen.text()).toContain('Test event queued.');
    // Screen readers announce it.
    expect(screen.attributes('.notice', 'aria-live')).toEqual(['polite']);
    // A second notice is visible as long as the first.
    await settle(4_000);
    await screen.press('Test https://a.test/');
    await settle(4_000);
    expect(screen.text()).toContain('Test event queued.');
    await settle(3_000);
    expect(screen.text()).not.toContain('Test event queued.');
  });

  it('is created with its event types, separated by commas or spaces', async () => {
    await open('admin/webhooks', changeable());
    await screen.press('New endpoint');
    expect(screen.fields()).toEqual(['URL url required', 'Description text', 'Event types text']);
    expect(screen.hintOf('Event types')).toContain('Leave empty for all events.');
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

  it('are read again on request, once at a time', async () => {
    await open('admin/webhooks', changeable());
    await screen.press('Deliveries https://a.test/');
    const late = Promise.withResolvers<Response>();
    screen.answer({ listWebhookDeliveries: () => late.promise });
    const before = screen.sent('listWebhookDeliveries').length;
    for (let time = 0; time < 2; time += 1) await screen.press('Refresh');
    expect(screen.attributes('button[aria-busy=true]', 'class')).toHaveLength(1);
    late.resolve(listed([]));
    await settle();
    expect(screen.sent('listWebhookDeliveries').length - before).toBe(1);
    expect(screen.text()).toContain('No deliveries');
  });

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

  it('are listed with their state, and the response or the error', async () => {
    const states = ['pending', 'succeeded', 'failed', 'dead'];
    const lost = { response_status: null, error: 'connection_refused' };
    await open('admin/webhooks', {
      ...changeable(),
      listWebhookDeliveries: () =>
        listed([...states.map((status) => ({ ...DELIVERY, id: status, status })), { ...DELIVERY, ...lost }]),
    });
    await screen.press('Deliveries https://a.test/');
    expect(screen.texts('columnheader')).toEqual(['Event', 'State', 'Response', 'When', 'Edit']);
    expect(screen.texts('caption')).toEqual(['Deliveries']);
    expect(screen.rows().slice(-2)).toEqual([
      `task.created Dead 503 ${DELIVERY.created_at} Redeliver`,
      `task.created Failed Connection refused ${DELIVERY.created_at} Redeliver`,
    ]);
    expect(screen.badges()).toEqual([
      ...['Pending: plain', 'Succeeded: good', 'Failed: warn', 'Dead: bad', 'Failed: warn'],
    ]);
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
