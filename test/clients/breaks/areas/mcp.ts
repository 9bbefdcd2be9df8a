import { answered, asCeo, type Broken, ofCheck, told, unheard, within, withStatus } from '../forms.ts';

const MCP = within('/mcp');
const REVISIONS = 'spec/rules/tools.md#mcp-revisions';
const DISCOVERY = 'mcp/the discovery names the revision, and only tools';
const NOTIFICATION = 'mcp/a notification is accepted';
const UNSUPPORTED = 'mcp/an unsupported method is unknown';

/** Messages of the Model Context Protocol, and its credentials; calls of tools: tools.ts. */
export const BREAKS_OF_MCP: readonly Broken[] = [
  ...ofCheck(
    DISCOVERY,
    REVISIONS,
    ['a message has no result', told('"result":', '"outcome":', MCP), 'a message that is understood has a result'],
    ['a message creates something', withStatus(200, 201, MCP), 'expected 200, got 201'],
    ['another revision is served', told('2026-07-28', '2026-07-29', MCP), 'the revision 2026-07-28 is served'],
    [
      'more than tools is offered',
      told('"capabilities":{', '"capabilities":{"resources":{},', MCP),
      'only tools are offered',
    ],
  ),
  ...ofCheck('mcp/an older client completes the handshake', REVISIONS, [
    'an older client gets another revision',
    told('2025-11-25', '2025-06-18', MCP),
    'the requested older revision is served',
  ]),
  ...ofCheck(
    NOTIFICATION,
    REVISIONS,
    ['a notification is a request', withStatus(202, 200, MCP), 'expected 202, got 200'],
    [
      'a notification gets a response',
      answered(({ status }) => (status === 202 ? { text: '{}' } : {})),
      'a notification has no response',
    ],
  ),
  ...ofCheck(
    UNSUPPORTED,
    REVISIONS,
    ['an unsupported method is 200', withStatus(404, 200, MCP), 'expected 404, got 200'],
    ['an unsupported method is malformed', told('-32601', '-32600', MCP), 'a method that is not offered is -32601'],
  ),
  ...ofCheck(
    'mcp/callers without a credential and pages of other origins are refused',
    'spec/rules/tools.md#mcp-credentials',
    [
      'tools need no credential',
      asCeo(({ path, headers }) => path === '/mcp' && headers.authorization === undefined),
      'expected 401/1000, got 200',
    ],
    ['a page of another origin may use tools', unheard('origin'), 'expected 403/1001, got 200'],
    ['tools have no wrong method', withStatus(405, 404, MCP), 'expected 405/2001, got 404/2001: GET'],
  ),
];
