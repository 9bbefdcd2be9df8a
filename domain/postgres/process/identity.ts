import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hasCode } from '../error.ts';

// A process id does not identify a process: after a crash or a restart of the container another process may have the same number. The mark
// (boot id and start time) distinguishes them.

/** `<pid>-<mark>` of this process, usable in a file name. */
export function ownIdentity(): string {
  return `${process.pid}-${readMark(process.pid) ?? 'unknown'}`;
}

/** The process id at the beginning of an identity, or null when the text is not one. */
export function pidOf(identity: string): number | null {
  const match = /^(\d+)-[a-z0-9-]+$/.exec(identity);
  return match ? Number(match[1]) : null;
}

/** True while the process with this identity runs. A process that cannot be inspected is taken to run. */
export function isLiving(identity: string): boolean {
  const pid = pidOf(identity);
  if (pid === null || !isPidTaken(pid)) return false;
  const mark = readMark(pid);
  return mark === null || identity === `${pid}-${mark}`;
}

/** True while any process has this id. */
export function isPidTaken(pid: number): boolean {
  // To the system, 0 and negative numbers are process groups.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function readMark(pid: number): string | null {
  try {
    return process.platform === 'linux' ? readLinuxMark(pid) : readStartTimeByPs(pid);
  } catch {
    return null;
  }
}

function readLinuxMark(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command name is in parentheses and may contain spaces and parentheses: count from the last one.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z') return 'dead';
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
  return `${boot}-${rest[18]}`;
}

function readStartTimeByPs(pid: number): string {
  const started = execFileSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: {} });
  return createHash('sha256').update(started.trim()).digest('hex').slice(0, 12);
}
