import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../../../../domain/foundation/errors/errors.ts';
import { echoed } from '../../../../domain/foundation/kernel/text/text.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { Cursors } from '../../../../handlers/http/responses/cursor.ts';
import { createValidate, requireValidBody } from '../../../../handlers/http/steps/validate.ts';
import { contextFor, requestOf } from '../../../support/builders/contexts.ts';

interface Asked {
  readonly params?: Record<string, string>;
  readonly search?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const cursors = new Cursors('a secret of sixteen or more');
const validate = createValidate({ cursors });
const validated = (operationId: OperationId, { params = {}, search = '', body, headers = {} }: Asked) =>
  validate(contextFor(operationId, { params, body, request: requestOf({ url: `/?${search}`, headers }) }));

/** The errors of the request as text, or '' for none. */
const faults = (operationId: OperationId, asked: Asked): string => {
  try {
    validated(operationId, asked);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(RequestInvalid);
    return (error as Error).message;
  }
};

describe('path parameters', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['10', 10],
  ])('that are whole numbers become numbers: %j', (text, number) => {
    const { path } = validated('setSetupAgentName', { params: { agent_index: text }, body: { name: 'Ada' } });
    expect(path).toEqual({ agent_index: number });
  });

  it.each(['', '01', '-1', '+1', '1.0', '1e3', ' 1', '1 ', 'x', '0x1', '٣', '00'])(
    '%j is not a whole number',
    (text) => {
      expect(faults('setSetupAgentName', { params: { agent_index: text }, body: { name: 'Ada' } })).toContain(
        'path /agent_index: must be integer',
      );
    },
  );

  it('that are text stay text', () => {
    expect(validated('getUser', { params: { user_id: '7' } }).path).toEqual({ user_id: '7' });
  });

  it('do not change the text they were read from', () => {
    const exchange = validated('setSetupAgentName', { params: { agent_index: '7' }, body: { name: 'Ada' } });
    expect(exchange.params).toEqual({ agent_index: '7' });
  });

  it('are required and must be storable', () => {
    expect(faults('setSetupAgentName', { body: { name: 'Ada' } })).toBe('path /agent_index: must be integer');
    expect(faults('getUser', { params: { user_id: 'a\0b' } })).toContain(
      'path /user_id: must not hold U+0000 or unpaired surrogates',
    );
  });
});

describe('query parameters', () => {
  it.each<[OperationId, string, Record<string, unknown>]>([
    ['listUsers', 'limit=7', { limit: 7 }],
    ['createDepartment', 'dry_run=true', { dry_run: true }],
    ['createDepartment', 'dry_run=false', { dry_run: false }],
    ['listCharters', 'status=drafted', { status: 'drafted' }],
    ['listAuditLog', 'target_id=7', { target_id: '7' }],
    ['listAuditLog', 'target_id=true', { target_id: 'true' }],
  ])('of %s are converted: %s', (operationId, search, query) => {
    const body = { name: 'Research' };
    expect(validated(operationId, { search, body }).query).toMatchObject(query);
  });

  it.each<[OperationId, string, string]>([
    ['listUsers', 'limit=07', 'query /limit: must be integer'],
    ['listUsers', 'limit=', 'query /limit: must be integer'],
    ['listUsers', 'limit=7.0', 'query /limit: must be integer'],
    ['listUsers', 'limit=true', 'query /limit: must be integer'],
    ['listUsers', 'limit=7&limit=7', 'query /limit: must be given once'],
    ['listUsers', 'limit=1&limit=2&limit=3', 'query /limit: must be given once'],
    ['listUsers', 'cursor=a%00', 'query /cursor: must not hold U+0000 or unpaired surrogates'],
    ['listUsers', 'limits=7', 'query /limits: is not a known parameter (did you mean limit?)'],
    ['listUsers', 'LIMIT=7', 'query /LIMIT: is not a known parameter (did you mean limit?)'],
    ['listUsers', '__proto__=1', 'query /__proto__: is not a known parameter (known: cursor, limit)'],
    ['listUsers', 'lim%E2%80%AEit=', 'query /lim\\u{202E}it: is not a known parameter (did you mean limit?)'],
    ['listUsers', 'a%00=', 'query /a\\u{0}: is not a known parameter (known: cursor, limit)'],
    ['listUsers', 'a%2Fb~=', 'query /a~1b~0: is not a known parameter (known: cursor, limit)'],
    [
      'listUsers',
      `${'l'.repeat(200)}=`,
      `query /${echoed('l'.repeat(200))}: is not a known parameter (known: cursor, limit)`,
    ],
    ['listApprovals', 'staus=pending', 'query /staus: is not a known parameter (did you mean status?)'],
    ['getCapabilities', 'x', 'query /x: is not a known parameter (the operation has none)'],
    ['listCharters', 'status=7', 'query /status: must be one of drafted, approved, cancelled'],
  ])('of %s are refused: %s', (operationId, search, fault) => {
    expect(faults(operationId, { search }).split('; ')).toContain(fault);
  });

  it.each(['dry_run=', 'dry_run=1', 'dry_run=TRUE', 'dry_run=yes'])('%s is not a boolean', (search) => {
    expect(faults('createDepartment', { search, body: { name: 'Research' } })).toBe('query /dry_run: must be boolean');
  });

  it('that are unknown take little time, however many they are', () => {
    const search = Array.from({ length: 3_000 }, (_, index) => `state${index}=`).join('&');
    const fastest = (operationId: OperationId, query: string): number =>
      Math.min(
        ...Array.from({ length: 10 }, () => {
          const begun = performance.now();
          faults(operationId, { search: query });
          return performance.now() - begun;
        }),
      );
    expect(faults('listAuditLog', { search }).split('; ')).toHaveLength(3);
    // The callback reads the same names and compares none.
    expect(fastest('listAuditLog', search)).toBeLessThan(5 * fastest('oauthCallback', `state=s&${search}`));
  });

  it('that are unknown are ignored where third parties write the URL', () => {
    const ignoring = Object.entries(operations).flatMap(([id, policy]) => (policy.ignoresUnknownQuery ? [id] : []));
    expect(ignoring.sort()).toEqual([
      ...[
        'getConsole',
        'getConsoleAsset',
        'getDocs',
        'getDocsAsset',
        'getDocsPage',
        'getErrorDocs',
        'getGuide',
        'getHome',
      ],
      ...['oauthCallback', 'receiveWebhook'],
    ]);
    expect(validated('oauthCallback', { search: 'state=s&iss=i' }).query).toEqual({ state: 's' });
  });

  it('that are missing get their defaults', () => {
    expect(validated('listUsers', {}).query).toMatchObject({ limit: 50 });
  });
});

describe('headers', () => {
  it('are compared with the document', () => {
    const body = { username: 'bob', password: 'a long first password', role: 'manager' };
    expect(faults('createUser', { body, headers: { 'idempotency-key': 'a-1' } })).toBe('');
    expect(faults('createUser', { body, headers: { 'idempotency-key': 'x'.repeat(256) } })).toBe(
      'header /idempotency-key: must have at most 255 characters',
    );
  });
});

describe('a body', () => {
  const UNSTORABLE = 'must not hold U+0000 or unpaired surrogates';

  it('that fits its schema passes', () => {
    expect(faults('login', { body: { username: 'bob', password: 'a long first password' } })).toBe('');
  });

  it('is compared with its schema', () => {
    expect(faults('login', { body: { username: 'bob' } })).toBe('body /password: is required');
  });

  it('is not checked if the operation takes none', () => {
    expect(faults('listUsers', { body: { a: '\0' } })).toBe('');
  });

  it.each<[unknown, string]>([
    [{ username: 'a\0', password: 'p' }, `body /username: ${UNSTORABLE}`],
    [{ username: '\ud800', password: 'p' }, `body /username: ${UNSTORABLE}`],
    [{ a: [{ 'b/c': '\udc00' }] }, `body /a/0/b~1c: ${UNSTORABLE}`],
    [{ 'a\0': 1 }, `body: a field name ${UNSTORABLE}`],
    [{ a: { '\ud800': '\0' } }, `body /a: a field name ${UNSTORABLE}; body /a/\\u{D800}: ${UNSTORABLE}`],
    ['\0', `body: ${UNSTORABLE}`],
  ])('%j cannot be stored: %s', (body, fault) => {
    expect(faults('login', { body })).toMatch(new RegExp(`^${fault.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(; |$)`));
  });

  it('of paired surrogates, numbers, lists and empty values is storable', () => {
    const text = faults('login', { body: { username: '😀', a: null, b: [1, true, 'x'], c: {} } });
    expect(text).not.toContain('U+0000');
  });

  it('reports at most three errors and stops there', () => {
    let seen = 0;
    const last = {
      get deep() {
        seen += 1;
        return '';
      },
    };
    const text = faults('login', { body: { a: '\0', b: '\0', c: '\0', d: '\0', last } });
    expect(text).toBe(`body /a: ${UNSTORABLE}; body /b: ${UNSTORABLE}; body /c: ${UNSTORABLE}`);
    expect(seen).toBe(0);
  });

  const nested = (levels: number): unknown => {
    let value: unknown = 'x';
    for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
    return { value };
  };

  it('may nest 64 levels deep and no deeper', () => {
    const TOO_DEEP = 'body: must not nest deeper than 64 levels';
    expect(faults('login', { body: nested(63) })).not.toContain('nest');
    expect(faults('login', { body: nested(64) }).split('; ')[0]).toBe(TOO_DEEP);
    expect(faults('login', { body: nested(5000) }).split('; ')[0]).toBe(TOO_DEEP);
  });
});

describe('a number in a free-form field', () => {
  it('is finite, at any depth', () => {
    const told = (body: unknown): string => {
      try {
        requireValidBody('receiveWebhook', body);
        return '';
      } catch (error) {
        return (error as RequestInvalid).detail;
      }
    };
    expect(told(JSON.parse('{"a":[{"b":1e308}]}'))).toBe('');
    expect(told(JSON.parse('{"a":[{"b":1e999}]}'))).toBe('body /a/0/b: must be finite');
    expect(told(JSON.parse('{"a":-1e999}'))).toBe('body /a: must be finite');
  });
});

describe('the errors of a request', () => {
  it('are reported for all of its parts together', () => {
    const text = faults('setSetupAgentName', {
      params: { agent_index: 'x' },
      headers: { 'if-match': '"a"' },
      body: {},
    });
    expect(text).toBe('path /agent_index: must be integer; body /name: is required');
  });
});

describe('the page of a cursor list', () => {
  it('has fifty items by default, or as many as the query says; a cursor is opened', () => {
    expect(validated('listUsers', {}).page).toEqual({ limit: 50, position: null });
    const cursor = cursors.seal('listUsers', ['u7']);
    expect(validated('listUsers', { search: `limit=7&cursor=${cursor}` }).page).toEqual({ limit: 7, position: ['u7'] });
    expect(faults('listUsers', { search: `cursor=${cursors.seal('listTasks', ['u7'])}` })).toBe(
      'query /cursor: is not a cursor of this list',
    );
  });
});
