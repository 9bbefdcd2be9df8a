import { describe, expect, it } from 'vitest';
import { KnownAddresses } from '../../../../handlers/http/limits/known-addresses.ts';
import { TicketlessSockets } from '../../../../handlers/http/sockets/ticketless-sockets.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const FULL = { code: 5002, retryAfterSeconds: 1 };
const refusalOf = (enter: () => unknown): unknown => {
  try {
    return enter();
  } catch (error) {
    return error;
  }
};

describe('sockets without a ticket', () => {
  it('from ten unknown networks leave a tenth of the places to addresses with a credential', () => {
    const room = new TicketlessSockets();
    const leaving: (() => void)[] = [];
    for (let network = 0; network < 9; network += 1)
      for (let socket = 0; socket < 100; socket += 1) leaving.push(room.enter(`2001:db8:0:${network}::/64`, false));
    expect(refusalOf(() => room.enter('2001:db8:0:9::/64', false))).toMatchObject(FULL);
    for (let address = 0; address < 10; address += 1)
      for (let socket = 0; socket < 10; socket += 1) room.enter(`203.0.113.${address}`, true);
    expect([room.size, refusalOf(() => room.enter('203.0.113.99', true))]).toEqual([
      1000,
      expect.objectContaining(FULL),
    ]);
    for (const leave of leaving) leave();
    expect(room.size).toBe(100);
    room.enter('2001:db8:0:9::/64', false);
  });

  it('from one address with a credential take at most ten places of the reserve, and a hundred in total', () => {
    const room = new TicketlessSockets();
    for (let socket = 0; socket < 9; socket += 1) room.enter('203.0.113.1', true);
    for (let socket = 0; socket < 891; socket += 1) room.enter(`2001:db8:0:${socket % 9}::/64`, false);
    // Those it had before are not in the reserve.
    const leaving = Array.from({ length: 10 }, () => room.enter('203.0.113.1', true));
    expect(refusalOf(() => room.enter('203.0.113.1', true))).toMatchObject(FULL);
    leaving[0]?.();
    room.enter('203.0.113.1', true);
    expect(refusalOf(() => room.enter('203.0.113.1', true))).toMatchObject(FULL);
    const empty = new TicketlessSockets();
    for (let socket = 0; socket < 100; socket += 1) empty.enter('203.0.113.1', true);
    expect(refusalOf(() => empty.enter('203.0.113.1', true))).toMatchObject(FULL);
  });
});

describe('addresses with a credential', () => {
  it('are known for a quarter of an hour after the last request, up to 10 000 of them', () => {
    const clock = new ManualClock();
    const known = new KnownAddresses(clock);
    known.note('203.0.113.1');
    expect([known.has('203.0.113.1'), known.has('203.0.113.2')]).toEqual([true, false]);
    clock.advance(900);
    expect(known.has('203.0.113.1')).toBe(true);
    clock.advance(1);
    expect(known.has('203.0.113.1')).toBe(false);
    for (let index = 0; index < 10_000; index += 1) known.note(`address ${index}`);
    clock.advance(1);
    known.note('address 0');
    known.note('one more');
    expect([known.has('address 0'), known.has('address 1'), known.has('one more')]).toEqual([true, false, true]);
  });

  it('are forgotten in the order of their last requests', () => {
    const clock = new ManualClock();
    const known = new KnownAddresses(clock);
    known.note('early');
    known.note('late');
    clock.advance(1);
    known.note('early');
    for (let index = 0; index < 9_999; index += 1) known.note(`address ${index}`);
    expect([known.has('early'), known.has('late')]).toEqual([true, false]);
  });
});
