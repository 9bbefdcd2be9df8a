import { type Figures, figuresOf } from '../load.ts';
import type { BenchTask } from './rows.ts';

/** What executes tasks: it hands each to one of its workers, which writes the rows of the platform. */
export interface Engine {
  readonly name: string;
  /** Hands over tasks that are ready. */
  add(tasks: readonly BenchTask[]): Promise<void>;
  /** Executes all of them, and reports the time of each in milliseconds. */
  execute(note: (milliseconds: number) => void): Promise<void>;
  /** Stops what would load the database while another engine is measured. */
  rest?(): Promise<void>;
  stop(): Promise<void>;
}

/** Tasks per second, and the time of a task. Throws if not all tasks were executed. */
export const timeOf = async (engine: Engine, tasks: readonly BenchTask[]): Promise<Figures> => {
  await engine.add(tasks);
  const durations: number[] = [];
  const begun = performance.now();
  await engine.execute((milliseconds) => durations.push(milliseconds));
  const seconds = (performance.now() - begun) / 1000;
  await engine.rest?.();
  if (durations.length !== tasks.length)
    throw new Error(`${engine.name} executed ${durations.length} of ${tasks.length} tasks`);
  return figuresOf(durations, seconds);
};
