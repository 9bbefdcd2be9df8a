import type { Client } from '../../client/client.ts';
import { Receiver } from '../../doubles/receiver.ts';
import { startServer, type TestServer } from '../../server/server.ts';
import { ManualClock } from '../../time/clock.ts';
import { setUpCeo } from '../people.ts';
import { newEvent, numbered } from './webhooks.ts';

/** A set-up company, a clock that only tests move, and somebody who takes webhooks. */
export interface WebhookScene {
  readonly clock: ManualClock;
  readonly server: TestServer;
  readonly receiver: Receiver;
  /** By key: days pass here, and nobody signs in again. */
  readonly ceo: Client;
  /** Lets another event happen; its id. */
  event(): Promise<string>;
  /** Forgets all endpoints and what was received; the address of a new one. */
  anew(): Promise<string>;
  close(): Promise<void>;
}

export const openWebhookScene = async (env: Readonly<Record<string, string>> = {}): Promise<WebhookScene> => {
  const clock = new ManualClock();
  const server = await startServer({ clock, env });
  const receiver = await Receiver.start();
  const person = await setUpCeo(server.client);
  await person.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  // An endpoint gets what is numbered after it was made, the departments of the template too.
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
    anew: async () => {
      await server.store.pool.query('delete from webhook_endpoints');
      // What was under way arrives before it is forgotten.
      await server.services.webhookWork.runner.settled();
      receiver.received.length = 0;
      // No event of a test before stands at the moment of the next.
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
