import { unwrap } from 'organisation-platform-client';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { href } from '../addresses.ts';
import { api } from '../api.ts';
import { useLoad } from '../load.ts';
import { type PlaceProps, route } from '../routes.ts';
import { AdministrationScreen } from '../screens/admin/admin.tsx';
import { Charters } from '../screens/charters/charters.tsx';
import { CompanyScreen } from '../screens/company/company.tsx';
import { FeedScreen } from '../screens/feed/feed.tsx';
import { InboxScreen } from '../screens/inbox/inbox.tsx';
import { useInboxCount } from '../screens/inbox/waiting.ts';
import { Money } from '../screens/money/money.tsx';
import { Wizard } from '../screens/setup/wizard.tsx';
import { Talk } from '../screens/talk/talk.tsx';
import { may } from '../session/session.ts';
import { text } from '../text/text.ts';
import { PageLayout, PageNotFound } from '../ui/page.tsx';
import { Top } from './top.tsx';

/** The screens of the menu, by the first segment of their route. */
const PLACES: Readonly<Record<string, readonly [shown: string, place: ComponentType<PlaceProps>]>> = {
  inbox: [text.shell.inbox, InboxScreen],
  talk: [text.shell.talk, Talk],
  charters: [text.shell.charters, Charters],
  company: [text.shell.company, CompanyScreen],
  money: [text.shell.money, Money],
  feed: [text.shell.feed, FeedScreen],
  admin: [text.shell.admin, AdministrationScreen],
};

/** Only for users who may continue the setup. */
const SetupHint = () => {
  const [place] = route.value.segments;
  const { data } = useLoad(() => unwrap(api.GET('/api/v1/setup/status')), [place]);
  if (data?.needs_setup !== true || place === 'setup') return null;
  return (
    <p class="card">
      <a href={href('setup')}>{text.shell.setupHint}</a>
    </p>
  );
};

const UnknownPage = ({ route: { segments } }: PlaceProps) => (
  <PageLayout title={text.product}>
    <PageNotFound isClosed={segments[0] === 'setup'} />
  </PageLayout>
);

/** Path segments that `createClient` refuses. */
const isElsewhere = (segment: string): boolean => segment === '.' || segment === '..';

/** The screen of a route. */
const placeOf = (segments: readonly string[]): ComponentType<PlaceProps> => {
  const [name = 'inbox'] = segments;
  if (segments.some(isElsewhere)) return UnknownPage;
  if (name === 'setup' && may('ceo')) return Wizard;
  return (Object.hasOwn(PLACES, name) ? PLACES[name]?.[1] : undefined) ?? UnknownPage;
};

/** The current screen with the menu. */
export const Places = () => {
  const here = route.value;
  const [name = 'inbox'] = here.segments;
  const [isOpen, setOpen] = useState(false);
  const count = useInboxCount();
  const content = useRef<HTMLElement>(null);
  const isFirst = useRef(true);

  // After navigation, the focus moves to the new screen for keyboard and screen reader users.
  useEffect(() => {
    setOpen(false);
    if (!isFirst.current) content.current?.focus();
    isFirst.current = false;
  }, [name]);

  const Place = placeOf(here.segments);
  return (
    <>
      <button type="button" class="skip" onClick={() => content.current?.focus()}>
        {text.shell.skip}
      </button>
      <Top isMenuOpen={isOpen} onMenu={() => setOpen(!isOpen)} />
      <div class="house">
        <nav id="places" class={isOpen ? 'open' : ''} aria-label={text.shell.navigation}>
          {Object.entries(PLACES).map(([each, [shown]]) => (
            <a key={each} href={`#/${each}`} aria-current={each === name ? 'page' : undefined}>
              {shown}
              {each === 'inbox' && count > 0 && <span class="count">{count}</span>}
            </a>
          ))}
        </nav>
        <main id="content" ref={content} tabIndex={-1}>
          {may('ceo') && <SetupHint />}
          <Place route={here} />
        </main>
      </div>
    </>
  );
};
