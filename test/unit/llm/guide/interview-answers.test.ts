import { describe, expect, it } from 'vitest';
import { openFacet, readFacet, readLabel } from '../../../../domain/llm/providers/guide/interview/facets.ts';
import {
  isNothing,
  readPoints,
  readProjectName,
  readScope,
} from '../../../../domain/llm/providers/guide/interview/replies.ts';
import type { InterviewContext } from '../../../../domain/llm/providers/guide/subjects.ts';

const CONTEXT: InterviewContext = {
  turns: [],
  message: '',
  projects: [
    { id: 'p1', name: 'Website "2031"' },
    { id: 'p2', name: 'Portal' },
  ],
  projectHint: null,
  currency: 'USD',
};

describe('a reply of nothing', () => {
  it.each(['none', 'No', 'SKIP', 'nothing', 'n/a', 'none.', 'no !', '  none \n'])('is %j', (text) => {
    expect(isNothing(text)).toBe(true);
  });

  it.each(['', 'none at all', 'nonesuch', 'no; yes', 'not', 'none..'])('is not %j', (text) => {
    expect(isNothing(text)).toBe(false);
  });
});

describe('the points of a reply', () => {
  it.each<[string, string[]]>([
    ['Fewer calls; Happier users', ['Fewer calls', 'Happier users']],
    ['- Fewer calls\n- Happier users ', ['Fewer calls', 'Happier users']],
    ['Grow; ---; ; !\n\nEarn', ['Grow', 'Earn']],
    ['2031', ['2031']],
    ['ж', ['ж']],
    ['…', []],
    ['', []],
    ['none', []],
  ])('%j are %j', (text, points) => {
    expect(readPoints(text)).toEqual(points);
  });

  it('are at most fifty, each of at most a thousand characters', () => {
    expect(readPoints('a;'.repeat(50))).toHaveLength(50);
    expect(readPoints('a;'.repeat(51))).toHaveLength(50);
    expect(readPoints(`${'a'.repeat(1000)};${'b'.repeat(1001)}`)).toEqual(['a'.repeat(1000), 'b'.repeat(1000)]);
  });
});

describe('the scope in a reply', () => {
  it.each<[string, string[], string[]]>([
    ['Web', ['Web'], []],
    ['Web; Mail', ['Web', 'Mail'], []],
    ['in scope: Web', ['Web'], []],
    ['In: Web, out: Mobile', ['Web'], ['Mobile']],
    ['in  scope : Web\nout  of  scope : Mobile; Desktop', ['Web'], ['Mobile', 'Desktop']],
    ['Web; not: mobile', ['Web'], ['mobile']],
    ['Web (excluding mobile)', ['Web'], ['mobile']],
    ['Web (not: mobile; desktop).', ['Web'], ['mobile', 'desktop.']],
    ['Web ( not: mobile)', ['Web'], ['mobile']],
    ['Web, not: mobile (iOS)', ['Web'], ['mobile (iOS)']],
    ['Web (mail), not:\n1) mobile\n2) desktop', ['Web (mail)'], ['mobile', 'desktop']],
    ['Web excluding: mobile', ['Web'], ['mobile']],
    ['Web, out:., mobile,', ['Web'], ['mobile']],
    ['not: mobile', [], ['mobile']],
    ['Web, nothing excluding', ['Web, nothing'], []],
    ['What is not mobile', ['What is not mobile'], []],
    ['Checkout: the page', ['Checkout: the page'], []],
    ['none', [], []],
  ])('%j includes %j and excludes %j', (text, inScope, outOfScope) => {
    expect(readScope(text)).toEqual({ inScope, outOfScope });
  });
});

describe('the name of a project in a reply', () => {
  it.each([
    ['Portal', 'Portal'],
    ['"Portal".', 'Portal'],
    ['call it “Acme Portal”!', 'Acme Portal'],
    ['Please  call it Portal', 'Portal'],
    ['\n\nPortal\nand be quick', 'Portal'],
    ['recall it', 'recall it'],
    ['""', ''],
    ['', ''],
    ['x'.repeat(201), 'x'.repeat(200)],
  ])('%j is %j', (text, name) => {
    expect(readProjectName(text)).toBe(name);
  });
});

describe('the project that a reply chooses', () => {
  it.each([
    ['skip', { kind: 'titled' }],
    ['p1', { kind: 'existing', id: 'p1' }],
    ['Website "2031"', { kind: 'existing', id: 'p1' }],
    ['  Website "2031"\n', { kind: 'existing', id: 'p1' }],
    ['"Portal".', { kind: 'existing', id: 'p2' }],
    ['portal', { kind: 'new', name: 'portal' }],
    ['call it Shop', { kind: 'new', name: 'Shop' }],
  ])('%j is %j', (text, project) => {
    expect(readFacet('project', text, CONTEXT)).toEqual({ project });
  });
});

describe('a facet', () => {
  it.each(['goals', 'constraints', 'success criteria', 'scope', 'budget', 'project'] as const)(
    '(%s) stays open after a blank reply',
    (facet) => {
      expect(readFacet(facet, ' \n ', CONTEXT)).toEqual({});
    },
  );

  it('(project) stays open when the quotes are empty', () => {
    expect(readFacet('project', '""', CONTEXT)).toEqual({});
  });

  it.each([
    ['goals', { goals: [] }],
    ['constraints', { constraints: [] }],
    ['success criteria', { successCriteria: [] }],
    ['scope', { scope: { inScope: [], outOfScope: [] } }],
    ['project', { project: { kind: 'titled' } }],
  ] as const)('(%s) is known to be empty after "none"', (facet, known) => {
    expect(readFacet(facet, 'none', CONTEXT)).toEqual(known);
  });

  it('is requested in order, the first open one', () => {
    expect(openFacet({})).toBe('goals');
    expect(openFacet({ goals: [], scope: { inScope: [], outOfScope: [] } })).toBe('constraints');
    expect(openFacet({ goals: [], constraints: [] })).toBe('success criteria');
  });
});

describe('the labels of the scope', () => {
  const known = { scope: { inScope: ['Web'], outOfScope: ['Mobile'] } };
  const label = (name: 'scope' | 'in scope' | 'out of scope', text: string, before = known) =>
    readLabel({ label: name, text }, before, CONTEXT);

  it.each([
    ['in scope', 'Mail', { inScope: ['Mail'], outOfScope: ['Mobile'] }],
    ['in scope', 'none', { inScope: [], outOfScope: ['Mobile'] }],
    ['in scope', 'Mail; not: Desktop', { inScope: ['Mail'], outOfScope: ['Desktop'] }],
    ['out of scope', 'Desktop', { inScope: ['Web'], outOfScope: ['Desktop'] }],
    ['out of scope', 'none', { inScope: ['Web'], outOfScope: [] }],
    ['scope', 'Mail', { inScope: ['Mail'], outOfScope: [] }],
  ] as const)('%s: %s', (name, text, scope) => {
    expect(label(name, text)).toEqual({ scope });
  });

  it('clear the other half when none is known', () => {
    expect(readLabel({ label: 'in scope', text: 'Web' }, {}, CONTEXT)).toEqual({
      scope: { inScope: ['Web'], outOfScope: [] },
    });
    expect(readLabel({ label: 'out of scope', text: 'Mobile' }, {}, CONTEXT)).toEqual({
      scope: { inScope: [], outOfScope: ['Mobile'] },
    });
  });

  it('change nothing when nothing follows them', () => {
    expect(label('in scope', ' ')).toEqual({});
    expect(label('out of scope', '')).toEqual({});
  });
});
