import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line that programs can parse: "N passed, N failed". */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string): number => states.filter((found) => found === state).length;
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    process.stdout.write(`\n${count('passed')} passed, ${count('failed') + broken + errors.length} failed\n`);
  }
}
