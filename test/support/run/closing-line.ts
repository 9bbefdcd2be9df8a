import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** The result of a run, for the program that started it (scripts/tests.ts). */
export interface RunResult {
  readonly passed: number;
  readonly failed: number;
  /** Test files that failed, with the number of their failures and the names of their failed tests. */
  readonly failedFiles: readonly {
    readonly file: string;
    readonly failures: number;
    readonly tests: readonly string[];
  }[];
}

const testsOf = (module: TestModule) => [...module.children.allTests()];
const failedTestsOf = (module: TestModule): string[] =>
  testsOf(module).flatMap((test) => (test.result().state === 'failed' ? [test.fullName] : []));

/**
 * Writes the result of the run as JSON to the file that `RUN_RESULT` names. Without it, ends the run with one plain line that programs can
 * parse: "N passed, N failed".
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const count = (state: string): number =>
      modules.flatMap(testsOf).filter((test) => test.result().state === state).length;
    const failedModules = modules.filter((module) => module.state() === 'failed');
    const broken = failedModules.filter((module) => module.errors().length > 0).length;
    const result: RunResult = {
      passed: count('passed'),
      failed: count('failed') + broken + errors.length,
      failedFiles: failedModules.map((module) => {
        const tests = failedTestsOf(module);
        const failures = tests.length + (module.errors().length > 0 ? 1 : 0);
        return { file: module.relativeModuleId, failures, tests };
      }),
    };
    const file = process.env.RUN_RESULT;
    if (file !== undefined) writeFileSync(file, JSON.stringify(result));
    else process.stdout.write(`\n${result.passed} passed, ${result.failed} failed\n`);
  }
}
