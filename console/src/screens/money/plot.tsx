import { money } from '../../ui/values.tsx';
import type { Day } from './spending.ts';

interface PlotProps {
  readonly days: readonly Day[];
  readonly cap: number | null;
  readonly currency: string;
  /** The text alternative of the chart. */
  readonly label: string;
}

const WIDTH = 720;
const HEIGHT = 280;
const LEFT = 96;
const BOTTOM = 28;
const TOP = 8;
const EVERY_DAYS = 5;
const MARKS = 4;

/** 1, 2 or 5 times a power of ten, so that about `MARKS` of them reach `most`. */
const stepFor = (most: number): number => {
  const rawStep = most / MARKS;
  const power = 10 ** Math.floor(Math.log10(rawStep));
  return power * ([1, 2, 5].find((each) => each * power >= rawStep) ?? 10);
};

const marksUpTo = (most: number): readonly number[] => {
  const step = stepFor(most);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
};

/** The cumulative spending at the end of each day, and the cap. Colours are in the stylesheet. */
export const Plot = ({ days, cap, currency, label }: PlotProps) => {
  const known = days.flatMap(({ day, total }) => (total === null ? [] : [{ day, total }]));
  const most = Math.max(cap ?? 0, ...known.map(({ total }) => total)) * 1.1 || 1;
  const x = (day: number): number => LEFT + ((day - 0.5) / days.length) * (WIDTH - LEFT);
  const y = (amount: number): number => TOP + (1 - amount / most) * (HEIGHT - TOP - BOTTOM);
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {marksUpTo(most).map((amount) => (
        <g key={amount} class="mark">
          <line x1={LEFT} x2={WIDTH} y1={y(amount)} y2={y(amount)} />
          <text x={LEFT - 8} y={y(amount)} text-anchor="end" dominant-baseline="middle">
            {money(amount, currency)}
          </text>
        </g>
      ))}
      {days
        .filter(({ day }) => day === 1 || day % EVERY_DAYS === 0)
        .map(({ day }) => (
          <text key={day} x={x(day)} y={HEIGHT - 6} text-anchor="middle">
            {day}
          </text>
        ))}
      {cap !== null && <line class="cap" x1={LEFT} x2={WIDTH} y1={y(cap)} y2={y(cap)} />}
      <polyline class="spent" points={known.map(({ day, total }) => `${x(day)},${y(total)}`).join(' ')} />
      {known.map(({ day, total }) => (
        <circle key={day} class="spent" cx={x(day)} cy={y(total)} r="3" />
      ))}
    </svg>
  );
};
