import { describe, expect, it } from 'vitest';
import { closeUnreleased } from '../../scripts/release-notes.ts';

const OLDER = '## 1.0.0 (interface 0.9.4), 2030-01-31\n\n- The first.\n';
const close = (text: string) => closeUnreleased(text, '1.1.0-rc.1', '0.10.0', '2030-02-01');

describe('the changelog at a release', () => {
  it('gives the unreleased lines a version and a date, and opens a new section', () => {
    const { changelog, notes } = close(
      `# Changelog\n\n## Unreleased (interface 0.10.0)\n\n### Fixed\n\n- A fault.\n\n${OLDER}`,
    );
    expect(notes).toBe('### Fixed\n\n- A fault.');
    expect(changelog).toBe(
      `# Changelog\n\n## Unreleased\n\n## 1.1.0-rc.1 (interface 0.10.0), 2030-02-01\n\n### Fixed\n\n- A fault.\n\n${OLDER}`,
    );
  });
  it('begins the list of versions', () => {
    expect(close('## Unreleased\n\n- A line.\n').changelog).toBe(
      '## Unreleased\n\n## 1.1.0-rc.1 (interface 0.10.0), 2030-02-01\n\n- A line.\n',
    );
  });
  it.each([
    ['no section', OLDER, 'has no section'],
    ['an empty section', `## Unreleased\n\n### Fixed\n\n${OLDER}`, 'has no line'],
  ])('refuses %s', (_what, text, fault) => {
    expect(() => close(text)).toThrow(fault);
  });
});
