import { useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Select } from '../../ui/fields.tsx';
import { Empty, Loads } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { money } from '../../ui/values.tsx';
import type { Budget, Level, Use } from './budget.ts';
import { Plot } from './plot.tsx';
import { type Day, keyOf, monthsUpTo, type SpendingEntry, sumByDay, useSpending } from './spending.ts';

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

/** The spenders of the month, with the currency if it differs from that of the budget. */
const spendersIn = (entries: readonly SpendingEntry[], currency: string): readonly (readonly [string, string])[] => [
  ...new Map(
    entries.map((entry) => {
      const name = entry.level === 'company' ? words.levels.company : (entry.name ?? entry.id ?? '');
      return [keyOf(entry), entry.currency === currency ? name : `${name} (${entry.currency})`] as const;
    }),
  ),
];

/** The cap in the report applies to the current month, or to the lifetime of a charter. */
const useOf = (key: string, budget: Budget): Use | undefined =>
  budget.uses.find(({ id }) => keyOf({ id, currency: budget.currency }) === key);

interface SpentProps {
  readonly budget: Budget;
  readonly level: Level;
  readonly month: string;
  readonly entries: readonly SpendingEntry[];
}

const Spent = ({ budget, level, month, entries }: SpentProps) => {
  const [chosen, setChosen] = useState('');
  const spenders = spendersIn(entries, budget.currency);
  const [key, name] = spenders.find(([each]) => each === chosen) ?? spenders[0] ?? [];
  if (key === undefined) return <Empty title={words.nothing(month)}>{words.nothingHint}</Empty>;
  const own = entries.filter((entry) => keyOf(entry) === key);
  const isPresent = month === budget.month;
  const use = isPresent ? useOf(key, budget) : undefined;
  // The cap of a charter applies to its lifetime, so it includes the spending of earlier months.
  const before =
    level === 'charter' && use !== undefined ? use.spent - own.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const shown = {
    days: sumByDay(own, month, Math.max(0, before)),
    cap: use?.cap ?? null,
    currency: key.split(' ')[1] ?? budget.currency,
    title: words.burn(name ?? '', month),
  };
  return (
    <>
      {level !== 'company' || spenders.length > 1 ? (
        <Select label={words.whose} value={key} onChange={setChosen} options={spenders} />
      ) : null}
      <Picture {...shown} />
      {!isPresent && <p class="faint">{words.earlierCap}</p>}
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
