import { DriverException } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable, translate, translated } from '../../../domain/foundation/database/translate.ts';
import { DomainError } from '../../../domain/foundation/errors/domain-error.ts';
import { Conflict, PersistenceFailed, ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';

const driverError = (code: unknown, message = 'tell-tale') => Object.assign(new Error(message), { code });

/** What an error becomes: its class and code, and whether the error itself is kept as the cause. */
const outcomeOf = (error: unknown) => {
  const result = translate(error);
  return result instanceof DomainError ? [result.name, result.code, result.cause === error] : result;
};
const AWAY = ['ServiceUnavailable', 8001, true];
const REFUSED = ['PersistenceFailed', 8002, true];
const DUPLICATE = ['Duplicate', 4001, true];

const SQL_STATES: Readonly<Record<string, readonly string[]>> = {
  away: [
    ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
    ...['53000', '53100', '53200', '53300', '53400'],
    ...['57P01', '57P02', '57P03', '57P04', '57P05'],
    ...['40000', '40001', '40002', '40P01'],
    ...['57014', '55P03', '25006', '25P03', '25P04'],
  ],
  refused: [
    ...[
      '57000',
      '57P06',
      '57P00',
      '57P10',
      '25000',
      '25001',
      '25005',
      '25007',
      '25P02',
      '25P05',
      '55000',
      '55006',
      '57015',
      '57013',
      '41000',
      '39000',
    ],
    ...['23000', '23001', '23502', '23503', '23504', '23506', '23514', '23P01'],
    ...['42P01', '42601', '22P02', '22003', '54000', '52000', '58030', 'XX000', 'P0001', '07001', '09000'],
    '80000',
  ],
};

describe('a driver error', () => {
  it.each(SQL_STATES.away ?? [])('%s means that the server is unavailable', (code) => {
    expect(outcomeOf(driverError(code))).toEqual(AWAY);
    expect(isDatabaseUnavailable(driverError(code))).toBe(true);
  });
  it.each(SQL_STATES.refused ?? [])('%s means that a statement was refused', (code) => {
    expect(outcomeOf(driverError(code))).toEqual(REFUSED);
    expect(isDatabaseUnavailable(driverError(code))).toBe(false);
  });
  it('23505 means that a record exists already', () => {
    expect(outcomeOf(driverError('23505'))).toEqual(DUPLICATE);
  });
  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN'])(
    '%s means that the server is unavailable',
    (code) => {
      expect(outcomeOf(driverError(code))).toEqual(AWAY);
      expect(outcomeOf({ code })).toEqual(AWAY);
      expect(outcomeOf(new AggregateError([], 'all addresses failed', { cause: driverError(code) }))).toEqual(AWAY);
    },
  );
  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'The connection is closed',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
    'CONNECTION TERMINATED',
  ])('%j means that the server is unavailable, although it has no code', (message) => {
    expect(outcomeOf(new Error(message))).toEqual(AWAY);
    expect(outcomeOf({ message })).toEqual({ message });
  });
  it('is found anywhere in the chain of causes, if it means that the server is unavailable', () => {
    const wrap = (cause: unknown) => new Error('outer', { cause: new Error('middle', { cause }) });
    expect(outcomeOf(wrap(driverError('57P01')))).toEqual(AWAY);
    expect(outcomeOf(wrap(driverError('ECONNRESET')))).toEqual(AWAY);
    expect(outcomeOf(wrap(new Error('Connection terminated')))).toEqual(AWAY);
    for (const code of ['23505', '42P01', 'EACCES']) {
      const error = wrap(driverError(code));
      expect(translate(error)).toBe(error);
    }
  });
  it('is recognised inside the exception of the mapper', () => {
    expect(outcomeOf(new DriverException(driverError('23505')))).toEqual(DUPLICATE);
    expect(outcomeOf(new DriverException(driverError('53300')))).toEqual(AWAY);
    expect(outcomeOf(new DriverException(driverError('23514')))).toEqual(REFUSED);
  });
  it('is not contained in the detail', () => {
    for (const code of ['08006', '23505', '42P01'])
      expect((translate(driverError(code)) as DomainError).detail).not.toContain('tell-tale');
    expect((translate(driverError('08006')) as DomainError).detail).toBe(
      'The database is unavailable or did not respond in time',
    );
    expect((translate(driverError('23505')) as DomainError).detail).toBe(
      'A record with the same identity already exists',
    );
    expect((translate(driverError('42P01')) as DomainError).detail).toBe('The database rejected a statement');
  });
});

describe('an error of other code', () => {
  it('is passed on as the same object', () => {
    const others = [
      new Error('an internal error'),
      new TypeError('x is not a function'),
      new Conflict('a rule'),
      new Conflict('a rule', { cause: driverError('08006') }),
      new ServiceUnavailable('no provider'),
      new PersistenceFailed('x', { cause: driverError('23505') }),
      { code: 42 },
      { code: 23505 },
    ];
    for (const code of [
      'EACCES',
      'EADDRINUSE',
      'ECONNABORTED',
      'ENETUNREACH',
      'EHOSTDOWN',
      'EAI_FAIL',
      'ENOSPC',
      'ENOTDIR',
    ])
      others.push(driverError(code));
    for (const code of ['', '2350', '235050', ' 23505', '23505 ', '08', 'ABORT_ERR', 'abcde', '08p01', 53300, null])
      others.push(driverError(code));
    for (const error of others) expect(translate(error)).toBe(error);
  });
  it('may be any thrown value', () => {
    for (const value of [undefined, null, 'ECONNREFUSED', 'Connection terminated', 23505, false, Symbol.iterator])
      expect(translate(value)).toBe(value);
  });
});

describe('translated', () => {
  it('returns the result of the work, and rejects with the translated error', async () => {
    expect(await translated(Promise.resolve(7))).toBe(7);
    await expect(translated(Promise.reject(driverError('23505')))).rejects.toMatchObject({ code: 4001 });
    const own = new Error('own');
    await expect(translated(Promise.reject(own))).rejects.toBe(own);
  });
});
