import uPlot from 'uplot';

// In a chunk of its own, as only Money draws.

interface Drawn {
  readonly days: readonly number[];
  /** In total by the end of the day; null for days to come. */
  readonly spent: readonly (number | null)[];
  readonly cap: number | null;
  readonly amount: (value: number) => string;
}

const HEIGHT = 280;

/** Draws into `place`; its style has the colours. Gives what takes the plot away again. */
export const draw = (place: HTMLElement, { days, spent, cap, amount }: Drawn): (() => void) => {
  const style = getComputedStyle(place);
  const axis: uPlot.Axis = {
    stroke: () => style.color,
    grid: { stroke: () => style.columnRuleColor, width: 1 },
    ticks: { stroke: () => style.columnRuleColor, width: 1 },
  };
  const plot = new uPlot(
    {
      width: place.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: (_, __, most) => [0, (most || 1) * 1.1] } },
      axes: [
        { ...axis, incrs: [1, 2, 5, 10] },
        { ...axis, size: 90, values: (_, marks) => marks.map(amount) },
      ],
      series: [
        {},
        { stroke: () => style.caretColor, width: 2, points: { show: true, fill: () => style.caretColor, size: 5 } },
        ...(cap === null
          ? []
          : [{ stroke: () => style.textDecorationColor, width: 2, dash: [8, 6], points: { show: false } }]),
      ],
    },
    [[...days], [...spent], ...(cap === null ? [] : [days.map(() => cap)])],
    place,
  );
  const sized = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height: HEIGHT }));
  sized.observe(place);
  const redraw = (): void => plot.redraw(false);
  const themed = new MutationObserver(redraw);
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', redraw);
  return () => {
    sized.disconnect();
    themed.disconnect();
    dark.removeEventListener('change', redraw);
    plot.destroy();
  };
};
