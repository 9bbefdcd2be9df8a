import type { CredentialStandings } from '../auth/credentials/standings.ts';
import { authModule } from '../auth/module.ts';
import type { Feed } from '../foundation/events/feed.ts';
import type { Foundation } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { CredentialWatch } from './credential-watch.ts';
import { EventPages } from './event-pages.ts';
import { History } from './history.ts';
import { Listeners } from './listeners.ts';
import { SystemEvents } from './system-events.ts';

interface Needs extends Foundation {
  readonly feed: Feed;
  readonly standings: CredentialStandings;
}

/** The three ways to read the feed, and those who do. */
export const eventsModule = defineModule({
  name: 'events',
  uses: [authModule],
  build: ({ feed, standings, uow, outbox }: Needs) => {
    const history = new History(feed);
    const watch = new CredentialWatch(standings);
    feed.checkAccessBy((revision) => watch.require(revision));
    return {
      services: {
        eventPages: new EventPages(feed),
        listeners: new Listeners(feed, history, watch),
        eventHistory: history,
      },
      processes: [new SystemEvents(uow, outbox)],
    };
  },
});
