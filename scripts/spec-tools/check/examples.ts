import type { Ajv2020 } from 'ajv/dist/2020.js';
import { dereference } from '../../shared/dereference.ts';
import { asMap, type Json, type JsonMap } from '../../shared/json.ts';
import type { Operation } from '../generate/operations.ts';
import { createAjv, plainSchema } from '../validators/validator-pool.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** A UUID as `newId` creates it. */
const MADE = /^.{14}4.{4}[89ab]/;

type Report = (message: string) => void;

/** Checks that bodies have examples and that every example fits its schema. */
export class ExampleChecker {
  readonly #document: JsonMap;
  readonly #ajv: Ajv2020;

  constructor(document: JsonMap) {
    this.#document = document;
    this.#ajv = createAjv(document, false);
  }

  /** Every request body and every successful body of the operation. */
  checkOperation({ source }: Operation, report: Report): void {
    this.#checkContent(dereference(this.#document, source.requestBody), 'the request body', report);
    for (const [status, response] of Object.entries(asMap(source.responses)))
      if (asMap(response).$ref === undefined) this.#checkContent(asMap(response), `the ${status}`, report);
  }

  /** A shared response of a failure: it has both media types, each with an example, unless a protocol defines another body. */
  checkSharedResponse(response: JsonMap, report: Report): void {
    const forms = response['x-own-form'] === true ? [] : ['application/json', 'application/problem+json'];
    for (const media of forms)
      if (asMap(response.content)[media] === undefined) report(`a failure needs the form ${media}`);
    this.#checkContent(response, 'the failure', report);
  }

  #checkContent(holder: JsonMap, place: string, report: Report): void {
    for (const [media, content] of Object.entries(asMap(holder.content))) {
      const { examples, schema } = asMap(content);
      const entries = Object.entries(asMap(examples));
      if (entries.length === 0) report(`${place} needs at least one entry under examples (${media})`);
      for (const [name, example] of entries)
        this.#checkExample(asMap(schema), dereference(this.#document, example), `${place}, example ${name}`, report);
    }
  }

  #checkExample(schema: JsonMap, example: JsonMap, place: string, report: Report): void {
    if (typeof example.summary !== 'string') report(`${place} needs a summary`);
    const value: Json | undefined = example.value;
    if (value === undefined) report(`${place} needs a value`);
    for (const [id = ''] of JSON.stringify(value ?? null).matchAll(UUID))
      if (!MADE.test(id)) report(`${place}: ${id} is not a UUID of version 4, which the server generates`);
    if (this.#ajv.validate(asMap(plainSchema(schema)), value ?? null)) return;
    for (const { instancePath, message } of this.#ajv.errors ?? [])
      report(`${place}: ${instancePath || 'the whole'} ${message}`);
  }
}
