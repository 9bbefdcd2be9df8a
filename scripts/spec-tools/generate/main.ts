import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asMap } from '../../shared/json.ts';
import { withRelease } from '../expand/release.ts';
import type { SpecError } from '../expand/spec-files.ts';
import { interfaceVersionOf } from '../interface-diff/released.ts';
import { bundleAsyncapi, FRAMES_TYPES, renderEventTypes, renderFrames } from './asyncapi.ts';
import { bundleSpec } from './bundle.ts';
import { readOperations } from './operations.ts';
import { renderOperations } from './operations-text.ts';
import { describePolicies, withoutInternals } from './policy-text.ts';
import { findSchemaErrors } from './schema-errors.ts';
import { findToolErrors, renderTools } from './tools.ts';
import { renderTypes } from './types.ts';
import { renderValidators, VALIDATORS_TYPES } from './validators.ts';

export const GENERATED_FOLDER = resolve(import.meta.dirname, '../../../generated');

/** Prints all errors of the document, and exits with 1 if there are any. */
export function exitOnErrors(errors: readonly SpecError[]): void {
  if (errors.length === 0) return;
  for (const { file, message } of errors) console.error(`${file}: ${message}`);
  console.error(`\n${errors.length} error${errors.length === 1 ? '' : 's'} in the interface document`);
  process.exit(1);
}

/** Everything that is generated from spec/: file name and text. The same document always gives the same text. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  const bundle = await bundleSpec();
  const { operations, errors } = readOperations(bundle);
  exitOnErrors([...bundle.errors, ...errors, ...findToolErrors(operations)]);
  exitOnErrors(findSchemaErrors(bundle));
  const events = bundleAsyncapi(bundle);
  exitOnErrors(events.errors);
  const document = withRelease(describePolicies(bundle, operations));
  return new Map([
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['asyncapi.json', `${JSON.stringify(withRelease(asMap(withoutInternals(events.document))), null, 2)}\n`],
    ['events.ts', await renderEventTypes(events)],
    ['frames.js', await renderFrames(events)],
    ['frames.d.ts', FRAMES_TYPES],
    ['operations.ts', renderOperations(operations, interfaceVersionOf(document))],
    ['tools.json', renderTools(bundle.document, operations)],
    ['types.ts', await renderTypes(bundle)],
    ['validators.js', await renderValidators(bundle, operations)],
    ['validators.d.ts', VALIDATORS_TYPES],
  ]);
}

async function main(): Promise<void> {
  const files = await generate();
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(join(GENERATED_FOLDER, name), text);
    console.log(`generated/${name} ${Math.ceil(Buffer.byteLength(text) / 1024)} KiB`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
