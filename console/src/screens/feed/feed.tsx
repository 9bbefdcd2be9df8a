import type { Route } from '../../addresses.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { PageLayout, PageNotFound } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AuditLogScreen } from './audit-log.tsx';
import { EventList } from './event-list.tsx';

const words = text.feed;

/** The event feed, and the audit log for permitted users. */
export const FeedScreen = ({ route: { segments } }: { readonly route: Route }) => {
  const [, part = ''] = segments;
  const isAudit = part === 'audit';
  const tabs = [['#/feed', words.live] as const, ...(may('lead') ? [['#/feed/audit', words.audit] as const] : [])];
  const isOpen = part === '' || (isAudit && may('lead'));
  return (
    <PageLayout title={isAudit ? words.audit : words.title}>
      <Tabs label={words.title} tabs={tabs} current={isAudit ? '#/feed/audit' : '#/feed'} />
      {isOpen ? isAudit ? <AuditLogScreen /> : <EventList /> : <PageNotFound isClosed={isAudit} />}
    </PageLayout>
  );
};
