import { AsyncLocalStorage } from 'node:async_hooks';
import type { HistogramShape } from './gen-ai.ts';

/** The attributes of a span. No secret, because traces leave the machine, and nothing that a user wrote unless `capturesContent`. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export type SpanKind = 'server' | 'client' | 'internal';

export interface SpanStart {
  readonly kind: SpanKind;
  readonly facts?: SpanAttributes;
  /** The parent as a W3C `traceparent`; by default the current span. */
  readonly parent?: string | null;
}

/** A traced piece of work. */
export interface Span {
  /** Runs `work` inside the span, with everything it starts. */
  run<T>(work: () => T): T;
  /** Adds attributes, and sets the name if it was not known before. */
  note(facts: SpanAttributes, name?: string): void;
  end(error?: unknown): void;
}

/** Collects traces and measurements; handlers/server/telemetry.ts has the one of OpenTelemetry. */
export interface Tracer {
  /** Whether spans may hold the messages of models and the arguments of tools. */
  readonly capturesContent: boolean;
  begin(name: string, start: SpanStart): Span;
  /** Adds a value to a histogram. */
  record(histogram: HistogramShape, value: number, facts: SpanAttributes): void;
  /** The `traceparent` for work done elsewhere; null outside of any span. */
  traceparent(): string | null;
}

let current: Tracer | null = null;

/** Starts tracing the work of this process; null stops it (spec/rules/requests.md#traces). */
export const setTracer = (tracer: Tracer | null): void => {
  current = tracer;
};

export const isTracing = (): boolean => current !== null;

/** The attributes of every span that begins inside of `withFacts`. */
const inherited = new AsyncLocalStorage<SpanAttributes>();

/** Adds attributes to every span that begins during the work. */
export const withFacts = <T>(facts: SpanAttributes, work: () => T): T =>
  current === null ? work() : inherited.run({ ...inherited.getStore(), ...facts }, work);

/** Starts a span; null while nothing is traced. */
export const beginSpan = (name: string, start: SpanStart): Span | null => {
  if (current === null) return null;
  const facts = inherited.getStore();
  return current.begin(name, facts === undefined ? start : { ...start, facts: { ...facts, ...start.facts } });
};

/** Adds a value to a histogram; does nothing while nothing is traced. */
export const record = (histogram: HistogramShape, value: number, facts: SpanAttributes): void =>
  current?.record(histogram, value, facts);

/** Whether spans may hold the messages of models and the arguments of tools. */
export const capturesContent = (): boolean => current?.capturesContent === true;

/** The `traceparent` of the current span, or null. */
export const traceparent = (): string | null => current?.traceparent() ?? null;

/** Runs the work in a new span, or without one while nothing is traced. */
export const traced = async <T>(name: string, start: SpanStart, work: () => Promise<T>): Promise<T> => {
  const span = beginSpan(name, start);
  if (span === null) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
};
