import { describe, expect, it } from 'vitest';
import { projectReferencesIn } from '../../../domain/charters/interview/project-references.ts';

describe('the name of a project in an interview', () => {
  it.each<[string, string[], string[]]>([
    ['nothing', [], []],
    ['a blank message', ['', ' \n '], []],
    ['a plain reply', ['Portal'], ['Portal']],
    ['white space around a reply', ['  Portal \n'], ['Portal']],
    ['a reply in quotes', ['"Portal".'], ['Portal']],
    ['a line of several', ['Portal\nplease'], ['Portal', 'please']],
    ['the text after a label, in any language', ['project: "Portal"', 'Projekt: Website'], ['Portal', 'Website']],
    ['a quoted text in a sentence', ['It belongs to „Portal“, I think.'], ['Portal']],
    ['a label with nothing after it', ['project:'], []],
  ])('%s', (_what, messages, references) => {
    expect(projectReferencesIn(messages)).toEqual(expect.arrayContaining(references));
  });

  it('has at most 400 characters and appears once', () => {
    const name = 'x'.repeat(400);
    expect(projectReferencesIn([name, name, `${name}x`])).toEqual([name]);
  });
});
