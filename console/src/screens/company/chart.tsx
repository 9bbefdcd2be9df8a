import { href } from '../../addresses.ts';
import { text } from '../../text/text.ts';
import { type CompanyStructure, groupsOf, shown } from './records.ts';
import { type Branch, HEIGHT, layOut, WIDTH } from './tree.ts';

/** With more agents only those of the selected department are drawn; the list shows all. */
const MAX_AGENTS = 150;
const LETTERS = 25;

const short = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

const branches = (whole: CompanyStructure, id: string): Branch => {
  const { groups, strays } = groupsOf(whole);
  const leaves = (agents: CompanyStructure['agents']): readonly Branch[] =>
    agents.map((agent) => ({ name: agent.name, detail: agent.role, address: href('company', 'agents', agent.id) }));
  const isDrawn = (agents: CompanyStructure['agents'], owner: string): boolean =>
    whole.agents.length <= MAX_AGENTS || owner === id || agents.some((agent) => agent.id === id);
  return {
    name: whole.company_name,
    detail: shown('company_type', whole.settings.company_type),
    address: href('company'),
    children: [
      ...groups.map(({ department, members }) => ({
        name: department.name,
        detail: text.company.agentCount(members.length),
        address: href('company', 'departments', department.id),
        children: isDrawn(members, department.id) ? leaves(members) : [],
      })),
      ...(isDrawn(strays, '') ? leaves(strays) : []),
    ],
  };
};

/** Draws a tree. Nodes with a link lead there; the one whose link ends with `id` is selected. */
export const Tree = ({ of, id = '' }: { readonly of: Branch; readonly id?: string }) => {
  const { nodes, links, width, height } = layOut(of);
  return (
    // Focusable if it contains no links, so that keys can scroll it.
    <div class="chart" tabIndex={of.address === undefined ? 0 : -1}>
      <svg width={width + 2} height={height + 2} viewBox={`-1 -1 ${width + 2} ${height + 2}`}>
        <title>{text.company.chart}</title>
        <path d={links.join('')} />
        {nodes.map(({ name, detail, address, x, y }, index) => {
          const shown = (
            <>
              <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx={6} />
              <text x={x + 10} y={y + 17}>
                {short(name)}
              </text>{' '}
              <text x={x + 10} y={y + 33} class="detail">
                {short(detail)}
              </text>
            </>
          );
          if (address === undefined) return <g key={index}>{shown}</g>;
          return (
            <a key={address} href={address} aria-current={id !== '' && address.endsWith(id) ? 'true' : undefined}>
              {shown}
            </a>
          );
        })}
      </svg>
    </div>
  );
};

/** The structure as a chart. Every node links to its record. */
export const Chart = ({ whole, id = '' }: { readonly whole: CompanyStructure; readonly id?: string | undefined }) => (
  <Tree of={branches(whole, id)} id={id} />
);
