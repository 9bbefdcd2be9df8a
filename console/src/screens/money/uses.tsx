import { text } from '../../text/text.ts';
import { Table } from '../../ui/table.tsx';
import { Badge, exactTime, money, type Tone } from '../../ui/values.tsx';
import { useAlerts } from './alerts.ts';
import { type Budget, shareOf, stateOf, type Use } from './budget.ts';

const words = text.money;
const TONES: Readonly<Record<ReturnType<typeof stateOf>, Tone>> = {
  none: 'plain',
  within: 'good',
  near: 'warn',
  reached: 'bad',
};

const State = ({ use }: { readonly use: Use }) => (
  <Badge tone={TONES[stateOf(use)]}>{words.states[stateOf(use)]}</Badge>
);

export const percent = (share: number): string =>
  share > 0 && share < 0.001 ? '< 0.1 %' : `${Math.floor(share * 1000) / 10} %`;

const Share = ({ use }: { readonly use: Use }) => {
  const share = shareOf(use);
  if (share === null) return text.common.none;
  return (
    <span class="share">
      <meter aria-label={words.shareOf(use.name)} min={0} max={1} low={0.8} high={0.99} optimum={0} value={share} />{' '}
      {percent(share)}
    </span>
  );
};

/** The figures of the budget report. */
export const Uses = ({ budget: { uses, currency } }: { readonly budget: Budget }) => {
  const column = (field: 'spent' | 'held' | 'cap') => ({
    name: words.columns[field],
    isNumber: true,
    show: (use: Use) => {
      const amount = use[field];
      return amount === null ? text.common.none : money(amount, currency);
    },
  });
  return (
    <Table
      caption={words.uses}
      rows={uses}
      keyOf={({ id }) => id ?? ''}
      columns={[
        {
          name: words.whose,
          show: (use) => (
            <>
              <bdi>{use.name}</bdi> {use.id !== null && <span class="faint">{words.levels[use.level]}</span>}
            </>
          ),
        },
        column('spent'),
        column('held'),
        column('cap'),
        { name: words.share, show: (use) => <Share use={use} /> },
        { name: words.state, show: (use) => <State use={use} /> },
      ]}
    />
  );
};

/** Caps that are reached or almost reached, with the timestamps of their alerts. */
export const Alerts = ({ budget: { uses, currency }, turn }: { readonly budget: Budget; readonly turn: number }) => {
  const alerts = useAlerts(turn);
  const close = uses.filter((use) => ['near', 'reached'].includes(stateOf(use)));
  return (
    <div role="status">
      {close.length + alerts.length === 0 && <p>{words.noAlerts}</p>}
      <ul class="alerts">
        {close.map((use) => (
          <li key={use.id}>
            <State use={use} />{' '}
            {words.close(use.name, money(use.spent + use.held, currency), money(use.cap ?? 0, currency))}
          </li>
        ))}
        {alerts.map(({ event_id: id, payload, timestamp }) => (
          <li key={id}>
            <Badge tone="warn">{words.alert}</Badge>{' '}
            {words.heard(Number(payload.threshold_percent), exactTime(timestamp))}
          </li>
        ))}
      </ul>
    </div>
  );
};
