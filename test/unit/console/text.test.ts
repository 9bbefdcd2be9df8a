import { describe, expect, it } from 'vitest';
import { namedIn } from '../../../console/src/screens/talk/named.ts';
import { consoleModule } from './console-module.ts';

interface Patch {
  patchSteps(
    snapshot: object,
    operations: readonly object[],
  ): readonly { readonly name: string; readonly before: string; readonly after: string }[];
}
const { patchSteps } = await consoleModule<Patch>('screens/company/patch.ts');

describe('the agents that a message names', () => {
  const NAMES = ['Ada', 'Ada Quill', 'Bo (CFO)', 'Élise'];
  it.each([
    ['@Ada, hello', ['Ada']],
    ['Hello @Ada Quill and @Élise', ['Ada Quill', 'Élise']],
    ['@Ada Quill, ask @Ada', ['Ada', 'Ada Quill']],
    // A longer word is not the name.
    ['@Adam and @Ada2 and @Adaé', []],
    ['@Bo (CFO): yes', ['Bo (CFO)']],
    ['Ada, and ada@Élisee.example', []],
  ])('of %j are %j', (message, named) => {
    expect(namedIn(message, NAMES)).toEqual(named);
  });
});

describe('the differences of a version', () => {
  const COMPANY = {
    name: 'Acme',
    departments: [{ name: 'A', head: 'Ada' }, { name: 'B' }, { name: 'C' }],
    tags: ['a', 'b'],
    'a/b~c': 1,
    'd~1e': 3,
  };
  const steps = (...operations: readonly object[]) =>
    patchSteps(COMPANY, operations).map(({ name, before, after }) => [name, before, after]);

  it('show each value before and after, where it then is', () => {
    expect(
      steps(
        { op: 'replace', path: '/name', value: 'Acme 2' },
        { op: 'replace', path: '/departments/0/head', value: 'Bo' },
        { op: 'remove', path: '/departments/1' },
        { op: 'replace', path: '/departments/1/name', value: 'D' },
        { op: 'add', path: '/departments/0', value: { name: 'New' } },
        { op: 'replace', path: '/departments/1/head', value: 'Cy' },
      ),
    ).toMatchObject([
      ['1. Name', 'Acme', 'Acme 2'],
      ['2. Departments › A › Head', 'Ada', 'Bo'],
      [expect.stringContaining('3. Departments › B'), expect.stringContaining('"B"'), expect.any(String)],
      ['4. Departments › C › Name', 'C', 'D'],
      [expect.stringContaining('5. Departments › New'), expect.any(String), expect.stringContaining('"New"')],
      ['6. Departments › A › Head', 'Bo', 'Cy'],
    ]);
  });

  it('follow a move, and read escaped names', () => {
    const moved = steps(
      { op: 'move', from: '/departments/2', path: '/departments/0' },
      { op: 'replace', path: '/departments/0/name', value: 'D' },
      { op: 'replace', path: '/a~1b~0c', value: 2 },
      { op: 'replace', path: '/d~01e', value: 4 },
    );
    expect(moved.slice(1).map(([, before, after]) => [before, after])).toEqual([
      ['C', 'D'],
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(moved[0]?.[0]).toBe('1. Departments › C');
  });

  it('add to the end of a list', () => {
    const added = steps(
      { op: 'add', path: '/departments/-', value: { name: 'New' } },
      { op: 'replace', path: '/departments/2/name', value: 'D' },
      { op: 'remove', path: '/departments/3' },
      { op: 'add', path: '/tags/-', value: 'c' },
    );
    expect(added.map(([name]) => name)).toEqual([
      ...['1. Departments › New', '2. Departments › C › Name', '3. Departments › New', '4. Tags › 2'],
    ]);
  });
});
