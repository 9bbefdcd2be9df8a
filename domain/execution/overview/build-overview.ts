import type { FoundationServices } from '../../foundation/foundation.ts';
import type { InboxService } from '../../inbox/inbox-service.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { ServerEndings } from '../endings/server-endings.ts';
import { PauseService } from '../pauses/pause-service.ts';
import type { SpentCaps } from '../spending/spent-caps.ts';
import { ExhaustedCapCounts } from './exhausted-cap-counts.ts';
import { StoredWaitingCounts } from './waiting-counts.ts';
import { OverviewService } from './work-overview.ts';

interface OverviewNeeds extends Pick<FoundationServices, 'uow' | 'clock' | 'outbox' | 'audit' | 'settings'> {
  readonly changes: OrganisationChanges;
  readonly inbox: Pick<InboxService, 'provideBudgets'>;
  readonly spentCaps: SpentCaps;
  readonly endings: ServerEndings;
  /** Called after the commit of a pause or its end. */
  readonly onCapacityFreed: () => void;
}

/** Builds the overview of work and the pauses, and provides the inbox with the caps that tasks wait for. */
export const buildOverview = (needs: OverviewNeeds) => {
  const { inbox, onCapacityFreed } = needs;
  const workOverview = new OverviewService({ ...needs, waitingCounts: new StoredWaitingCounts(needs) });
  const onChange = (): void => {
    workOverview.forget();
    onCapacityFreed();
  };
  const exhaustedCaps = new ExhaustedCapCounts(needs);
  inbox.provideBudgets(() => exhaustedCaps.read());
  return { workOverview, pauses: new PauseService({ ...needs, onChange }) };
};
