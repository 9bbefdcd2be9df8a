import type { Client } from '../../client/client.ts';
import { Receiver } from '../../doubles/receiver.ts';
import { startServer, type TestServer } from '../../server/server.ts';
import { ManualClock } from '../../time/clock.ts';
import { setUpCeo } from '../people.ts';
import { newEvent, numbered } from './webhooks.ts';

/** A company after setup, a clock that only the test moves, and a webhook receiver. */
export interface WebhookScene {
  readonly clock: ManualClock;
  readonly server: TestServer;
  readonly receiver: Receiver;
  /** With an API key, because a session would expire while the clock moves by days. */
  readonly ceo: Client;
  /** Publishes another event; resolves with its id. */
  event(): Promise<string>;
  /** Deletes all endpoints and received deliveries; resolves with the address of a new endpoint. */
  reset(): Promise<string>;
  close(): Promise<void>;
}

export const openWebhookScene = async (env: Readonly<Record<string, string>> = {}): Promise<WebhookScene> => {
  const clock = new ManualClock();
  const server = await startServer({ clock, env });
  const receiver = await Receiver.start();
  const person = await setUpCeo(server.client);
  await person.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  // An endpoint gets all events numbered after its creation, including the departments of the template.
  await numbered(server);
  const { body } = await person.call('createApiKey', { body: { name: 'tests', role: 'ceo' } });
  const ceo = server.client.as({ bearer: body.data.api_key });
  let made = 0;
  return {
    ...{ clock, server, receiver, ceo },
    event: () => {
      made += 1;
      return newEvent(server, ceo, `department ${made}`);
    },
    reset: async () => {
      await server.store.pool.query('delete from webhook_endpoints');
      // Deliveries in flight arrive before the received ones are cleared.
      await server.services.webhookWork.runner.settled();
      receiver.received.length = 0;
      // Events of earlier tests have an earlier timestamp than those of the next.
      clock.advance(1);
      receiver.reply = () => ({ status: 204 });
      return receiver.newUrl();
    },
    close: async () => {
      await server.close();
      await receiver.close();
    },
  };
};
