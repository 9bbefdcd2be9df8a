import { useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Select } from '../../ui/fields.tsx';
import { Empty, Loads } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { money } from '../../ui/values.tsx';
import type { Budget, Level } from './budget.ts';
import { Plot } from './plot.tsx';
import { spendersIn, spendingOf } from './spenders.ts';
import { type Day, monthsUpTo, type SpendingEntry, useSpending } from './spending.ts';

const words = text.money;
const LEVELS = Object.entries(words.levels);

interface Shown {
  readonly days: readonly Day[];
  readonly cap: number | null;
  readonly currency: string;
  readonly title: string;
}

const Picture = ({ title, ...shown }: Shown) => {
  const until = shown.days.findLast(({ total }) => total !== null)?.day ?? 1;
  return (
    <figure>
      <figcaption>
        {title} <span class="line spent">{words.spentLine}</span>
        {shown.cap !== null && <span class="line cap">{words.capLine(money(shown.cap, shown.currency))}</span>}
      </figcaption>
      <Plot {...shown} label={`${title} ${words.plotHint(until)}`} />
    </figure>
  );
};

/** The numbers of the chart as a table. */
const Numbers = ({ days, cap, currency, title }: Shown) => {
  const amount = (value: number | null): string => (value === null ? '' : money(value, currency));
  return (
    <details>
      <summary>{words.numbers}</summary>
      <Table
        caption={title}
        rows={days.filter(({ total }) => total !== null)}
        keyOf={({ day }) => String(day)}
        columns={[
          { name: words.day, show: ({ day }) => day },
          { name: words.thatDay, isNumber: true, show: (day) => amount(day.amount) },
          { name: words.inTotal, isNumber: true, show: ({ total }) => amount(total) },
          { name: words.columns.cap, isNumber: true, show: () => (cap === null ? text.common.none : amount(cap)) },
          { name: words.calls, isNumber: true, show: ({ calls }) => calls },
          { name: words.tokens, isNumber: true, show: ({ tokens }) => tokens },
        ]}
      />
    </details>
  );
};

interface SpentProps {
  readonly budget: Budget;
  readonly level: Level;
  readonly month: string;
  readonly entries: readonly SpendingEntry[];
}

const Spent = ({ budget, level, month, entries }: SpentProps) => {
  const [chosen, setChosen] = useState('');
  const spenders = spendersIn(entries, budget.currency);
  const [key, name = ''] = spenders.find(([each]) => each === chosen) ?? spenders[0] ?? [];
  if (key === undefined) return <Empty title={words.nothing(month)}>{words.nothingHint}</Empty>;
  const shown = { ...spendingOf(key, budget, { level, month, entries }), title: words.burn(name, month) };
  return (
    <>
      {level !== 'company' || spenders.length > 1 ? (
        <Select label={words.whose} value={key} onChange={setChosen} options={spenders} />
      ) : null}
      <Picture {...shown} />
      {month !== budget.month && <p class="faint">{words.earlierCap}</p>}
      <Numbers {...shown} />
    </>
  );
};

/** The spending of a month by day. */
export const Burn = ({ budget, turn }: { readonly budget: Budget; readonly turn: number }) => {
  const [level, setLevel] = useState<Level>('company');
  const [chosen, setMonth] = useState('');
  const month = chosen || budget.month;
  const spending = useSpending(level, month, turn);
  return (
    <>
      <div class="filters">
        <Select label={words.level} value={level} onChange={(value) => setLevel(value as Level)} options={LEVELS} />
        <Select
          label={words.month}
          value={month}
          onChange={setMonth}
          options={monthsUpTo(budget.month).map((each) => [each, each])}
        />
      </div>
      <Loads of={spending}>{(read) => <Spent key={read.level} budget={budget} {...read} />}</Loads>
    </>
  );
};
