import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadline } from '../../../domain/llm/gateway/deadline.ts';
import { ProviderTimedOut } from '../../../domain/llm/gateway/failures.ts';

const SECONDS = 30;
const passes = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const deadlineOf = (caller = new AbortController().signal) => new Deadline(SECONDS, caller);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the deadline of a call', () => {
  it('ends the call when its seconds are over, and not earlier', () => {
    const { signal } = deadlineOf();
    passes(SECONDS - 0.001);
    expect(signal.aborted).toBe(false);
    passes(0.001);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBeInstanceOf(ProviderTimedOut);
    expect((signal.reason.cause as Error).message).toBe('no reply within 30 s');
  });

  it('restarts with each extension', () => {
    const deadline = deadlineOf();
    passes(20);
    deadline.extend();
    passes(29);
    expect(deadline.signal.aborted).toBe(false);
    passes(1);
    expect(deadline.signal.aborted).toBe(true);
  });

  it('does not run while it is paused, and restarts afterwards', () => {
    const deadline = deadlineOf();
    passes(20);
    deadline.pause();
    passes(1000);
    expect(deadline.signal.aborted).toBe(false);
    deadline.extend();
    passes(29);
    expect(deadline.signal.aborted).toBe(false);
    passes(1);
    expect(deadline.signal.aborted).toBe(true);
  });

  it('that is closed aborts running work and leaves no timer behind', () => {
    const deadline = deadlineOf();
    expect(vi.getTimerCount()).toBe(1);
    deadline.close();
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.signal.reason).not.toBeInstanceOf(ProviderTimedOut);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends the call when its caller disconnects', () => {
    const caller = new AbortController();
    const { signal } = deadlineOf(caller.signal);
    caller.abort('gone');
    expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  });
});

describe('the error of a failed call', () => {
  const error = new Error('what the call threw');

  it('is what the call threw before the deadline', () => {
    expect(deadlineOf().verdict(error)).toBe(error);
  });

  it('is what the call threw, also after the deadline was closed', () => {
    const deadline = deadlineOf();
    deadline.close();
    expect(deadline.verdict(error)).toBe(error);
  });

  it('is the time-out after the deadline, whatever the call threw', () => {
    const deadline = deadlineOf();
    passes(SECONDS);
    expect(deadline.verdict(error)).toBe(deadline.signal.reason);
    expect(deadline.verdict(error)).toBeInstanceOf(ProviderTimedOut);
  });

  it('is the reason of the disconnected caller, even after the deadline', () => {
    const gone = new Error('the client went away');
    const caller = new AbortController();
    const deadline = deadlineOf(caller.signal);
    passes(SECONDS);
    caller.abort(gone);
    expect(deadline.verdict(error)).toBe(gone);
  });
});
