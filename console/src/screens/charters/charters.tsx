import { useState } from 'preact/hooks';
import { href } from '../../addresses.ts';
import { api, ask } from '../../api.ts';
import { useList } from '../../load.ts';
import type { PlaceProps } from '../../routes.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Checkbox, Select } from '../../ui/fields.tsx';
import { Empty, Lists, PageLayout } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { money, Time, words } from '../../ui/values.tsx';
import { One, statusBadge } from './charter.tsx';
import type { ProjectCharter } from './fields.tsx';

const t = text.charters;
const STATUSES = ['drafted', 'approved', 'cancelled'] as const;

const COLUMNS = [
  { name: text.common.name, show: ({ id, title }: ProjectCharter) => <a href={href('charters', id)}>{title}</a> },
  { name: text.inbox.status, show: ({ status }: ProjectCharter) => statusBadge(status) },
  { name: t.version, show: ({ version }: ProjectCharter) => version, isNumber: true },
  {
    name: t.budget,
    show: ({ envelope: { amount, currency } }: ProjectCharter) => money(amount, currency),
    isNumber: true,
  },
  { name: t.updated, show: ({ updated_at }: ProjectCharter) => <Time at={updated_at} /> },
];

const All = () => {
  const [status, setStatus] = useState('');
  const [isAll, setAll] = useState(may('approve'));
  const list = useList(
    (cursor) => {
      const query = {
        scope: isAll ? ('all' as const) : ('own' as const),
        ...(status === '' ? {} : { status: status as ProjectCharter['status'] }),
        ...(cursor === undefined ? {} : { cursor }),
      };
      return ask(() => api.GET('/api/v1/meta/charters', { params: { query } }));
    },
    [status, isAll],
    ['charters'],
  );
  const interview = may('org') && <a href={`${href('talk')}?intent=charter`}>{t.interview}</a>;
  const empty = (
    <Empty title={t.empty}>
      <p>{t.emptyHint}</p>
      {interview}
    </Empty>
  );
  return (
    <PageLayout title={text.shell.charters} actions={interview}>
      <div class="buttons">
        <Select
          label={text.inbox.status}
          value={status}
          onChange={setStatus}
          options={[['', text.feed.all], ...STATUSES.map((each) => [each, words(each)] as const)]}
        />
        {may('approve') && <Checkbox label={t.everybody} isOn={isAll} onChange={setAll} />}
      </div>
      <Lists of={list} empty={empty}>
        {(charters) => <Table caption={text.shell.charters} columns={COLUMNS} rows={charters} keyOf={({ id }) => id} />}
      </Lists>
    </PageLayout>
  );
};

export const Charters = ({ route: { segments } }: PlaceProps) => {
  const [, id] = segments;
  return id === undefined ? <All /> : <One key={id} id={id} />;
};
