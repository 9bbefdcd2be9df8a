import { useEffect, useRef, useState } from 'preact/hooks';
import { useLoad } from '../../load.ts';
import { text } from '../../text.ts';
import { Select } from '../../ui/fields.tsx';
import { Empty, Loads } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { money } from '../../ui/values.tsx';
import type { Budget, Level, Use } from './budget.ts';
import { addUp, type Day, type Entry, keyOf, monthsUpTo, useSpending } from './spending.ts';

const words = text.money;
const LEVELS = Object.entries(words.levels);

interface PlotProps {
  readonly days: readonly Day[];
  readonly cap: number | null;
  readonly currency: string;
  readonly title: string;
}

const Plot = ({ days, cap, currency, title }: PlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  const plot = useLoad(() => import('./plot.ts'));
  const known = days.filter(({ total }) => total !== null);
  useEffect(() => {
    if (place.current === null) return undefined;
    return plot.data?.draw(place.current, {
      days: days.map(({ day }) => day),
      spent: days.map(({ total }) => total),
      cap,
      amount: (value) => money(value, currency),
    });
  }, [plot.data, JSON.stringify(days), cap, currency]);
  return (
    <Loads of={plot}>
      {() => (
        <figure>
          <figcaption>
            {title} <span class="line spent">{words.spentLine}</span>
            {cap !== null && <span class="line cap">{words.capLine(money(cap, currency))}</span>}
          </figcaption>
          <div ref={place} class="plot" role="img" aria-label={`${title} ${words.plotHint(known.at(-1)?.day ?? 1)}`} />
        </figure>
      )}
    </Loads>
  );
};

/** The same numbers. */
const Numbers = ({ days, cap, currency, title }: PlotProps) => {
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

/** Who spent something in the month; the name of each, with the currency where it is not that of the budget. */
const spendersIn = (entries: readonly Entry[], currency: string): readonly (readonly [string, string])[] => [
  ...new Map(
    entries.map((entry) => {
      const name = entry.level === 'company' ? words.levels.company : (entry.name ?? entry.id ?? '');
      return [keyOf(entry), entry.currency === currency ? name : `${name} (${entry.currency})`] as const;
    }),
  ),
];

/** The cap that the report knows is for the present month, or for the life of a charter. */
const useFor = (key: string, budget: Budget): Use | undefined =>
  budget.uses.find(({ id }) => keyOf({ id, currency: budget.currency }) === key);

interface SpentProps {
  readonly budget: Budget;
  readonly level: Level;
  readonly month: string;
  readonly entries: readonly Entry[];
}

const Spent = ({ budget, level, month, entries }: SpentProps) => {
  const [chosen, setChosen] = useState('');
  const spenders = spendersIn(entries, budget.currency);
  const [key, name] = spenders.find(([each]) => each === chosen) ?? spenders[0] ?? [];
  if (key === undefined) return <Empty title={words.nothing(month)}>{words.nothingHint}</Empty>;
  const own = entries.filter((entry) => keyOf(entry) === key);
  const isPresent = month === budget.month;
  const use = isPresent ? useFor(key, budget) : undefined;
  // A charter has its cap for all its life: what it spent in earlier months counts.
  const before =
    level === 'charter' && use !== undefined ? use.spent - own.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const shown = {
    days: addUp(own, month, Math.max(0, before)),
    cap: use?.cap ?? null,
    currency: key.split(' ')[1] ?? budget.currency,
    title: words.burn(name ?? '', month),
  };
  return (
    <>
      {level !== 'company' || spenders.length > 1 ? (
        <Select label={words.whose} value={key} onChange={setChosen} options={spenders} />
      ) : null}
      <Plot {...shown} />
      {!isPresent && <p class="faint">{words.earlierCap}</p>}
      <Numbers {...shown} />
    </>
  );
};

/** How a month was spent, day by day. */
export const Burn = ({ budget }: { readonly budget: Budget }) => {
  const [level, setLevel] = useState<Level>('company');
  const [chosen, setMonth] = useState('');
  const month = chosen || budget.month;
  const spending = useSpending(level, month);
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
