import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

/** A point of a histogram. */
export interface SentPoint {
  readonly attributes: readonly Attribute[];
  readonly count: number | string;
  readonly sum: number;
  readonly explicitBounds: readonly number[];
}

interface SpanBatch {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}
interface MetricBatch {
  readonly resourceMetrics: readonly {
    readonly scopeMetrics: readonly {
      readonly metrics: readonly {
        readonly name: string;
        readonly unit: string;
        readonly histogram?: { readonly dataPoints: readonly SentPoint[] };
      }[];
    }[];
  }[];
}

/** The attributes as an object. Numbers arrive as text or number. */
export const attributesOf = ({ attributes }: { readonly attributes: readonly Attribute[] }): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => {
      const [kind, given] = Object.entries(value)[0] ?? [];
      const list = kind === 'arrayValue' ? (given as { values: Attribute['value'][] }).values : null;
      return [key, list === null ? scalar(kind, given) : list.map((each) => Object.values(each)[0])];
    }),
  );

const scalar = (kind: string | undefined, given: unknown): unknown => (kind === 'intValue' ? Number(given) : given);

/** An OTLP collector that keeps what it receives. */
export class Collector {
  readonly received: { readonly path: string; readonly body: string }[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      this.received.push({ path: request.url ?? '', body: await text(request) });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }

  static async start(): Promise<Collector> {
    const collector = new Collector();
    await new Promise<void>((resolve) => collector.#server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** All spans, in order of arrival. */
  get spans(): SentSpan[] {
    return this.#bodies<SpanBatch>('/v1/traces').flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  /** The points of the last report of a histogram. */
  pointsOf(name: string): readonly SentPoint[] {
    const metrics = this.#bodies<MetricBatch>('/v1/metrics').flatMap(({ resourceMetrics }) =>
      resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
    );
    return metrics.findLast((metric) => metric.name === name)?.histogram?.dataPoints ?? [];
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #bodies<Batch>(path: string): Batch[] {
    return this.received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body) as Batch);
  }
}
