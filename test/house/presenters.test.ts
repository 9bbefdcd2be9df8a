import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const TYPES = join(root, 'generated/types.ts');
const presenters = readdirSync(join(root, 'handlers/presenters'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(root, 'handlers/presenters', name));
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);

/** The types of the document, in which each of the schemas requires one more field. */
const demanding = (schemas: readonly string[]): string =>
  schemas.reduce(
    (text, schema) => {
      const opening = `        ${schema}: {\n`;
      expect(text).toContain(opening);
      return text.replace(opening, `${opening}            motto: string;\n`);
    },
    readFileSync(TYPES, 'utf8'),
  );

/** Unchanged files are parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles the presenters with other types; returns the errors by file, such as `users.ts: 1`. */
const faultsWith = (types: string, earlier?: ts.Program): { faults: string[]; program: ts.Program } => {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language, ...rest) => {
    if (name === TYPES) return ts.createSourceFile(name, types, language);
    if (!parsed.has(name)) parsed.set(name, read(name, language, ...rest));
    return parsed.get(name);
  };
  const program = ts.createProgram(presenters, options, host, earlier);
  const faults = presenters.flatMap((name) => {
    const found = program.getSemanticDiagnostics(program.getSourceFile(name));
    return found.length === 0 ? [] : [`${name.split('/').at(-1)}: ${found.length}`];
  });
  return { faults, program };
};

describe('presenters', () => {
  it('assert nothing that the compiler cannot check', () => {
    const cast = presenters.filter((name) => {
      const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest);
      const isPromise = (node: ts.Node): boolean =>
        ts.isAsExpression(node) || ts.isNonNullExpression(node) || Boolean(ts.forEachChild(node, isPromise));
      return isPromise(file);
    });
    expect(cast).toEqual([]);
  });

  it('compile, and fail to once the document requires a field that they do not have', () => {
    const { faults, program } = faultsWith(demanding([]));
    expect(faults).toEqual([]);
    const wanting = demanding(['DepartmentResponse', 'UserResponse', 'RoleResponse']);
    expect(faultsWith(wanting, program).faults.sort()).toEqual(['departments.ts: 1', 'roles.ts: 1', 'users.ts: 1']);
  });
});
