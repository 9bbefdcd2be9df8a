import type { FeedEvent } from '../foundation/events/event.ts';
import { maySee, type Reader, visibleChannels } from './visibility.ts';

/** What a field of the payload has to be. */
export type FilterValue = string | number | boolean | null;

/** By field of the payload; all of them must match. Pairs, because a name may be any text. */
export type Filter = readonly (readonly [field: string, value: FilterValue])[];

const NO_FILTER: Filter = [];

const passes = (filter: Filter, payload: FeedEvent['payload']): boolean =>
  filter.every(([field, value]) => Object.hasOwn(payload, field) && payload[field] === value);

/** Which events a listener wants of those they may see. It never changes; what changes it makes another one. */
export class Selection {
  readonly reader: Reader;
  readonly #filters: ReadonlyMap<string, Filter>;

  private constructor(reader: Reader, filters: ReadonlyMap<string, Filter>) {
    this.reader = reader;
    this.#filters = filters;
  }

  /** The channels of these names that the reader may hear; null: all of those. */
  static of(reader: Reader, names: readonly string[] | null): Selection {
    const channels = visibleChannels(reader).filter((channel) => names === null || names.includes(channel));
    return new Selection(reader, new Map(channels.map((channel) => [channel, NO_FILTER])));
  }

  /** Sorted. */
  get channels(): readonly string[] {
    return [...this.#filters.keys()].sort();
  }

  wants(event: FeedEvent): boolean {
    const filter = this.#filters.get(event.channel);
    return filter !== undefined && maySee(this.reader, event) && passes(filter, event.payload);
  }

  /** These channels too, as far as the reader may hear them, with this filter; null leaves the filters they have. */
  with(names: readonly string[], filter: Filter | null): Selection {
    const changed = Selection.of(this.reader, names).channels.map(
      (channel) => [channel, filter ?? this.#filters.get(channel) ?? NO_FILTER] as const,
    );
    return new Selection(this.reader, new Map([...this.#filters, ...changed]));
  }

  without(names: readonly string[]): Selection {
    return this.#narrowed((channel) => !names.includes(channel));
  }

  /** Of these channels those that are in it. */
  only(names: readonly string[]): Selection {
    return this.#narrowed((channel) => names.includes(channel));
  }

  #narrowed(keeps: (channel: string) => boolean): Selection {
    return new Selection(this.reader, new Map([...this.#filters].filter(([channel]) => keeps(channel))));
  }
}
