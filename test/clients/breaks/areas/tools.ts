import { TOOLS } from '../../../../clients/conformance/document.ts';
import { answered, asCeo, type Broken, nextDigits, ofCheck, said, told, within, withList } from '../forms.ts';
import type { Break } from '../proxy/break.ts';

const MCP = within('/mcp');
const LIST = 'mcp/the list contains the tools that the caller may use';
const PERMISSION = 'spec/rules/tools.md#permission';
const RESULT = 'mcp/a tool returns the result of its operation';
const ERROR = 'mcp/a tool returns the error of its operation';
const FAILED = 'spec/rules/tools.md#failed-calls';
const ONCE = 'mcp/a call with a key runs once';
const REPEATED = 'spec/rules/tools.md#repeated-calls';

/** Changes the list of tools. */
const listing = (change: (tools: unknown[]) => unknown): Break => withList(MCP, ['result', 'tools'], change);

/** Calls of tools. */
export const BREAKS_OF_TOOLS: readonly Broken[] = [
  ...ofCheck(
    LIST,
    PERMISSION,
    ['every caller sees every tool', asCeo(MCP), 'an observer has the tools that read'],
    ['a tool is missing', listing((tools) => tools.pop()), 'the role ceo has every tool of the document'],
    [
      'the order of the tools depends on the caller',
      listing((tools) => tools.length < TOOLS.length && tools.reverse()),
      'the order does not depend on the caller',
    ],
  ),
  ...ofCheck(
    RESULT,
    'spec/rules/tools.md#mcp-results',
    [
      'a tool returns other data than its operation',
      told('"structuredContent":{"id":"', '"structuredContent":{"id":"0', MCP),
      'it returns the data of its operation',
    ],
    [
      'the text of a result differs from its data',
      told('\\"id\\":\\"', '\\"id\\":\\"0', MCP),
      'the content is the same as JSON text',
    ],
  ),
  ...ofCheck(
    ERROR,
    FAILED,
    ['a failed tool does not report it', told('"isError":true', '"isError":false'), 'a failed call contains the error'],
    ['an unknown argument is ignored', said(',"nonsense":true', ''), 'an unknown argument is refused'],
    ['an unknown tool is an unknown method', told('-32602', '-32601', MCP), 'an unknown tool name is -32602'],
  ),
  ...ofCheck(
    ONCE,
    REPEATED,
    [
      'a repeated call is another one',
      answered(({ text }, path) => ({
        text: path === '/mcp' ? text.replace(/("structuredContent":\{"id":")[^"]{8}/, `$1${nextDigits()}`) : text,
      })),
      'the same key and arguments return the first result',
    ],
    [
      'a creation by a tool returns no id',
      told('"structuredContent":{"id":"', '"structuredContent":{"department":"', MCP),
      'the first call creates the department',
    ],
    [
      'other arguments under a key run',
      said(/("name":"[^"]*-2"),"idempotency_key":"[^"]*"/, '$1'),
      'other arguments under the key are refused',
    ],
  ),
  ...ofCheck('mcp/a tool runs with the permission of the caller', 'spec/rules/tools.md#mcp-calls', [
    'a tool runs with the permission of the administrator',
    asCeo(MCP),
    'a tool runs with the permission of the caller',
  ]),
];
