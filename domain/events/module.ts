import type { CredentialStandings } from '../auth/credentials/standings.ts';
import { authModule } from '../auth/module.ts';
import type { Feed } from '../foundation/events/feed.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { SampledWarning } from '../foundation/kernel/sampled-warning.ts';
import { defineModule } from '../foundation/module.ts';
import { CredentialWatch } from './credential-watch.ts';
import { EventHistory } from './event-history.ts';
import { EventPages } from './event-pages.ts';
import { Subscribers } from './subscribers.ts';
import { SystemEvents } from './system-events.ts';

interface Needs extends FoundationServices {
  readonly feed: Feed;
  readonly standings: CredentialStandings;
  readonly warn: (line: string) => void;
}

/** The three ways to read the feed: pages, subscriptions and the history. */
export const eventsModule = defineModule({
  name: 'events',
  uses: [authModule],
  build: ({ feed, standings, uow, outbox, clock, warn }: Needs) => {
    const history = new EventHistory(feed);
    const warning = new SampledWarning(warn, clock);
    const watch = new CredentialWatch(standings, (error) =>
      warning.say(`subscribers cannot be checked: ${String(error)}`),
    );
    feed.setAccessCheck((revision) => watch.require(revision));
    return {
      services: {
        eventPages: new EventPages(feed),
        subscribers: new Subscribers(feed, history, watch),
        eventHistory: history,
      },
      processes: [new SystemEvents(uow, outbox)],
    };
  },
});
