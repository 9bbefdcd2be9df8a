import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { METHODS } from '../../handlers/http/document/policy.ts';
import { dereference } from '../../scripts/shared/dereference.ts';
import { asList, asMap, type JsonMap } from '../../scripts/shared/json.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const document: JsonMap = JSON.parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8'));

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(ROOT, folder, file));

/** The names that the code of a file uses: identifiers, properties and texts, without comments. */
const namesIn = (file: string): string[] => {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return names;
};

const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

const handlers = new Set(
  ['areas', 'http', 'security'].flatMap((folder) => filesIn(`handlers/${folder}`)).flatMap(namesIn),
);
const domain = new Set(filesIn('domain').flatMap(namesIn));

/** Handlers read query parameters; bodies may reach the domain whole, with names in camel case. */
const isRead = (place: string, name: string): boolean => {
  const names = [name, name.toLowerCase(), camel(name)];
  return names.some((one) => handlers.has(one) || (place !== 'query' && domain.has(one)));
};

/** The fields of a body, also below its top level, in the variants of a union too. */
const fieldsOf = (schema: JsonMap, seen = new Set<JsonMap>()): string[] => {
  const resolved = dereference(document, schema);
  if (seen.has(resolved)) return [];
  seen.add(resolved);
  const variants = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => asList(resolved[word]));
  const properties = asMap(resolved.properties);
  const items = resolved.items === undefined ? [] : [resolved.items];
  const parts = [...variants, ...Object.values(properties), ...items];
  return [...Object.keys(properties), ...parts.flatMap((part) => fieldsOf(asMap(part), seen))];
};

const operations = Object.values(asMap(document.paths)).flatMap((item) =>
  METHODS.map((method) => asMap(asMap(item)[method])).filter(({ operationId }) => operationId !== undefined),
);

describe('every field of a request', () => {
  it.each(operations.map((operation) => [String(operation.operationId), operation] as const))(
    'of %s is read by the code',
    (_id, operation) => {
      const parameters = asList(operation.parameters).map((parameter) => dereference(document, parameter));
      const content = asMap(asMap(dereference(document, operation.requestBody).content)['application/json']);
      const unread = [
        ...parameters
          .filter((parameter) => !isRead(String(parameter.in), String(parameter.name)))
          .map((parameter) => `${parameter.in} ${parameter.name}`),
        ...fieldsOf(asMap(content.schema))
          .filter((name) => !isRead('body', name))
          .map((name) => `body ${name}`),
      ];
      expect(unread, 'read these fields, or remove them from spec/').toEqual([]);
    },
  );
});
