import { describe, expect, it } from 'vitest';
import { closeUnreleased, releasedIn, sectionOf } from '../../../scripts/release/notes.ts';

const OLDER = '## [1.0.0] (interface 0.9.4) - 2030-01-31\n\n- The first.\n';
const close = (text: string) => closeUnreleased(text, '1.1.0-rc.1', '0.10.0', '2030-02-01');

describe('the changelog at a release', () => {
  it('gives the unreleased lines a version and a date, and opens a new section', () => {
    const unreleased = '## [Unreleased] (interface 0.10.0)\n\n### Fixed\n\n- A fault.';
    expect(close(`# Changelog\n\n${unreleased}\n\n${OLDER}`)).toBe(
      `# Changelog\n\n## [Unreleased]\n\n## [1.1.0-rc.1] (interface 0.10.0) - 2030-02-01\n\n### Fixed\n\n- A fault.\n\n${OLDER}`,
    );
  });
  it('begins the list of versions', () => {
    expect(close('## [Unreleased]\n\n- A line.\n')).toBe(
      '## [Unreleased]\n\n## [1.1.0-rc.1] (interface 0.10.0) - 2030-02-01\n\n- A line.\n',
    );
  });
  it('repeats the lines of the last candidate in a version, also without later ones', () => {
    const older =
      '## [1.1.0-rc.2] (interface 0.10.0) - 2030-01-31\n\n- More.\n\n## [1.1.0-rc.1] (interface 0.10.0) - 2030-01-30\n\n- A.\n';
    const notesOf = (unreleased: string): string =>
      sectionOf(closeUnreleased(`${unreleased}${older}`, '1.1.0', '0.10.0', '2030-02-01'), '1.1.0').notes;
    expect(notesOf('## [Unreleased]\n\n')).toBe('- All changes of 1.1.0-rc.2.');
    expect(notesOf('## [Unreleased]\n\n- New.\n\n')).toBe('- All changes of 1.1.0-rc.2.\n\n- New.');
  });
  it('lists the releases, the latest first', () => {
    const text =
      '## [Unreleased]\n\n## [1.0.0-rc.10] (interface 1)\n\n## [0.9.0] - 2029\n\n## [1.0.0-rc.9] (interface 1)\n\n## [1.0.x]\n';
    expect(releasedIn(text)).toEqual(['1.0.0-rc.10', '1.0.0-rc.9', '0.9.0']);
  });
  it('finds the day and the notes of a release, and of no other', () => {
    const changelog = close(`## [Unreleased]\n\n- New.\n\n${OLDER}`);
    expect(sectionOf(changelog, '1.1.0-rc.1')).toEqual({ day: '2030-02-01', notes: '- New.' });
    expect(sectionOf(changelog, '1.0.0')).toEqual({ day: '2030-01-31', notes: '- The first.' });
    expect(() => sectionOf(changelog, '1.1.0')).toThrow('has no section of 1.1.0');
    expect(() => sectionOf('## [1.0.0] (interface 0.9.4)\n\n- A.\n', '1.0.0')).toThrow('does not end with a date');
  });
  it.each([
    ['no section', OLDER, 'has no section'],
    ['an empty section', `## [Unreleased]\n\n### Fixed\n\n${OLDER}`, 'has no entry'],
  ])('refuses %s', (_what, text, fault) => {
    expect(() => close(text)).toThrow(fault);
  });
});
