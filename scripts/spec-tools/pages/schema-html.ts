import { blocks, escaped, inline, type Links } from '../../../handlers/http/pages/markup.ts';
import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';

const nameIn = (reference: Json | undefined): string => String(reference).split('/').at(-1) ?? '';

/** Renders schemas as HTML. A named schema with fields or several forms is described once and linked to. */
export class SchemaWords {
  readonly #schemas: JsonMap;
  readonly #links: Links;
  readonly #linked = new Set<string>();

  constructor(schemas: JsonMap, links: Links) {
    this.#schemas = schemas;
    this.#links = links;
  }

  /** The type of a value as HTML: "string (uuid)", "list of Task or null". */
  typeOf(schema: JsonMap): string {
    if (schema.$ref !== undefined) return this.#namedType(nameIn(schema.$ref));
    if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
    if (schema.enum !== undefined) return this.#listed(asList(schema.enum));
    const forms = [...asList(schema.anyOf), ...asList(schema.oneOf)];
    if (forms.length > 0) return forms.map((form) => this.typeOf(asMap(form))).join(' or ');
    const types = [schema.type ?? 'any'].flat().map(String);
    return types.map((type) => this.#plainType(type, schema)).join(' or ');
  }

  /** The fields of an object, or the type of anything else. */
  shapeOf(schema: JsonMap): string {
    const shape = schema.$ref === undefined ? schema : this.#named(nameIn(schema.$ref));
    if (shape.properties === undefined) return `<p>${this.typeOf(shape)}</p>`;
    const required = asList(shape.required);
    const fields = Object.entries(asMap(shape.properties)).map(([name, field]) =>
      this.field(name, asMap(field), required.includes(name)),
    );
    return `<dl class="fields">${fields.join('')}</dl>`;
  }

  field(name: string, schema: JsonMap, isRequired: boolean, about = schema.description): string {
    const shape = { ...this.#simple(schema), ...schema };
    const words = [typeof about === 'string' ? inline(about, this.#links) : '', this.#bounds(shape)].filter(Boolean);
    return `<div><dt><code>${escaped(name)}</code> <span class="type">${this.typeOf(schema)}</span>${isRequired ? ' <span class="must">required</span>' : ''}</dt><dd>${words.join(' ')}</dd></div>`;
  }

  /** The content of a response envelope. */
  contentOf(schema: JsonMap): JsonMap {
    const shape = schema.$ref === undefined ? schema : this.#named(nameIn(schema.$ref));
    const { data, success } = asMap(shape.properties);
    return isMap(data) && success !== undefined ? data : schema;
  }

  /** Every linked schema, including those linked from other schemas, sorted by name. */
  descriptions(): string {
    const rendered = new Map<string, string>();
    for (let more = [...this.#linked]; more.length > 0; more = [...this.#linked].filter((name) => !rendered.has(name)))
      for (const name of more) rendered.set(name, this.#describe(name));
    return [...rendered]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, text]) => text)
      .join('\n');
  }

  #describe(name: string): string {
    const schema = this.#named(name);
    const about = typeof schema.description === 'string' ? blocks(schema.description, this.#links) : '';
    return `<section class="schema" id="schema-${name}"><h3><a href="#schema-${name}">${name}</a></h3>${about}${this.shapeOf(schema)}</section>`;
  }

  #named(name: string): JsonMap {
    return asMap(this.#schemas[name]);
  }

  #namedType(name: string): string {
    const schema = this.#named(name);
    const isLong = asList(schema.enum).length > 8;
    if (schema.properties === undefined && schema.oneOf === undefined && !isLong) return this.typeOf(schema);
    this.#linked.add(name);
    return `<a href="#schema-${name}">${name}</a>`;
  }

  #simple(schema: JsonMap): JsonMap {
    const { description: _about, ...shape } = schema.$ref === undefined ? {} : this.#named(nameIn(schema.$ref));
    return shape as JsonMap;
  }

  #plainType(type: string, schema: JsonMap): string {
    if (type === 'array') return `list of ${this.typeOf(asMap(schema.items))}`;
    if (type === 'object' && isMap(schema.additionalProperties))
      return `map of ${this.typeOf(schema.additionalProperties)}`;
    const format = type !== 'null' && schema.format !== undefined ? ` (${escaped(String(schema.format))})` : '';
    return `${escaped(type)}${format}`;
  }

  #listed(values: readonly Json[]): string {
    return `<span class="values">${values.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(' ')}</span>`;
  }

  #bounds(schema: JsonMap): string {
    const between = (low: Json | undefined, high: Json | undefined, unit: string): string[] => {
      if (low === undefined && high === undefined) return [];
      if (high === undefined) return [`at least ${low}${unit}`];
      return [low === undefined ? `at most ${high}${unit}` : `${low} to ${high}${unit}`];
    };
    const words = [
      ...between(schema.minLength, schema.maxLength, ' characters'),
      ...between(schema.minimum, schema.maximum, ''),
      ...between(schema.minItems, schema.maxItems, ' items'),
      ...(schema.pattern === undefined ? [] : [`matches <code>${escaped(String(schema.pattern))}</code>`]),
      ...(schema.default === undefined ? [] : [`default <code>${escaped(JSON.stringify(schema.default))}</code>`]),
    ];
    return words.length === 0 ? '' : `<small>${words.join('; ')}</small>`;
  }
}
