import type { Attributes, Context, Histogram, Meter, Span as OtelSpan, Tracer as OtelTracer } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import { within } from '../../domain/foundation/kernel/within.ts';
import type { HistogramShape } from '../../domain/foundation/tracing/gen-ai.ts';
import {
  type Span,
  type SpanAttributes,
  type SpanStart,
  setTracer,
  type Tracer,
} from '../../domain/foundation/tracing/tracing.ts';
import type { Config } from './config.ts';

/** Ends tracing: sends the recorded spans, for at most a few seconds. */
export type StopTelemetry = () => Promise<void>;

/** The longest attribute of a span, in characters, without and with the content of model calls. */
const MAX_ATTRIBUTE = 200;
const MAX_CONTENT = 65_536;

/** The longest wait for the last spans when the process stops. */
const FLUSH_MS = 2_000;

type Api = typeof import('@opentelemetry/api');
type Sdk = typeof import('@opentelemetry/sdk-trace');

/**
 * Records traces and measurements with the OpenTelemetry SDK and sends them to OTEL_EXPORTER_OTLP_ENDPOINT; without the variable nothing
 * is loaded. The exporters read the other standard variables, such as headers and timeouts, themselves
 * (spec/rules/requests.md#traces).
 */
export const startTelemetry = async (
  { telemetry }: Pick<Config, 'telemetry'>,
  facts: { readonly version: string; readonly instance: string },
): Promise<StopTelemetry> => {
  if (telemetry === null) return async () => {};
  const [api, hooks, core, resources, sdk, metrics, { OTLPTraceExporter }, { OTLPMetricExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ]);
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  const { serviceName, share, capturesContent, metricIntervalMs } = telemetry;
  const resource = resources.resourceFromAttributes({
    'service.name': serviceName,
    'service.version': facts.version,
    'service.instance.id': facts.instance,
  });
  const spans = new sdk.TracerProvider({
    sampler: samplerOf(api, sdk, share),
    resource,
    spanLimits: { attributeValueLengthLimit: capturesContent ? MAX_CONTENT : MAX_ATTRIBUTE, attributeCountLimit: 20 },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const exporter = new OTLPMetricExporter();
  const meters = new metrics.MeterProvider({
    resource,
    readers: [new metrics.PeriodicExportingMetricReader({ exporter, exportIntervalMillis: metricIntervalMs })],
  });
  const scope = ['organisation-platform', facts.version] as const;
  setTracer(tracerOf(api, spans.getTracer(...scope), { meter: meters.getMeter(...scope), capturesContent }));
  return async () => {
    setTracer(null);
    await within(Promise.allSettled([spans.shutdown(), meters.shutdown()]), FLUSH_MS, undefined);
  };
};

/**
 * A client may choose the trace of a request, but not whether it is recorded: this is sampled for each request and each
 * background task. Their child spans follow.
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

const tracerOf = (
  api: Api,
  tracer: OtelTracer,
  { meter, capturesContent }: { readonly meter: Meter; readonly capturesContent: boolean },
): Tracer => {
  const histograms = new Map<string, Histogram>();
  const histogramOf = ({ name, description, unit, buckets }: HistogramShape): Histogram => {
    const advice = { explicitBucketBoundaries: [...buckets] };
    const histogram = histograms.get(name) ?? meter.createHistogram(name, { description, unit, advice });
    histograms.set(name, histogram);
    return histogram;
  };
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL };
  const parentOf = ({ parent }: SpanStart): Context =>
    parent == null ? api.context.active() : api.propagation.extract(api.ROOT_CONTEXT, { traceparent: parent });
  return {
    capturesContent,
    record: (histogram, value, facts) => histogramOf(histogram).record(value, otelAttributes(facts)),
    begin: (name: string, start: SpanStart): Span => {
      const around = parentOf(start);
      const attributes = otelAttributes(start.facts ?? {});
      const span = tracer.startSpan(name, { kind: kinds[start.kind], attributes }, around);
      return new TracedSpan(api, span, api.trace.setSpan(around, span));
    },
    traceparent: (): string | null => {
      const carrier: { traceparent?: string } = {};
      api.propagation.inject(api.context.active(), carrier);
      return carrier.traceparent ?? null;
    },
  };
};

/** The SDK declares its lists as mutable. */
const otelAttributes = (facts: SpanAttributes): Attributes => facts as Attributes;

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
    this.#span.setAttributes(otelAttributes(facts));
    if (name !== undefined) this.#span.updateName(name);
  }

  /** Only the class of an error is recorded, not its message, which may contain input of users. */
  end(error?: unknown): void {
    if (error !== undefined) {
      this.#span.setAttribute('error.type', error instanceof Error ? error.constructor.name : 'Error');
      this.#span.setStatus({ code: this.#api.SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}
