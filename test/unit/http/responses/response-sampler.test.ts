import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../../../../generated/operations.ts';
import type { HttpResponse } from '../../../../handlers/http/contracts/http-response.ts';
import { ResponseSampler } from '../../../../handlers/http/responses/response-sampler.ts';
import { requestOf } from '../../../support/builders/contexts.ts';
import { captureLog } from '../../../support/doubles/captured-log.ts';

// The validators are loaded at the first sample; the test must not include their loading time in a wait.
beforeAll(() => import('../../../../derived/replies.js'));

const JSON_TYPE = { 'content-type': 'application/json' };
const alive = (data: object): string => JSON.stringify({ data, error: null, error_detail: null, success: true });
const TRUE_BODY = alive({ status: 'ok', uptime_seconds: 1 });
const FALSE_BODY = alive({ status: 'well', uptime_seconds: 1 });
const reply = (more: Partial<HttpResponse> = {}): HttpResponse => ({
  status: 200,
  headers: JSON_TYPE,
  body: FALSE_BODY,
  ...more,
});

const STREAM = { 'content-type': 'text/event-stream' };
const frame = (delta: string): string => `event: delta\ndata: ${JSON.stringify({ delta })}\n\n`;

const asked = (operationId: OperationId | null = 'getLiveness') => {
  const request = requestOf();
  request.operationId = operationId;
  return request;
};

const sampling = () => {
  const log = captureLog();
  const sample = new ResponseSampler(log.logger);
  const last = asked();
  return {
    ...log,
    /** Sends the same response this many times. */
    look: (times: number, response: HttpResponse, request = asked()) => {
      for (let count = 0; count < times; count += 1) sample.look(request, response);
      return request;
    },
    /** Sends a thousand more with an invalid response at their end, waits until that one is reported, and returns all reports. */
    told: async (): Promise<string[]> => {
      for (let count = 0; count < 1000; count += 1) sample.look(last, reply());
      await vi.waitFor(() => log.lineOf(last.instance), 3000);
      return log.lines.filter((line) => !line.includes(last.instance));
    },
  };
};

describe('the sample of responses', () => {
  it('is every thousandth: it is reported when it is not as documented, with the paths of the errors', async () => {
    const { look, lines, lineOf } = sampling();
    look(999, reply());
    const { instance } = look(1, reply());
    await vi.waitFor(() => expect(lines).toHaveLength(1), 3000);
    expect(lineOf(instance)).toMatchObject({
      level: 50,
      instance,
      operation: 'getLiveness',
      status: 200,
      faults: ['/data/status enum'],
      msg: 'the response does not match the document',
    });
    const next = look(1000, reply());
    await vi.waitFor(() => expect(lines).toHaveLength(2), 3000);
    expect(lineOf(next.instance)).toMatchObject({ operation: 'getLiveness' });
  });

  it.each<[string, HttpResponse, OperationId | null]>([
    ['is as documented', reply({ body: TRUE_BODY }), 'getLiveness'],
    [
      'is text as documented',
      reply({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'up 1' }),
      'getMetrics',
    ],
    ['is a replayed frame as documented', reply({ headers: STREAM, body: frame('a') }), 'streamTurn'],
    ['has no body', reply({ body: null }), 'getLiveness'],
    ['is still being written', reply({ rest: (async function* () {})() }), 'getLiveness'],
    ['belongs to no operation', reply({ status: 404 }), null],
  ])('reports nothing for one that %s', async (_what, rendered, operationId) => {
    const { look, told } = sampling();
    look(1000, rendered, asked(operationId));
    expect(await told()).toEqual([]);
  });

  it('reports a frame that is not as documented, also behind one that is', async () => {
    const { look, lines, lineOf } = sampling();
    const body = frame('a') + frame('');
    const { instance } = look(1000, reply({ headers: STREAM, body }), asked('streamTurn'));
    await vi.waitFor(() => expect(lines).toHaveLength(1), 3000);
    expect(lineOf(instance).faults).toContain('/data/delta minLength');
  });

  it.each<[string, HttpResponse]>([
    ['status', reply({ status: 418, body: TRUE_BODY })],
    ['media type', reply({ headers: { 'content-type': 'text/plain' }, body: TRUE_BODY })],
    ['media type at all', reply({ headers: {}, body: TRUE_BODY })],
  ])('reports a response without a documented %s', async (_what, rendered) => {
    const { look, lines, lineOf } = sampling();
    const { instance } = look(1000, rendered);
    await vi.waitFor(() => expect(lines).toHaveLength(1), 3000);
    const line = lineOf(instance);
    expect(line).toMatchObject({ status: rendered.status, msg: 'the response does not match the document' });
    expect(line).not.toHaveProperty('faults');
  });

  it('reports a response it cannot read, and continues', async () => {
    const { look, lines, told } = sampling();
    look(1000, reply({ body: '{"data":' }));
    await vi.waitFor(() => expect(lines).toHaveLength(1), 3000);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { type: 'SyntaxError' }, msg: 'reply sample failed' });
    expect(await told()).toHaveLength(1);
  });
});
