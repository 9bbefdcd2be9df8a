import type { ComponentType } from 'preact';
import type { Route } from '../../addresses.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { PageLayout, PageNotFound } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Connections } from './connections/connections.tsx';
import { Health } from './health.tsx';
import { Keys } from './keys/keys.tsx';
import { Settings } from './settings/settings.tsx';
import { Sessions } from './users/sessions.tsx';
import { Users } from './users/users.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

const words = text.admin;

/** The sections, each with the permission that it requires. */
const PARTS: Readonly<Record<keyof typeof words.parts, readonly [part: ComponentType, isOpen: () => boolean]>> = {
  users: [Users, () => may('ceo')],
  sessions: [Sessions, () => true],
  keys: [Keys, () => true],
  settings: [Settings, () => true],
  connections: [Connections, () => true],
  webhooks: [Webhooks, () => may('lead')],
  health: [Health, () => true],
};

export const AdministrationScreen = ({ route: { segments } }: { readonly route: Route }) => {
  const all = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const open = all.filter((name) => PARTS[name][1]());
  const wanted = segments[1] ?? open[0];
  const name = open.find((each) => each === wanted);
  const Part = name === undefined ? undefined : PARTS[name][0];
  return (
    <PageLayout title={text.shell.admin}>
      <Tabs
        label={text.shell.admin}
        tabs={open.map((each) => [`#/admin/${each}`, words.parts[each]])}
        current={`#/admin/${name}`}
      />
      {name !== undefined && <h2>{words.parts[name]}</h2>}
      {Part === undefined ? <PageNotFound isClosed={all.some((each) => each === wanted)} /> : <Part key={name} />}
    </PageLayout>
  );
};
