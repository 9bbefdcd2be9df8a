import { readFileSync } from 'node:fs';

/**
 * Loaded before a server by `--import`, it lets the clock of that process alone be wrong by as many seconds as the file of CLOCK_SKEW
 * says at the time; nobody may set the clock of the machine.
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
