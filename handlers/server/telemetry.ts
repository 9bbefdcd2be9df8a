import type { Context, Span as OtelSpan, Tracer as OtelTracer } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import { within } from '../../domain/foundation/kernel/within.ts';
import { type Span, type SpanAttributes, type SpanStart, setTracer } from '../../domain/foundation/tracing/tracing.ts';
import type { Config } from './config.ts';

/** Ends it: what was recorded is sent, for at most a few seconds. */
export type StopTelemetry = () => Promise<void>;

/** Longest wait for the last spans to be taken when the process stops. */
const FLUSH_MS = 2_000;

type Api = typeof import('@opentelemetry/api');
type Sdk = typeof import('@opentelemetry/sdk-trace');

/**
 * Records traces by the SDK of OpenTelemetry and sends them to where OTEL_EXPORTER_OTLP_ENDPOINT says; nothing is loaded without it. The
 * exporter itself reads the other variables of its standard, such as headers and timeouts (spec/rules/requests.md#traces).
 */
export const startTelemetry = async (
  { telemetry }: Pick<Config, 'telemetry'>,
  facts: { readonly version: string; readonly instance: string },
): Promise<StopTelemetry> => {
  if (telemetry === null) return async () => {};
  const [api, hooks, core, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(api, sdk, telemetry.share),
    resource: resources.resourceFromAttributes({
      'service.name': telemetry.serviceName,
      'service.version': facts.version,
      'service.instance.id': facts.instance,
    }),
    spanLimits: { attributeValueLengthLimit: 200, attributeCountLimit: 20 },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  setTracer(tracerOf(api, provider.getTracer('organisation-platform', facts.version)));
  return async () => {
    setTracer(null);
    await within(
      provider.shutdown().catch(() => {}),
      FLUSH_MS,
      undefined,
    );
  };
};

/**
 * A caller may say which trace a request belongs to, and nothing about whether it is recorded: that is drawn for each request and for what
 * begins by itself. Whatever belongs to one of those follows it.
 */
const samplerOf = (api: Api, sdk: Sdk, share: number): Sampler => ({
  shouldSample: (context, _traceId, _name, kind) => {
    const parent = kind === api.SpanKind.SERVER ? undefined : api.trace.getSpanContext(context);
    const isDrawn = parent === undefined ? Math.random() < share : (parent.traceFlags & api.TraceFlags.SAMPLED) !== 0;
    const { RECORD_AND_SAMPLED, NOT_RECORD } = sdk.SamplingDecision;
    return { decision: isDrawn ? RECORD_AND_SAMPLED : NOT_RECORD };
  },
  toString: () => 'drawn for each request',
});

const tracerOf = (api: Api, tracer: OtelTracer) => {
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL };
  const parentOf = ({ parent }: SpanStart): Context =>
    parent == null ? api.context.active() : api.propagation.extract(api.ROOT_CONTEXT, { traceparent: parent });
  return {
    begin: (name: string, start: SpanStart): Span => {
      const around = parentOf(start);
      const span = tracer.startSpan(name, { kind: kinds[start.kind], attributes: { ...start.facts } }, around);
      return new TracedSpan(api, span, api.trace.setSpan(around, span));
    },
    traceparent: (): string | null => {
      const carrier: { traceparent?: string } = {};
      api.propagation.inject(api.context.active(), carrier);
      return carrier.traceparent ?? null;
    },
  };
};

class TracedSpan implements Span {
  readonly #api: Api;
  readonly #span: OtelSpan;
  readonly #inside: Context;

  constructor(api: Api, span: OtelSpan, inside: Context) {
    this.#api = api;
    this.#span = span;
    this.#inside = inside;
  }

  run<T>(work: () => T): T {
    return this.#api.context.with(this.#inside, work);
  }

  note(facts: SpanAttributes, name?: string): void {
    this.#span.setAttributes({ ...facts });
    if (name !== undefined) this.#span.updateName(name);
  }

  /** Of an error its class is told, never its words: they may hold what a user wrote. */
  end(error?: unknown): void {
    if (error !== undefined) {
      this.#span.setAttribute('error.type', error instanceof Error ? error.constructor.name : 'Error');
      this.#span.setStatus({ code: this.#api.SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}
