import { ERROR_CODES, hasCode, type Tagged } from 'organisation-platform-client';
import { api, ask } from '../../api.ts';
import { may, me } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/notice.tsx';
import { Sure } from '../../ui/sure.tsx';
import { money } from '../../ui/values.tsx';
import type { ProjectCharter } from './fields.tsx';

const t = text.charters;

interface DecideProps {
  readonly read: Tagged<ProjectCharter>;
  readonly onEdit: () => void;
  readonly onDecided: (charter: ProjectCharter) => void;
  /** The charter has changed since it was shown. */
  readonly onChanged: () => void;
}

/** Approves, discards or edits exactly the shown version. */
export const Decide = ({ read: { data: charter, etag }, onEdit, onDecided, onChanged }: DecideProps) => {
  const { amount, currency } = charter.envelope;
  const params = { path: { charter_id: charter.id }, header: { 'If-Match': etag } };
  const deciding = (decide: () => Promise<ProjectCharter>) => async (): Promise<void> => {
    try {
      onDecided(await decide());
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.VERSION_CONFLICT)) throw error;
      onChanged();
    }
  };
  const approve = deciding(async () => {
    const run = await ask(() => api.POST('/api/v1/meta/charters/{charter_id}/approve', { params }));
    announce(run.is_success ? t.approved : t.approvedLate);
    return run.charter;
  });
  const cancel = deciding(() => ask(() => api.POST('/api/v1/meta/charters/{charter_id}/cancel', { params })));
  return (
    <div class="buttons">
      {may('approve', 'org') && (
        <Sure
          kind="main"
          verb={text.inbox.approve}
          consequence={t.approveHint(money(amount, currency), charter.version)}
          act={approve}
        />
      )}
      {charter.created_by === me.value?.id && may('org') && (
        <>
          <Button onClick={onEdit}>{t.edit}</Button>
          <Sure verb={t.cancel} consequence={t.cancelHint} act={cancel} />
        </>
      )}
    </div>
  );
};
