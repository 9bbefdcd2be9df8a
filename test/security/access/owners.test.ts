import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { OperationPolicy } from '../../../handlers/http/document/policy.ts';
import type { OperationResponse, Request } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { expectRegister } from '../../support/run/register.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { bodyOf, everyOperation, fieldsOf } from '../../support/sweep/document.ts';
import { parameterNames, pathValues } from '../../support/sweep/requests.ts';
import { createBelongings, statementsOf } from './belongings.ts';
import { createCallers, type KnownCaller } from './callers.ts';
import { isAllowed } from './oracle.ts';
import { IN_BODY, IN_PATH, OTHERWISE, OWNED, type Owned, type Reach, WITHOUT_PATH } from './owners.ts';

// Own, foreign and missing records: for every operation that names an owned record, and every kind of caller.
let server: TestServer;
let callers: readonly KnownCaller[];
let belongings: Awaited<ReturnType<typeof createBelongings>>;

beforeAll(async () => {
  server = await startServer();
  callers = await createCallers(server);
  belongings = await createBelongings(server, callers);
});
afterAll(() => server.close());

const isProtected = ({ access }: OperationPolicy): boolean => !access.some((guard) => guard === 'public');
const protectedOperations = everyOperation.filter(([, policy]) => isProtected(policy));

/** An operation, and the place of the owned record in a request. */
interface Place {
  readonly operation: OperationId;
  readonly policy: OperationPolicy;
  readonly place: 'path' | 'body';
  readonly field: string;
  readonly owned: Owned;
}

const placesOf = ([operation, policy]: (typeof protectedOperations)[number]): Place[] => {
  const named = [
    ...parameterNames(policy.path).map((field) => ({ field, place: 'path' as const, of: IN_PATH[field] })),
    ...idsIn(operation).map((field) => ({ field, place: 'body' as const, of: IN_BODY[field] })),
  ];
  return named.flatMap(({ field, place, of }) => {
    if (of === undefined || of === 'company') return [];
    const owned = place === 'path' ? (OTHERWISE[operation] ?? of) : of;
    return owned === 'company' ? [] : [{ operation, policy, field, place, owned }];
  });
};
const idsIn = (operation: OperationId): string[] => fieldsOf(operation).filter((name) => name.endsWith('_id'));
const places = protectedOperations.flatMap(placesOf);

/** Where the example of the document names another record, or changes no owned record. */
const BODIES: Readonly<Partial<Record<OperationId, object>>> = {
  redeliverWebhook: { since: '2030-01-01T00:00:00Z' },
  updateWebhookEndpoint: { url: 'https://elsewhere.example.com/platform' },
  // The example waits for a task.
  claimRuns: {},
};

/** A request that changes nothing when it finds its record: its tag is outdated, or the record is closed. */
const requestOf = ({ operation, policy, place, field }: Place, id: string): Request => {
  const path = pathValues(policy.path, {
    approval_id: belongings.approvalId,
    ...(place === 'path' ? { [field]: id } : {}),
  });
  const headers = { 'if-match': place === 'path' ? '"stale"' : '*' };
  // The right lease token does not make another user the one who claimed the run.
  const token = { lease_token: belongings.leaseTokenOf(id) };
  if (policy.streamsBody)
    return { path, headers: { ...headers, 'lease-token': token.lease_token }, raw: { text: 'x', type: 'text/plain' } };
  if (policy.body === 'none') return { path, headers };
  const shown = (BODIES[operation] ?? bodyOf(operation).example) as object | undefined;
  const message = place === 'body' && 'message' in (shown ?? {}) ? { message: 'What is under way?' } : shown;
  const lease = 'lease_token' in (shown ?? {}) ? token : {};
  return { path, headers, body: { ...message, ...lease, ...(place === 'body' ? { [field]: id } : {}) } };
};

const told = (answer: OperationResponse): Reach => {
  const word = outcome(answer);
  if (word === '404/3000') return 'absent';
  return word === '403/1001' ? 'refused' : 'found';
};

/** Without the values that differ in every response. */
const plain = ({ status, headers, text }: OperationResponse) => {
  const { 'x-request-id': requestId = '', date: _date, ...others } = headers;
  return { status, others, text: text.replaceAll(requestId, 'the request').replace(/"timestamp":"[^"]*"/g, '') };
};

describe('the table of owners', () => {
  it('has a row for every record that the path of an operation names, and no other', () => {
    const named = new Set(
      everyOperation.filter(([, policy]) => isProtected(policy)).flatMap(([, { path }]) => parameterNames(path)),
    );
    expectRegister(Object.keys(IN_PATH), named, 'IN_PATH in test/security/access/owners.ts');
  });
  it('has a row for every id in a body, and no other', () => {
    const named = protectedOperations.flatMap(([id]) => idsIn(id));
    expectRegister(Object.keys(IN_BODY), named, 'IN_BODY in test/security/access/owners.ts');
  });
  it('has a row for every operation whose path names nothing, and no other', () => {
    const without = protectedOperations.filter(([, { path }]) => !path.includes('{')).map(([id]) => id);
    expectRegister(Object.keys(WITHOUT_PATH), without, 'WITHOUT_PATH in test/security/access/owners.ts');
    const odd = (Object.keys(OTHERWISE) as OperationId[]).filter((id) => !operations[id].path.includes('{'));
    expect(odd).toEqual([]);
  });
});

describe.each(places)('$operation with $field in its $place: $owned', (named) => {
  const { policy, owned } = named;
  const isPassing = (caller: KnownCaller) => isAllowed(policy.access, caller);
  const send = (caller: KnownCaller, id: string) => caller.client.callRaw(named.operation, requestOf(named, id));

  it('own, of a manager, of the ceo: found, absent or refused for each caller, as the table says', async () => {
    const wrong: unknown[] = [];
    for (const caller of callers) {
      for (const { target, id, what } of belongings.targetsOf(owned, caller)) {
        const reach = isPassing(caller) ? OWNED[owned](caller, target) : 'refused';
        const expected = reach === 'forbidden' ? 'refused' : reach;
        const answer = await send(caller, id);
        if (told(answer) !== expected || answer.status >= 500)
          wrong.push([caller.name, what, expected, outcome(answer)]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('404/3000, or the error of the guard: a hidden record gets exactly the response of a missing one', async () => {
    const wrong: unknown[] = [];
    for (const caller of callers) {
      const absent = plain(await send(caller, belongings.absent(owned)));
      const isRefused = !isPassing(caller) || OWNED[owned](caller, { isOwn: false }) === 'refused';
      if (absent.status !== (isRefused ? 403 : 404)) wrong.push([caller.name, absent]);
      for (const { target, id, what } of belongings.targetsOf(owned, caller)) {
        const reach = isPassing(caller) ? OWNED[owned](caller, target) : 'refused';
        if (reach === 'found' || reach === 'forbidden') continue;
        const hidden = plain(await send(caller, id));
        if (JSON.stringify(hidden) !== JSON.stringify(absent)) wrong.push([caller.name, what, hidden, absent]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('runs the same statements for a hidden record and a missing one', async () => {
    for (const caller of callers) {
      if (!isPassing(caller)) continue;
      const hidden = belongings
        .targetsOf(owned, caller)
        .find(({ target }) => OWNED[owned](caller, target) === 'absent');
      if (hidden === undefined) continue;
      const ofHidden = await statementsOf(belongings.tables[owned], () => send(caller, hidden.id));
      const ofAbsent = await statementsOf(belongings.tables[owned], () => send(caller, belongings.absent(owned)));
      expect([caller.name, ofHidden]).toEqual([caller.name, ofAbsent]);
      expect(ofHidden.length).toBeGreaterThan(0);
    }
  });
});

describe('an unknown id', () => {
  it.each([...new Set(places.map(({ owned }) => owned))])('of the kind %s belongs to nobody', (owned) => {
    const ids = callers.flatMap((caller) => belongings.targetsOf(owned, caller).map(({ id }) => id));
    expect(ids).not.toContain(belongings.absent(owned));
  });
});
