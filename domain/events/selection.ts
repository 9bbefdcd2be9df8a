import type { FeedEvent } from '../foundation/events/event.ts';
import { maySee, type Reader, visibleChannels } from './visibility.ts';

/** The required value of a field of the payload. */
export type FilterValue = string | number | boolean | null;

/** Required values by field of the payload; all of them must match. They are pairs because a name may be any text. */
export type Filter = readonly (readonly [field: string, value: FilterValue])[];

const NO_FILTER: Filter = [];

const passes = (filter: Filter, payload: FeedEvent['payload']): boolean =>
  filter.every(([field, value]) => Object.hasOwn(payload, field) && payload[field] === value);

/** Which of the visible events a subscriber wants. Immutable: changes return another selection. */
export class Selection {
  readonly reader: Reader;
  readonly #filters: ReadonlyMap<string, Filter>;

  private constructor(reader: Reader, filters: ReadonlyMap<string, Filter>) {
    this.reader = reader;
    this.#filters = filters;
  }

  /** The named channels that the reader may see; null means all of them. */
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

  /** Adds the named channels, as far as the reader may see them, with this filter. Null keeps existing filters. */
  with(names: readonly string[], filter: Filter | null): Selection {
    const changed = Selection.of(this.reader, names).channels.map(
      (channel) => [channel, filter ?? this.#filters.get(channel) ?? NO_FILTER] as const,
    );
    return new Selection(this.reader, new Map([...this.#filters, ...changed]));
  }

  without(names: readonly string[]): Selection {
    return this.#narrowed((channel) => !names.includes(channel));
  }

  /** Keeps only the named channels. */
  only(names: readonly string[]): Selection {
    return this.#narrowed((channel) => names.includes(channel));
  }

  #narrowed(keeps: (channel: string) => boolean): Selection {
    return new Selection(this.reader, new Map([...this.#filters].filter(([channel]) => keeps(channel))));
  }
}
