import { Foundation } from './0001-foundation.ts';
import { OrganisationTables } from './0002-organisation.ts';
import { WorkTables } from './0003-work.ts';
import { BoundIndexes } from './0004-bounds.ts';
import { ErasedConversations } from './0005-erased-conversations.ts';
import { CeoHandover } from './0006-ceo-handover.ts';
import { SpendingDays } from './0007-spending.ts';
import { ParticipantTables } from './0008-participants.ts';
import { ChatIndexes } from './0009-chat-indexes.ts';
import { QuestionIndexes } from './0010-question-indexes.ts';
import { ActingTables } from './0011-acting.ts';
import { FeedTables } from './0012-feed.ts';
import { ConnectionTables } from './0013-connections.ts';
import { WebhookTables } from './0014-webhooks.ts';

import { ConnectionBounds } from './0015-connection-bounds.ts';
import { RoleChanges } from './0016-role-changes.ts';

import { WebhookEvents } from './0017-webhook-events.ts';
import { PasswordsAndDevices } from './0018-passwords-and-devices.ts';

import { AuditSources } from './0019-audit-sources.ts';
import { RowLocks } from './0020-row-locks.ts';
import { AuditChain } from './0021-audit-chain.ts';
import { CharterVersions } from './0022-charter-versions.ts';
import { VersionRetention } from './0023-version-retention.ts';

/** All migrations, oldest first. A released one never changes; its name is stored in the database. */
export const migrations = [
  { name: '0001-foundation', class: Foundation },
  { name: '0002-organisation', class: OrganisationTables },
  { name: '0003-work', class: WorkTables },
  { name: '0004-bounds', class: BoundIndexes },
  { name: '0005-erased-conversations', class: ErasedConversations },
  { name: '0006-ceo-handover', class: CeoHandover },
  { name: '0007-spending', class: SpendingDays },
  { name: '0008-participants', class: ParticipantTables },
  { name: '0009-chat-indexes', class: ChatIndexes },
  { name: '0010-question-indexes', class: QuestionIndexes },
  { name: '0011-acting', class: ActingTables },
  { name: '0012-feed', class: FeedTables },
  { name: '0013-connections', class: ConnectionTables },
  { name: '0014-webhooks', class: WebhookTables },
  { name: '0015-connection-bounds', class: ConnectionBounds },
  { name: '0016-role-changes', class: RoleChanges },
  { name: '0017-webhook-events', class: WebhookEvents },
  { name: '0018-passwords-and-devices', class: PasswordsAndDevices },
  { name: '0019-audit-sources', class: AuditSources },
  { name: '0020-row-locks', class: RowLocks },
  { name: '0021-audit-chain', class: AuditChain },
  { name: '0022-charter-versions', class: CharterVersions },
  { name: '0023-version-retention', class: VersionRetention },
];
