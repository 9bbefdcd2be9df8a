import { asMap } from '../../shared/json.ts';
import type { SpecError } from '../expand/spec-files.ts';
import { bundleSpec } from '../generate/bundle.ts';
import { exitOnErrors } from '../generate/main.ts';
import { readOperations } from '../generate/operations.ts';
import { findSchemaErrors } from '../generate/schema-errors.ts';
import { checkDerivable } from './derived.ts';
import { checkDescriptions } from './descriptions.ts';
import { ExampleChecker } from './examples.ts';
import { checkForGenerators } from './generators.ts';
import { checkIds } from './ids.ts';
import { checkOperation } from './operations.ts';
import { checkRepeatedValues, checkRepetition } from './repetition.ts';
import { checkSchemas } from './schemas.ts';

const bundle = await bundleSpec();
const { operations, errors: policyErrors } = readOperations(bundle);
exitOnErrors(bundle.errors);
exitOnErrors(findSchemaErrors(bundle));

const errors: SpecError[] = [
  ...policyErrors,
  ...bundle.paths.flatMap(checkRepetition),
  ...checkRepeatedValues(bundle.paths),
  ...checkSchemas(bundle, operations),
  ...checkDerivable(bundle.document),
  ...checkForGenerators(bundle),
  ...checkDescriptions(bundle),
  ...checkIds(bundle, operations),
];
const ids = new Set(operations.map(({ id }) => id));
const examples = new ExampleChecker(bundle.document);

for (const operation of operations) {
  const report = (message: string) => errors.push({ file: operation.file, message: `${operation.id}: ${message}` });
  checkOperation({ operation, report, isOperation: (id) => ids.has(id) });
  examples.checkOperation(operation, report);
}

for (const [name, response] of Object.entries(asMap(asMap(bundle.document.components).responses))) {
  const report = (message: string) => errors.push({ file: 'spec/responses.yaml', message: `${name}: ${message}` });
  if (name !== 'NotModified') examples.checkSharedResponse(asMap(response), report);
}

exitOnErrors(errors);
console.log(`${operations.length} operations on ${bundle.paths.length} paths keep the rules of spec/README.md`);
