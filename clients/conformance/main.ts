#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERFACE_VERSION, OPERATIONS } from './document.ts';
import { Exchanges } from './exchange.ts';
import { outcome } from './expect.ts';
import { GROUPS } from './groups/groups.ts';
import { MAKERS } from './makers.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { Redaction } from './redact.ts';
import { htmlOf } from './report/html.ts';
import { junitOf } from './report/junit.ts';
import type { Coverage, Outcome, Report } from './report/report.ts';
import { outcomeLines, summaryLines } from './report/terminal.ts';
import { chosen, outsideChecks, runCheck, type Selection } from './run.ts';
import { Scene } from './scene.ts';
import { Violation } from './verdicts.ts';
import { Wire } from './wire.ts';

const say = (...lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** Usage, or a deployment that cannot be tried at all. */
const refuse = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

const coverageOf = (exchanges: Exchanges): Coverage[] =>
  OPERATIONS.map(({ id, responses }) => ({
    operation: id,
    statuses: [...responses.keys()].map((status) => ({ status, seen: exchanges.timesSeen(id, status) })),
  }));

const reportOf = (
  url: URL,
  startedAt: Date,
  exchanges: Exchanges,
  outcomes: readonly Outcome[],
  remains: readonly string[],
): Report => {
  const count = (status: Outcome['status']) => outcomes.filter((each) => each.status === status).length;
  return {
    url: url.origin,
    interface_version: INTERFACE_VERSION,
    started_at: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 100) / 10,
    requests: exchanges.sent,
    counts: { holds: count('holds'), fails: count('fails'), skipped: count('skipped') },
    outcomes,
    coverage: coverageOf(exchanges),
    remains,
  };
};

const list = (selection: Selection): number => {
  say(...chosen(GROUPS, selection).map(([group, { name, rule }]) => `${group.name}/${name}  ${rule}`));
  return 0;
};

/** Why nobody could be signed in. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Violation && error.answer !== null)
    return `${error.answer.operation} answered ${outcome(error.answer)}`;
  return error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
};

const write = (folder: string, report: Report): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'conformance.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'conformance.xml'), junitOf(report));
  writeFileSync(join(folder, 'conformance.html'), htmlOf(report));
};

/** Ends the run after the check that is under way, so that what was made is taken away again; the same signal again ends it at once. */
const listenForStop = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
};

const run = async ({ url, scene: asked, selection, out }: Options): Promise<number> => {
  const checks = chosen(GROUPS, selection);
  if (checks.length === 0) return refuse('no check has this name; --list names all of them');
  const startedAt = new Date();
  const wire = new Wire(url);
  const stop = listenForStop();
  const [exchanges, redaction] = [new Exchanges(wire, stop), new Redaction()];
  try {
    const scene = await Scene.open(exchanges, redaction, asked, MAKERS).catch((error) => reasonOf(error));
    if (typeof scene === 'string') return refuse(`${url.origin}: nobody could be signed in: ${scene}`);
    const outcomes: Outcome[] = [];
    const note = (result: Outcome | null): void => {
      if (result === null) return;
      outcomes.push(result);
      say(...outcomeLines(result));
    };
    note(outsideChecks('signing in', exchanges, redaction));
    for (const [group, check] of checks) {
      if (stop.aborted) break;
      const result = await runCheck(group, check, scene, redaction);
      // What was cut short says nothing of the deployment.
      if (!stop.aborted) note(result);
    }
    const remains = await scene.cleanup.run();
    note(outsideChecks('cleaning up', exchanges, redaction));
    const report = reportOf(url, startedAt, exchanges, outcomes, remains);
    say(...summaryLines(report));
    if (out !== null) write(out, report);
    if (stop.aborted) return refuse('it was told to stop, and took away what it had made, but for what it lists');
    return report.counts.fails === 0 ? 0 : 1;
  } finally {
    wire.close();
  }
};

const main = (): Promise<number> | number => {
  const asked = readOptions(process.argv.slice(2), process.env);
  if (asked.kind === 'run') return run(asked.options);
  if (asked.kind === 'list') return list(asked.selection);
  if (asked.kind === 'wrong') return refuse(`${asked.message}\n\n${USAGE}`);
  say(USAGE);
  return 0;
};

process.exitCode = await main();
// A socket that the other end does not close must not keep it.
setTimeout(() => process.exit(), 2_000).unref();
