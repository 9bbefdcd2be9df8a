import { canonicalJson } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { asList, asMap, type Json, type JsonMap } from '../../shared/json.ts';
import { below, type Difference, difference, removal, type Use } from './differences.ts';
import { resolve, type Variant, variantsOf } from './variants.ts';
import { compareWords } from './words.ts';

const covers = (wide: string | null, narrow: string | null): boolean =>
  wide === null || wide === narrow || (wide === 'number' && narrow === 'integer');

/** Compares schemas of two documents: accepted requests must stay valid, and responses must not contain new values. */
export class SchemaComparison {
  readonly #before: JsonMap;
  readonly #now: JsonMap;
  readonly #known = new Map<string, readonly Difference[]>();

  constructor(before: JsonMap, now: JsonMap) {
    this.#before = before;
    this.#now = now;
  }

  compare(old: Json | undefined, next: Json | undefined, use: Use): readonly Difference[] {
    const key = canonicalJson([use, old ?? true, next ?? true]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // A recursive schema is compared once.
    this.#known.set(key, []);
    const found = [...this.#discriminators(old, next), ...this.#variants(old, next, use)];
    this.#known.set(key, found);
    return found;
  }

  /** Each variant of the narrower schema must match a variant of the wider one. */
  #variants(old: Json | undefined, next: Json | undefined, use: Use): Difference[] {
    const [olds, nexts] = [variantsOf(this.#before, old), variantsOf(this.#now, next)];
    const [narrow, wide] = use === 'request' ? [olds, nexts] : [nexts, olds];
    return narrow.flatMap((variant) => {
      const candidates = wide.filter(({ type }) => covers(type, variant.type));
      const [first, ...others] = candidates.map((candidate) =>
        use === 'request' ? this.#pair(variant, candidate, use) : this.#pair(candidate, variant, use),
      );
      if (first === undefined) return [difference(missing(variant.type ?? 'any type', use))];
      return others.reduce((best, each) => (each.length < best.length ? each : best), first);
    });
  }

  #pair({ rest: old }: Variant, { rest: next }: Variant, use: Use): Difference[] {
    const [narrow, wide] = use === 'request' ? [old, next] : [next, old];
    return [
      ...compareWords({ narrow, wide, use }),
      ...this.#fields(old, next, use),
      ...below('{}', this.#further(old, next, use)),
      ...below('[]', this.#part('items', old, next, use)),
      ...below('{name}', this.#part('propertyNames', old, next, use)),
    ];
  }

  #part(word: string, old: JsonMap, next: JsonMap, use: Use): readonly Difference[] {
    return old[word] === undefined && next[word] === undefined ? [] : this.compare(old[word], next[word], use);
  }

  #fields(old: JsonMap, next: JsonMap, use: Use): Difference[] {
    const present = asMap(next.properties);
    const found = Object.entries(asMap(old.properties)).flatMap(([name, field]) =>
      below(
        `.${name}`,
        !Object.hasOwn(present, name)
          ? [difference(removal(resolve(this.#before, field).deprecated === true))]
          : this.#field(field, present[name] ?? true, use),
      ),
    );
    const [had, has] = [asList(old.required).map(String), asList(next.required).map(String)];
    const changed =
      use === 'request' ? has.filter((name) => !had.includes(name)) : had.filter((name) => !has.includes(name));
    const what = use === 'request' ? 'is required now' : 'may be missing now';
    return [...found, ...changed.map((name) => difference(what, `.${name}`))];
  }

  /** A field that became read-only or write-only was removed from the other direction. */
  #field(old: Json, next: Json, use: Use): readonly Difference[] {
    const word = use === 'request' ? 'readOnly' : 'writeOnly';
    const isTurned = asMap(next)[word] === true && asMap(old)[word] !== true;
    return [...(isTurned ? [difference(`${word} now`)] : []), ...this.compare(old, next, use)];
  }

  /** Compares additional properties. A response may get new fields, because clients ignore unknown ones (spec/README.md). */
  #further(old: JsonMap, next: JsonMap, use: Use): readonly Difference[] {
    const [had, has] = [old.additionalProperties ?? true, next.additionalProperties ?? true];
    if (had === false) return [];
    if (has !== false) return this.compare(had, has, use);
    const isMap = had !== true || old.properties === undefined;
    return use === 'request' || isMap ? [difference('removed')] : [];
  }

  #discriminators(old: Json | undefined, next: Json | undefined): Difference[] {
    const [had, has] = [resolve(this.#before, old).discriminator, resolve(this.#now, next).discriminator];
    if (had === undefined) return [];
    if (asMap(had).propertyName !== asMap(has).propertyName) return [difference('other discriminator')];
    const present = asMap(asMap(has).mapping);
    return Object.entries(asMap(asMap(had).mapping))
      .filter(([value, target]) => present[value] !== target)
      .map(([value]) => difference(`the discriminator no longer leads ${JSON.stringify(value)} where it did`));
  }
}

const missing = (type: string, use: Use): string =>
  use === 'request' ? `${type} is not accepted any more` : `may be ${type} now`;
