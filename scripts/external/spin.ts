import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { step, UNAVAILABLE } from './installed.ts';

// Checks the state machine of tasks and runs exhaustively with the model checker SPIN (`apt-get install spin gcc`): the rules hold in every
// state, the checker finds an error in every model that lacks a rule, and the situations that the rules are about occur.

const MODEL = resolve(import.meta.dirname, '../../test/model/runs.pml');

/** The memory limit of a search in megabytes. */
const MEMORY = 2048;
/** The longest path of a search; a search that reaches it is not complete. */
const DEPTH = '-m4000000';
const LONGEST_MS = 10 * 60_000;

/** Models that lack one rule: the checker must find a state that breaks a property. */
const MUTANTS = ['NO_EPOCH', 'AGENT_RETURNS', 'FIRST_STOP_STAYS', 'FINISH_TWICE', 'RENEW_AFTER_EXPIRY'];
/** Models in which a run can keep its task without end. */
const ENDLESS_MUTANTS = ['NO_EXPIRY', 'RENEW_AFTER_STOP'];
/** Situations that must be possible. */
const SITUATIONS = ['LATE_FINISH', 'KEPT', 'REWORK', 'BLOCKED', 'ANSWERED'];

/** Three claims of the task with one sweep, and two claims with two sweeps: with both the states are ten times as many. */
const THREE_CLAIMS = ['-DONE_SWEEP'];
const TWO_SWEEPS = ['-DEPOCHS=2'];
/** Fairness multiplies the states, so this property is checked with fewer of them. */
const SMALL = ['-DEPOCHS=2', '-DINTERVENTIONS=1', '-DONE_SWEEP'];

const folder = mkdtempSync(join(tmpdir(), 'spin-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

const isMissing = (program: string, option: string): boolean => spawnSync(program, [option]).error !== undefined;
if (isMissing('spin', '-V') || isMissing('gcc', '--version')) {
  console.log('SPIN or gcc is not installed');
  process.exit(UNAVAILABLE);
}

/** The output of the checker, which ends with the number of errors; its exit code is not used. */
const run = (program: string, args: readonly string[]): string => {
  const { stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: LONGEST_MS,
    maxBuffer: 1e8,
  });
  if (error !== undefined) throw error;
  return `${stdout}${stderr}`;
};

/** Runs a program that must not fail. */
const build = (program: string, args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', timeout: LONGEST_MS });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
};

/** The output of a complete search for states that break a property, or for endless runs that break the fair one. */
const search = (defines: readonly string[], isFair: boolean): string => {
  build('spin', [...defines, '-a', MODEL]);
  const limits = [`-DMEMLIM=${MEMORY}`, '-DCOLLAPSE', '-DNFAIR=4'];
  build('gcc', ['-O2', '-w', ...limits, ...(isFair ? [] : ['-DSAFETY', '-DNOCLAIM']), '-o', 'pan', 'pan.c']);
  return run('./pan', isFair ? ['-a', '-f', DEPTH] : [DEPTH]);
};

const errorsIn = (output: string): number => {
  const found = /errors: (\d+)/.exec(output)?.[1];
  if (found === undefined) throw new Error(output);
  return Number(found);
};

const requireCorrect = (defines: readonly string[], isFair: boolean): void => {
  const output = search(defines, isFair);
  if (errorsIn(output) > 0 || /Search not completed|search depth too small/.test(output)) throw new Error(output);
  console.log(`${/([\d.e+]+) states, stored/.exec(output)?.[1]} states`);
};

const requireError = (defines: readonly string[], isFair: boolean): void => {
  if (errorsIn(search(defines, isFair)) === 0) throw new Error(`no error was found with ${defines.join(' ')}`);
};

try {
  await step('the rules hold in every state with three claims', () => requireCorrect(THREE_CLAIMS, false));
  await step('the rules hold in every state with two sweeps', () => requireCorrect(TWO_SWEEPS, false));
  await step('no run keeps its task without end', () => requireCorrect(SMALL, true));
  for (const name of MUTANTS)
    await step(`an error is found with ${name}`, () => requireError([...THREE_CLAIMS, `-DMUTANT_${name}`], false));
  for (const name of ENDLESS_MUTANTS)
    await step(`an endless run is found with ${name}`, () => requireError([...SMALL, `-DMUTANT_${name}`], true));
  for (const name of SITUATIONS)
    await step(`the situation ${name} occurs`, () => requireError([...THREE_CLAIMS, `-DSEEN_${name}`], false));
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
