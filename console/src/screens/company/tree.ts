import { hierarchy, tree } from 'd3-hierarchy';

/** A node of the chart with its children. */
export interface Branch {
  readonly name: string;
  readonly detail: string;
  readonly address?: string;
  readonly children?: readonly Branch[];
}

export const WIDTH = 200;
export const HEIGHT = 40;
const ROW = 48;
const COLUMN = 240;

/** Computes positions from left to right. */
export const layOut = (root: Branch) => {
  const placed = tree<Branch>()
    .nodeSize([ROW, COLUMN])
    .separation(() => 1)(hierarchy(root, ({ children }) => children));
  const nodes = placed.descendants();
  const top = Math.min(...nodes.map(({ x }) => x));
  return {
    nodes: nodes.map(({ x, y, data }) => ({ ...data, x: y, y: x - top })),
    links: placed.links().map(({ source, target }) => {
      const [from, to] = [source.x - top + HEIGHT / 2, target.x - top + HEIGHT / 2];
      const middle = source.y + WIDTH + (COLUMN - WIDTH) / 2;
      return `M${source.y + WIDTH} ${from}H${middle}V${to}H${target.y}`;
    }),
    width: Math.max(...nodes.map(({ y }) => y)) + WIDTH,
    height: Math.max(...nodes.map(({ x }) => x)) - top + HEIGHT,
  };
};
