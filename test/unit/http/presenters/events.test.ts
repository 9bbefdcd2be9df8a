import { describe, expect, it } from 'vitest';
import {
  presentAccepted,
  presentConnection,
  presentCreatedConnection,
  presentOauthStart,
  presentReceipt,
} from '../../../../handlers/presenters/connections.ts';
import { presentEvent, presentEventPageMeta } from '../../../../handlers/presenters/events.ts';
import {
  presentDelivery,
  presentRedelivery,
  presentStableEndpoint,
  presentWebhookEndpoint,
  presentWithSecret,
} from '../../../../handlers/presenters/webhooks.ts';

const [FIRST, SECOND] = [1, 2].map((day) => new Date(Date.UTC(2026, 0, day, 3, 4, 5, 6))) as [Date, Date];
const [one, two] = [FIRST, SECOND].map((date) => date.toISOString());

describe('an event', () => {
  it('has its envelope, and no audience', () => {
    const event = {
      ...{ number: 7, id: 'e-1', type: 'role.updated' as const, channel: 'company', audience: 'u-1' },
      ...{ payload: { role_name: 'R' }, at: FIRST },
    };
    expect(presentEvent(event, 'abcdef01')).toEqual({
      ...{ event_id: 'e-1', position: 'abcdef01.7', version: 1, event_type: 'role.updated', channel: 'company' },
      ...{ timestamp: one, payload: { role_name: 'R' } },
    });
  });

  it('is on a page that states how far it was read', () => {
    const page = {
      epoch: 'abcdef01',
      events: [],
      limit: 5,
      nextAfter: { epoch: 'abcdef01', number: 9 },
      hasMore: true,
    };
    expect(presentEventPageMeta(page)).toEqual({ limit: 5, next_after: 'abcdef01.9', has_more: true });
  });
});

describe('a webhook endpoint', () => {
  const bare = {
    ...{ id: 'w-1', url: 'https://x.example/', description: 'D', eventTypes: ['*'], isEnabled: true },
    ...{ secret: 'sealed', secretLast4: 'last', createdBy: 'u-1', createdAt: FIRST, updatedAt: SECOND },
  };
  const wire = {
    ...{ id: 'w-1', url: 'https://x.example/', description: 'D', event_types: ['*'], enabled: true },
    ...{ disabled_reason: null, secret_last4: 'last', last_success_at: null, last_failure_at: null },
    ...{ created_by: 'u-1', created_by_key_id: null, created_at: one, updated_at: two },
  };
  const tried = { ...bare, createdByKeyId: 'k-1', disabledReason: 'gone', lastSuccessAt: FIRST, lastFailureAt: SECOND };

  it('has null for what has not happened yet, and never its secret', () => {
    expect(presentWebhookEndpoint(bare as never)).toEqual(wire);
    expect(presentWithSecret({ endpoint: bare, secret: 'whsec_x' } as never)).toEqual({
      endpoint: wire,
      secret: 'whsec_x',
    });
  });
  it('names the API key that created it and its last attempts, which its tag excludes', () => {
    const told = { ...wire, created_by_key_id: 'k-1', disabled_reason: 'gone' };
    expect(presentWebhookEndpoint(tried as never)).toEqual({ ...told, last_success_at: one, last_failure_at: two });
    const { created_by_key_id: _, ...covered } = told;
    expect(presentStableEndpoint(tried as never)).toEqual(covered);
  });
});

describe('a delivery', () => {
  const waiting = {
    ...{ id: 'd-1', eventId: 'e-1', eventType: 'role.updated', attempts: 0, status: 'pending' },
    ...{ responseStatus: null, error: null, nextAttemptAt: SECOND, createdAt: FIRST, finishedAt: null },
  };
  const wire = {
    ...{ id: 'd-1', event_id: 'e-1', event_type: 'role.updated', attempt: 1, status: 'pending' },
    ...{ response_status: null, error: null, next_attempt_at: two, created_at: one, finished_at: null },
  };

  it('counts its attempts from the pending one', () => {
    expect(presentDelivery(waiting as never)).toEqual(wire);
    const ended = { attempts: 3, status: 'dead', responseStatus: 500, error: 'unexpected_status' };
    expect(presentDelivery({ ...waiting, ...ended, nextAttemptAt: null, finishedAt: SECOND } as never)).toEqual({
      ...{ ...wire, attempt: 3, status: 'dead', response_status: 500, error: 'unexpected_status' },
      ...{ next_attempt_at: null, finished_at: two },
    });
  });
  it.each([
    [null, null],
    [FIRST, one],
  ])('is queued again with others, up to the limit of one call', (nextSince, next_since) => {
    expect(presentRedelivery({ queued: 3, nextSince })).toEqual({ queued: 3, next_since });
  });
});

describe('a connection', () => {
  const webhook = {
    ...{ name: 'shop', kind: 'webhook', description: '', status: 'connected', authorizationUrl: null, tokenUrl: null },
    ...{ clientId: null, scopes: null, hasSecret: true, secretLast4: 'last', connectedAt: FIRST, tokenExpiresAt: null },
    ...{ createdBy: 'u-1', createdAt: FIRST, updatedAt: SECOND },
  };
  const wire = {
    ...{
      name: 'shop',
      kind: 'webhook',
      description: '',
      status: 'connected',
      authorization_url: null,
      token_url: null,
    },
    ...{
      client_id: null,
      scopes: null,
      has_secret: true,
      secret_last4: 'last',
      connected_at: one,
      token_expires_at: null,
    },
    ...{ created_by: 'u-1', created_at: one, updated_at: two },
  };
  const oauth = {
    authorizationUrl: 'https://a.example/',
    tokenUrl: 'https://t.example/',
    clientId: 'c',
    scopes: ['s'],
  };

  it('has null for what its kind does not have', () => {
    expect(presentConnection(webhook as never)).toEqual(wire);
    expect(presentCreatedConnection({ connection: webhook, secret: 'whsec_x' } as never)).toEqual({
      connection: wire,
      secret: 'whsec_x',
    });
  });
  it('of an account has addresses, scopes and the expiry of its token', () => {
    expect(presentConnection({ ...webhook, ...oauth, connectedAt: null, tokenExpiresAt: SECOND } as never)).toEqual({
      ...{
        ...wire,
        authorization_url: 'https://a.example/',
        token_url: 'https://t.example/',
        client_id: 'c',
        scopes: ['s'],
      },
      ...{ connected_at: null, token_expires_at: two },
    });
    const begun = { authorizationUrl: 'https://a.example/?state=s', state: 's', expiresInSeconds: 600 };
    expect(presentOauthStart(begun)).toEqual({
      authorization_url: begun.authorizationUrl,
      state: 's',
      expires_in: 600,
    });
  });
  it('keeps a received message unchanged', () => {
    const receipt = {
      ...{ id: 'r-1', connectionName: 'shop', eventType: 'order', webhookId: 'm-1', receivedAt: FIRST, size: 27 },
      payload: '{"id":9007199254740993.0}',
    };
    const about = {
      id: 'r-1',
      connection_name: 'shop',
      event_type: 'order',
      webhook_id: 'm-1',
      received_at: one,
      size: 27,
    };
    const { text } = presentReceipt(receipt as never);
    expect(text).toContain('"payload":{"id":9007199254740993.0}}');
    expect(JSON.parse(text)).toMatchObject(about);
    const accepted = { receiptId: 'r-1', eventType: 'order' };
    expect(presentAccepted(accepted)).toEqual({ status: 'accepted', event_type: 'order', receipt_id: 'r-1' });
  });
});
