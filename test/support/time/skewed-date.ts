import { readFileSync } from 'node:fs';

/**
 * Loaded before a server by `--import`, it shifts the clock of only that process by as many seconds as the file CLOCK_SKEW
 * contains at that time; a test cannot set the clock of the machine.
 */
const file = process.env.CLOCK_SKEW ?? '';
const EVERY_MS = 20;

let skewMs = 0;
const read = (): void => {
  skewMs = Number(readFileSync(file, 'utf8')) * 1000;
};
read();
setInterval(read, EVERY_MS).unref();

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + skewMs] : args, newTarget),
  apply: () => new RealDate(RealDate.now() + skewMs).toString(),
  get: (target, key, receiver) =>
    key === 'now' ? () => RealDate.now() + skewMs : Reflect.get(target, key, receiver === Date ? target : receiver),
});
