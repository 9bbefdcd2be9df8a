import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PersistenceFailed,
  ProviderFailed,
  RecordMissing,
  ServiceUnavailable,
} from '../../domain/foundation/errors/errors.ts';
import { ReplyInvalid } from '../../domain/llm/gateway/failures.ts';
import type { OperationId } from '../../generated/operations.ts';
import { failureOf, Problems } from '../../handlers/http/responses/problem.ts';
import { interview } from '../support/builders/organisation/charters.ts';
import { createPerson } from '../support/builders/people.ts';
import type { Client, OperationResponse, Request } from '../support/client/client.ts';
import { captureLog } from '../support/doubles/captured-log.ts';
import { ScriptedModel } from '../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

const TELL_TALE = 'tell-tale 10.0.0.7 /etc/platform secret_column';
/** The text of each 5xx, repeated on purpose. */
const SENTENCES: Readonly<Record<number, readonly [status: number, sentence: string]>> = {
  7000: [502, 'The model provider failed or returned an unusable reply'],
  8000: [500, 'An unexpected error occurred'],
  8001: [503, 'A required service is unavailable'],
  8002: [500, 'The storage layer failed'],
};
const FORMS = ['application/json', 'application/problem+json'];

describe('the error for any thrown value', () => {
  const telling = Object.assign(new Error(TELL_TALE), { detail: TELL_TALE, hint: TELL_TALE });
  const driver = (code: string) => Object.assign(new Error(TELL_TALE), { code, detail: TELL_TALE });
  const THROWN: readonly (readonly [what: string, code: number, thrown: unknown])[] = [
    ['an Error', 8000, telling],
    ['an Error with a cause', 8000, new Error(TELL_TALE, { cause: telling })],
    ['a text', 8000, TELL_TALE],
    ['an object', 8000, { message: TELL_TALE, detail: TELL_TALE, code: 4000, status: 404 }],
    ['nothing', 8000, undefined],
    ['null', 8000, null],
    ['a driver error away', 8001, driver('08006')],
    ['a socket error', 8001, driver('ECONNREFUSED')],
    ['a wrapped driver error away', 8001, new Error(TELL_TALE, { cause: driver('57P01') })],
    ['a service that is away', 8001, new ServiceUnavailable(TELL_TALE, { cause: telling, retryAfterSeconds: 1 })],
    ['a driver error', 8002, driver('42P01')],
    ['a refused statement', 8002, new PersistenceFailed(TELL_TALE, { cause: telling })],
    ['a provider', 7000, new ProviderFailed(TELL_TALE, { cause: telling })],
    ['a broken reply', 7000, new ReplyInvalid(TELL_TALE, { inputTokens: 1, outputTokens: 1 }, telling)],
  ];
  it.each(THROWN)('%s: %d with its sentence in both forms', (_what, code, thrown) => {
    const [status, sentence] = SENTENCES[code] ?? [];
    const failure = failureOf(thrown);
    expect([failure.status, failure.code, failure.detail]).toEqual([status, code, sentence]);
    for (const accept of FORMS) {
      const { body } = new Problems('https://docs').render(failure, 'i', accept);
      expect(body).not.toContain('tell-tale');
      const parsed = JSON.parse(body ?? '');
      expect(parsed.detail ?? parsed.error_detail.detail).toBe(sentence);
      expect(parsed.error ?? sentence).toBe(sentence);
    }
  });
  it('keeps the cause for the log: the inner one, or the error itself', () => {
    expect(failureOf(telling).cause).toBe(telling);
    expect(failureOf(new ServiceUnavailable('x', { cause: telling })).cause).toBe(telling);
    const bare = new ServiceUnavailable('x');
    expect(failureOf(bare).cause).toBe(bare);
    const wrapped = new Error('x', { cause: driver('57P01') });
    expect(failureOf(wrapped).cause).toBe(wrapped);
  });
  it('a missing record is not a 5xx and has its own text', () => {
    expect(failureOf(new RecordMissing('the words'))).toMatchObject({ status: 404, code: 3001, detail: 'the words' });
  });
});

describe('the response to an internal error', () => {
  const log = captureLog('info');
  let server: TestServer;
  let model: ScriptedModel;
  let ceo: Client;
  beforeAll(async () => {
    model = await ScriptedModel.start();
    const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
    server = await startServer({ env, logger: log.logger });
    ceo = (await createPerson(server, 'chief', 'ceo')).client;
  });
  afterAll(async () => {
    await server.close();
    await model.close();
  });

  /** Only the sentence in the response; the cause in the log, with the same instance. */
  const expectHidden = (answer: OperationResponse, code: number, told = 'tell-tale', level = 50): void => {
    const [status, sentence] = SENTENCES[code] ?? [];
    const detail = answer.body.error_detail ?? answer.body;
    expect([answer.status, detail.error_code, detail.detail]).toEqual([status, code, sentence]);
    expect(answer.body.error ?? sentence).toBe(sentence);
    expect(answer.text).not.toContain('tell-tale');
    expect(JSON.stringify(answer.headers)).not.toContain('tell-tale');
    expect(detail.instance).toBe(answer.headers['x-request-id']);
    const line = log.lineOf(detail.instance);
    expect(line).toMatchObject({ level, status, code });
    expect(JSON.stringify(line.err ?? line.reason)).toContain(told);
  };
  const inBothForms = async (operation: OperationId, request: Request, code: number, told?: string) => {
    for (const accept of FORMS)
      expectHidden(await ceo.callRaw(operation, { ...request, headers: { accept } }), code, told);
  };
  const PROJECT = { body: { name: 'A project', description: '', budget: 0 } };
  /** Every insert of a project fails with this SQLSTATE, immediately or at the commit. */
  const failInserts = (code: string, isDeferred = false) =>
    server.store.pool.query(`
      create or replace function fail_insert() returns trigger language plpgsql as $$
      begin raise exception '${TELL_TALE}' using errcode = '${code}', detail = '${TELL_TALE}', hint = '${TELL_TALE}'; end $$;
      drop trigger if exists fail_insert on projects;
      create ${isDeferred ? 'constraint' : ''} trigger fail_insert after insert on projects
        ${isDeferred ? 'deferrable initially deferred' : ''} for each row execute function fail_insert()`);

  it.each(['P0001', '23514', '42P01', 'XX000'])('500/8002: SQLSTATE %s', async (code) => {
    await failInserts(code);
    await inBothForms('createProject', PROJECT, 8002);
  });
  it('500/8002: a constraint of the database that is checked at the commit', async () => {
    await failInserts('23514', true);
    await inBothForms('createProject', PROJECT, 8002);
  });
  it.each(['08006', '53300', '57P03'])('503/8001: SQLSTATE %s', async (code) => {
    await failInserts(code);
    await inBothForms('createProject', PROJECT, 8001);
  });
  it('409/4001: the only SQLSTATE with its own code names neither table nor column', async () => {
    await failInserts('23505');
    const answer = await ceo.call('createProject', PROJECT);
    expect([answer.status, answer.body.error_detail.error_code]).toEqual([409, 4001]);
    expect(answer.body.error).toBe('A record with the same identity already exists');
    expect(answer.text).not.toContain('tell-tale');
  });
  it('500/8000: an internal error', async () => {
    // An unknown error can only be caused by a test.
    const { auditLog } = server.services;
    auditLog.list = async () => {
      throw new TypeError(TELL_TALE, { cause: new Error(TELL_TALE) });
    };
    await inBothForms('listAuditLog', {}, 8000);
  });
  it.each([
    ['a status with a body', { status: 500, body: TELL_TALE }, 'status 500'],
    ['a refused key', { status: 401, body: JSON.stringify({ error: { message: TELL_TALE } }) }, 'tell-tale'],
    ['no chat completion', { garble: `<html>${TELL_TALE}</html>` }, 'JSON'],
    ['a reply that breaks the contract', { json: { needs_more: TELL_TALE } }, 'needs_more'],
    ['a connection that ends', { drop: true as const }, 'Cannot connect'],
  ])('502/7000: %s of the model provider', async (_what, reply, told) => {
    model.script('interview_decision', reply);
    for (const accept of FORMS) {
      const answer = await ceo.call('interviewCharter', { body: { message: 'An idea' }, headers: { accept } });
      expectHidden(answer, 7000, told);
    }
  });
  it('503/8001: no model provider, which is not logged as a failure', async () => {
    const none = await startServer({ env: { MODEL_PROVIDER: 'none' }, logger: log.logger });
    const client = (await createPerson(none, 'chief', 'ceo')).client;
    expectHidden(await interview(client, 'An idea'), 8001, 'No model provider is configured', 30);
    await none.close();
  });
});
