/** Somebody or something in the chart, above what belongs to it. */
export interface Branch {
  readonly name: string;
  readonly detail: string;
  readonly address?: string;
  readonly children?: readonly Branch[];
}

interface Node extends Branch {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 200;
export const HEIGHT = 40;
const ROW = 48;
const COLUMN = 240;

/** Places the tree from left to right: every leaf has a row of its own, and whatever has children stands in the middle of them. */
export const layOut = (root: Branch) => {
  const nodes: Node[] = [];
  const links: string[] = [];
  let rows = 0;
  const place = (branch: Branch, x: number): number => {
    const own = nodes.push({ ...branch, x, y: 0 }) - 1;
    const below = (branch.children ?? []).map((child) => place(child, x + COLUMN));
    const y = ((below[0] ?? rows * ROW) + (below.at(-1) ?? rows * ROW)) / 2;
    if (below.length === 0) rows += 1;
    for (const to of below)
      links.push(`M${x + WIDTH} ${y + HEIGHT / 2}h${(COLUMN - WIDTH) / 2}V${to + HEIGHT / 2}H${x + COLUMN}`);
    nodes[own] = { ...branch, x, y };
    return y;
  };
  place(root, 0);
  const width = Math.max(...nodes.map(({ x }) => x)) + WIDTH;
  return { nodes, links, width, height: rows * ROW - (ROW - HEIGHT) };
};
