import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SPEC_FOLDER } from '../../../scripts/spec-tools/expand/spec-files.ts';
import { bundleSpec } from '../../../scripts/spec-tools/generate/bundle.ts';
import { readOperations } from '../../../scripts/spec-tools/generate/operations.ts';

describe('errors of the written document', () => {
  let parent: string;
  const pathOf = (name: string) => join(parent, 'spec', name);
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'spec-'));
    cpSync(SPEC_FOLDER, join(parent, 'spec'), { recursive: true });
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const faults = async (): Promise<string[]> =>
    (await bundleSpec(join(parent, 'spec'))).errors.map(({ file, message }) => `${file}: ${message}`);
  const replace = (name: string, from: string, to: string): void => {
    const text = readFileSync(pathOf(name), 'utf8');
    expect(text).toContain(from);
    writeFileSync(pathOf(name), text.replace(from, to));
  };

  it('do not exist at present', async () => {
    expect(await faults()).toEqual([]);
  });
  it.each<[string, string, string, string]>([
    [
      'a name that is nowhere',
      'users.yaml#/CreateUserRequest',
      'users.yaml#/Nobody',
      '../../schemas/users.yaml#/Nobody',
    ],
    ['a file that is nowhere', 'users.yaml#/CreateUserRequest', 'people.yaml#/X', '../../schemas/people.yaml#/X'],
    [
      'a value that is nowhere',
      'examples/users.yaml#/grace',
      'examples/users.yaml#/eve',
      '../../examples/users.yaml#/eve',
    ],
  ])('have the file of a reference to %s', async (_what, from, to, reference) => {
    replace('paths/users/users.yaml', from, to);
    expect(await faults()).toContainEqual(
      expect.stringContaining(`spec/paths/users/users.yaml: ${reference} leads nowhere`),
    );
  });
  it('name files and names that are unlisted, unused or taken', async () => {
    cpSync(pathOf('paths/users/users.yaml'), pathOf('paths/users/strangers.yaml'));
    appendFileSync(pathOf('parameters.yaml'), 'Nobodys: { name: x, in: query }\n');
    appendFileSync(pathOf('schemas/users.yaml'), 'Uuid: { type: string }\n');
    appendFileSync(pathOf('examples/users.yaml'), 'nobody: {}\n');
    expect(await faults()).toEqual(
      expect.arrayContaining([
        'spec/paths/users/strangers.yaml: is not listed under paths in spec/openapi.yaml',
        'spec/parameters.yaml: Nobodys: nothing refers to it',
        'spec/schemas/values.yaml: Uuid is already defined in spec/schemas/users.yaml; rename one',
        'spec/examples/users.yaml: nobody: nothing uses it',
      ]),
    );
  });
  it('name a path file whose name differs from its path', async () => {
    replace('openapi.yaml', 'paths/users/users.yaml', 'paths/users/strangers.yaml');
    expect(await faults()).toContainEqual(
      "spec/openapi.yaml: /api/v1/users must be one line: { $ref: 'paths/<area>/users.yaml' }",
    );
  });
  it('name an operation without a credential whose guards require one', async () => {
    replace('paths/users/users.yaml', 'operationId: listUsers\n', 'operationId: listUsers\n  security: []\n');
    const { errors: found } = readOperations(await bundleSpec(join(parent, 'spec')));
    expect(found.map(({ message }) => message)).toEqual([
      'listUsers: asks for a credential (security) exactly when x-access is neither public nor refresh',
    ]);
  });
});
