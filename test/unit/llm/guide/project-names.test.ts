import { describe, expect, it } from 'vitest';
import { projectReferencesIn } from '../../../../domain/llm/providers/guide/guided-project-names.ts';

describe('what may name a project in an interview', () => {
  it.each<[string, string[], string[]]>([
    ['nothing was said', [], []],
    ['a message is blank', ['', ' \n '], []],
    ['a plain answer', ['Portal'], ['Portal']],
    ['white space around an answer', ['  Portal \n'], ['Portal']],
    ['an answer in quotes', ['"Portal".'], ['"Portal".', 'Portal']],
    ['an answer that begins with "call it"', ['call it Portal'], ['call it Portal', 'Portal']],
    ['an answer of two lines', ['Portal\nplease'], ['Portal\nplease', 'Portal']],
    ['the label of the project', ['project: "Portal"'], ['"Portal"', 'Portal']],
    ['the label of the project with nothing behind it', ['project:'], []],
    ['the label of another facet', ['goals: Grow\nbudget: 5'], []],
    ['text beside the label', ['It is urgent.\nproject: Portal'], ['It is urgent.', 'It is urgent', 'Portal']],
    ['the same answer twice', ['Portal', 'project: Portal'], ['Portal']],
    ['several messages', ['Portal', 'Website'], ['Portal', 'Website']],
  ])('%s', (_what, messages, references) => {
    expect(projectReferencesIn(messages)).toEqual(references);
  });

  it('goes up to 400 characters for a whole response and up to 200 for a name', () => {
    const name = 'x'.repeat(200);
    expect(projectReferencesIn(['x'.repeat(400)])).toEqual(['x'.repeat(400), name]);
    expect(projectReferencesIn(['x'.repeat(401)])).toEqual([name]);
  });
});
