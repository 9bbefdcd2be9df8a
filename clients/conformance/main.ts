#!/usr/bin/env node
import { GROUPS } from './groups/groups.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { Stopped } from './protocol/endings.ts';
import { Exchanges } from './protocol/exchange.ts';
import { outcome } from './protocol/expect.ts';
import { Violation } from './protocol/violation.ts';
import { Wire } from './protocol/wire.ts';
import { prepareFolder, writeReport } from './report/folder.ts';
import type { CheckResult } from './report/report.ts';
import { resultLines, summaryLines } from './report/terminal.ts';
import { type Chosen, chosen, isComplete, type Selection, unknownIn } from './run.ts';
import { MAKERS } from './scene/makers.ts';
import { Redaction } from './scene/redact.ts';
import { NotThisInterface, Scene } from './scene/scene.ts';
import { trial } from './trial.ts';

const say = (...lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** Prints a usage error, or why the deployment cannot be tested. */
const refuse = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

const list = (selection: Selection): number => {
  const unknown = unknownIn(GROUPS, selection);
  if (unknown !== null) return refuse(unknown);
  say(...chosen(GROUPS, selection).map(([group, { name, rule }]) => `${group.name}/${name}  ${rule}`));
  return 0;
};

const reasonOf = (error: unknown): string => {
  if (error instanceof Violation && error.response !== null)
    return `${error.response.operation} returned ${outcome(error.response)}`;
  return error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
};

/** Why the run could not start. */
const whyNotBegun = (error: unknown, { origin }: URL): string => {
  if (error instanceof NotThisInterface) return `the server at ${origin} does not serve this interface`;
  if (error instanceof Stopped) return `${origin}: ${error.message}`;
  return `${origin}: sign-in failed: ${reasonOf(error)}`;
};

/** Uses the folder of the report; returns a sentence about the problem, otherwise null. */
const withFolder = (out: string | null, use: (folder: string) => void): string | null => {
  try {
    if (out !== null) use(out);
    return null;
  } catch (error) {
    return `--out: nothing can be written to ${out}: ${reasonOf(error)}`;
  }
};

/** One request to stop may arrive twice: a terminal signals npm and the kit, and npm forwards its signal. */
const SAME_WISH_MS = 1_000;

/** Ends the run after the current check, so that its records are removed; a later signal ends it immediately. */
const listenForStop = (): AbortSignal => {
  const stop = new AbortController();
  let since: number | null = null;
  const onSignal = (): void => {
    if (since !== null && performance.now() - since >= SAME_WISH_MS) process.exit(130);
    since ??= performance.now();
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  return stop.signal;
};

const tryAll = async (checks: Chosen, scene: Scene, options: Options, startedAt: Date): Promise<number> => {
  const { url, out, selection } = options;
  const onResult = (result: CheckResult): void => say(...resultLines(result));
  const { report, ending, untried } = await trial(checks, isComplete(selection), scene, startedAt, onResult);
  say(...summaryLines(report));
  const unwritten = withFolder(out, (folder) => writeReport(folder, report));
  if (unwritten !== null) return refuse(unwritten);
  if (ending !== null) return refuse(`${url.origin}: ${ending}; ${untried} checks were not run`);
  return report.counts.fails === 0 ? 0 : 1;
};

const run = async (options: Options): Promise<number> => {
  const { url, selection, out } = options;
  const checks = chosen(GROUPS, selection);
  const wrong =
    unknownIn(GROUPS, selection) ?? (checks.length === 0 ? 'no check matches both --groups and --only' : null);
  if (wrong !== null) return refuse(wrong);
  const unwritable = withFolder(out, prepareFolder);
  if (unwritable !== null) return refuse(unwritable);
  const startedAt = new Date();
  const stop = listenForStop();
  const wire = new Wire(url, stop);
  try {
    const scene = await Scene.open(new Exchanges(wire, stop), new Redaction(), options.scene, MAKERS).catch(
      (error: unknown) => whyNotBegun(error, url),
    );
    return typeof scene === 'string' ? refuse(scene) : await tryAll(checks, scene, options, startedAt);
  } finally {
    wire.close();
  }
};

const main = (): Promise<number> | number => {
  const parsed = readOptions(process.argv.slice(2), process.env);
  if (parsed.kind === 'run') return run(parsed.options);
  if (parsed.kind === 'list') return list(parsed.selection);
  if (parsed.kind === 'wrong') return refuse(`${parsed.message}\n\n${USAGE}`);
  say(USAGE);
  return 0;
};

process.exitCode = await main();
// An unresponsive peer of a socket must not keep the process running.
setTimeout(() => process.exit(), 2_000).unref();
