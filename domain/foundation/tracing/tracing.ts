/** What a span says of the work it stands for. Nothing that a user wrote, and no secret: traces leave the machine. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'server' | 'client' | 'internal';

export interface SpanStart {
  readonly kind: SpanKind;
  readonly facts?: SpanAttributes;
  /** Whose work this is part of, as a `traceparent` of W3C Trace Context; else that of whatever span the caller runs in. */
  readonly parent?: string | null;
}

/** Work that is being traced. */
export interface Span {
  /** Runs `work` inside the span: what it begins is part of it. */
  run<T>(work: () => T): T;
  /** What is known by now, and what the work is called, if that was not known before. */
  note(facts: SpanAttributes, name?: string): void;
  end(error?: unknown): void;
}

/** Keeps traces; handlers/telemetry.ts has the one of OpenTelemetry. */
export interface Tracer {
  begin(name: string, start: SpanStart): Span;
  /** The `traceparent` that work done elsewhere goes under; null outside of any span. */
  traceparent(): string | null;
}

let current: Tracer | null = null;

/** Traces the work of this process from now on; null ends it (spec/rules/requests.md#traces). */
export const setTracer = (tracer: Tracer | null): void => {
  current = tracer;
};

export const isTracing = (): boolean => current !== null;

/** Begins a span; null while nothing is traced. */
export const beginSpan = (name: string, start: SpanStart): Span | null => current?.begin(name, start) ?? null;

/** The `traceparent` of the span around the caller, if there is one. */
export const traceparent = (): string | null => current?.traceparent() ?? null;

/** Does the work in a span of its own, or just does it while nothing is traced. */
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
