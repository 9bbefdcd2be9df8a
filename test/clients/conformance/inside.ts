import { GROUPS } from '../../../clients/conformance/groups/groups.ts';
import { readOptions } from '../../../clients/conformance/options.ts';
import { Exchanges } from '../../../clients/conformance/protocol/exchange.ts';
import { Wire } from '../../../clients/conformance/protocol/wire.ts';
import type { Report } from '../../../clients/conformance/report/report.ts';
import { chosen } from '../../../clients/conformance/run.ts';
import { MAKERS } from '../../../clients/conformance/scene/makers.ts';
import { Redaction } from '../../../clients/conformance/scene/redact.ts';
import { Scene } from '../../../clients/conformance/scene/scene.ts';
import { trial } from '../../../clients/conformance/trial.ts';
import { against } from './runs.ts';

/** A deployment on this machine sends sooner, unless it does not send. */
const PATIENCE_MS = 5_000;

/** Runs the kit as its command does, in this process, and returns the report. */
export const runInside = async (url: string, ...args: readonly string[]): Promise<Report> => {
  const parsed = readOptions(against(url, ...args), {});
  if (parsed.kind !== 'run') throw new Error(`not the arguments of a run: ${args.join(' ')}`);
  const { options } = parsed;
  const wire = new Wire(options.url, new AbortController().signal);
  try {
    const scene = await Scene.open(
      new Exchanges(wire),
      new Redaction(),
      { ...options.scene, patienceMs: PATIENCE_MS },
      MAKERS,
    );
    const { report } = await trial(chosen(GROUPS, options.selection), false, scene, new Date(), () => {});
    return report;
  } finally {
    wire.close();
  }
};
