import { describe, expect, it } from 'vitest';
import {
  markedCriteria,
  missingArtifact,
  requireEveryCriterion,
  requireFailure,
  requireOwnArtifacts,
  storedCriteria,
} from '../../../domain/execution/endings/finish-rules.ts';
import { isExpectedName } from '../../../domain/execution/runs/run-artifacts.ts';
import { NotFound, ValidationFailed } from '../../../domain/foundation/errors/errors.ts';

const TASK = { acceptanceCriteria: ['short', 'right'].map((description) => ({ description, met: false })) };
const met = (index: number, fields: object = {}) => ({
  index,
  met: true,
  evidence: 'seen',
  artifact_id: null,
  ...fields,
});
const failure = { kind: 'tool', message: '', retryable: true } as const;

describe('requireFailure', () => {
  it('a failure is set exactly if the run failed', () => {
    const report = { summary: '', criteria: [] };
    requireFailure({ ...report, outcome: 'failed', failure });
    requireFailure({ ...report, outcome: 'succeeded', failure: null });
    expect(() => requireFailure({ ...report, outcome: 'failed', failure: null })).toThrow(ValidationFailed);
    expect(() => requireFailure({ ...report, outcome: 'succeeded', failure })).toThrow(ValidationFailed);
  });
});

describe('requireEveryCriterion', () => {
  it('needs each criterion once, in any order', () => {
    requireEveryCriterion([met(1), met(0)], TASK);
    requireEveryCriterion([], { acceptanceCriteria: [] });
    for (const given of [[], [met(0)], [met(0), met(0)], [met(0), met(2)], [met(0), met(1), met(2)]])
      expect(() => requireEveryCriterion(given, TASK)).toThrow(ValidationFailed);
  });
});

describe('requireOwnArtifacts', () => {
  it('evidence is an artifact of the run, whatever the case of its id', () => {
    const own = [{ id: 'ab' }];
    requireOwnArtifacts([met(0), met(1, { artifact_id: 'AB' })], own);
    expect(() => requireOwnArtifacts([met(0, { artifact_id: 'cd' })], own)).toThrow(NotFound);
  });
});

describe('storedCriteria', () => {
  it('sorts by index; met without evidence is not met', () => {
    const stored = storedCriteria([met(1), met(0, { evidence: ' ' })]);
    expect(stored.map((one) => [one.index, one.met])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
});

describe('missingArtifact', () => {
  it('names what is missing', () => {
    const task = { expectedArtifacts: ['report.pdf', '*.txt'] };
    expect(missingArtifact(task, [{ name: 'report.pdf' }, { name: 'a.txt' }])).toBeNull();
    expect(missingArtifact(task, [{ name: 'a.txt' }])).toMatchObject({
      ...{ kind: 'missing_artifact', message: 'Missing artifacts: report.pdf', retryable: true },
    });
  });
  it.each([
    ['a.txt', 'a.txt', true],
    ['a.txt', 'A.txt', false],
    ['*.txt', 'notes.txt', true],
    ['*.txt', '.md', false],
    ['*.txt', 'notes.txtx', false],
  ])('%s and %s: %s', (expected, name, isExpected) => {
    expect(isExpectedName(expected, name)).toBe(isExpected);
  });
});

describe('markedCriteria', () => {
  it('marks the criteria by their index and keeps their texts', () => {
    expect(markedCriteria(TASK, (index) => index === 1)).toEqual([
      { description: 'short', met: false },
      { description: 'right', met: true },
    ]);
  });
});
