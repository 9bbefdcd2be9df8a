import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, createPerson, PASSWORD, setUpCeo, signIn } from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The full-width form of an ASCII letter. */
const widened = (letter: string): string => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0);

/** Checks passwords against the rules for a user with this name, while the company is called Northwind Traders. */
const refused = (username: string): [why: string, password: string][] => [
  ['one of the most common', 'qwerty123456'],
  ['the same in other letters', 'QWERTY123456'],
  ['a common one further down the list', '1q2w3e4r5t6y'],
  ['a common one in wide letters', 'ｑwerty１23456'],
  ['a common one with white space at its ends', ' qwerty123456\u3000'],
  ['a common one with what shows nothing', 'qwerty\u200b123\u00ad456\u{e0041}'],
  ['with the username in wide letters', `x9 ${[...username].map(widened).join('')} words`],
  ['with the username, and in it what shows nothing', `x9 ${[...username].join('\u200d')} words`],
  ['with the name of the company, and in it what shows nothing', 'at North\u2060wind Traders since 2030'],
  ['with the username', `x9 ${username} words`],
  ['with the username in other letters', `x9 ${username.toUpperCase()} words`],
  ['with the name of the company', 'at Northwind Traders since 2030'],
  ['with the name of the company in other letters', 'at NORTHWIND traders since 2030'],
];
const FINE = ['Sturdy Oak 42 lamps', 'qwerty123456 and more', 'northwind without traders'];

describe('a new password', () => {
  it('422/2000: of the first account', async () => {
    const setUp = (password: string): Promise<OperationResponse> =>
      server.client.call('setupAdmin', { body: { username: 'Zoë Möller', password } });
    expect(outcome(await setUp('1qaz2wsx3edc'))).toBe('422/2000');
    expect(outcome(await setUp('zoe\u0308 mo\u0308ller and more'))).toBe('422/2000');
    ceo = await setUpCeo(server.client);
    const body = { company_name: ' Northwind Traders ' };
    expect((await ceo.call('createSetupCompany', { body })).status).toBe(201);
  });
  it('422/2000: of a user that is created', async () => {
    const create = (username: string, password: string): Promise<OperationResponse> =>
      ceo.call('createUser', { body: { username, password, role: 'observer' } });
    for (const [why, password] of refused('newcomer'))
      expect([why, outcome(await create('newcomer', password))]).toEqual([why, '422/2000']);
    for (const [index, password] of FINE.entries())
      expect(outcome(await create(`newcomer ${index}`, password))).toBe('201');
  });
  it('422/2000: of a change and of a reset', async () => {
    const { client, id } = await createPerson(server, 'changing', 'manager');
    const change = (password: string): Promise<OperationResponse> =>
      client.call('changePassword', { body: { current_password: PASSWORD, new_password: password } });
    const reset = (password: string): Promise<OperationResponse> =>
      ceo.call('resetUserPassword', { path: { user_id: id }, body: { password } });
    for (const [why, password] of refused('changing'))
      expect([why, outcome(await change(password)), outcome(await reset(password))]).toEqual([
        why,
        '422/2000',
        '422/2000',
      ]);
    expect(outcome(await change('Sturdy Oak 42 lamps'))).toBe('200');
    expect(outcome(await reset('Sturdy Oak 42 lamps'))).toBe('200');
  });
  it('422/2000: with a name of four characters', async () => {
    const body = { username: 'Otto', password: 'the lamps of otto 42', role: 'observer' } as const;
    expect(outcome(await ceo.call('createUser', { body }))).toBe('422/2000');
  });
  it('201: may contain a name of three characters', async () => {
    const body = { username: 'eve', password: 'steve has eleven sheep', role: 'observer' } as const;
    expect(outcome(await ceo.call('createUser', { body }))).toBe('201');
  });
  it('422/2000: the one that must be changed, in any Unicode form; 200: another one', async () => {
    const password = 'crème brûlée à gogo';
    await ceo.call('createUser', { body: { username: 'gourmet', password, role: 'observer' } });
    const gourmet = await signIn(server.client, 'gourmet', password);
    const change = (next: string): Promise<OperationResponse> =>
      gourmet.call('changePassword', { body: { current_password: password, new_password: next } });
    for (const same of [password, password.normalize('NFD')]) expect(outcome(await change(same))).toBe('422/2000');
    expect(outcome(await change('tarte tatin à gogo'))).toBe('200');
  });
  it('200: may be the old one if it need not be changed', async () => {
    await addUser(server, 'content', 'observer');
    const client = await signIn(server.client, 'content');
    const answer = await client.call('changePassword', {
      body: { current_password: PASSWORD, new_password: PASSWORD },
    });
    expect(outcome(answer)).toBe('200');
  });
});
