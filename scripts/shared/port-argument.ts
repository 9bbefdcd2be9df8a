import { parseArgs } from 'node:util';

interface Asking {
  readonly command: string;
  /** What it is, for the usage. */
  readonly what: string;
  readonly usual: number;
  /** 0 where the system may choose a port. */
  readonly least: 0 | 1;
}

const MAX_PORT = 65_535;

const usageOf = ({ command, what, usual }: Asking): string =>
  `${what}\n\n  npm run ${command} -- --port <number>   the port on the loopback address, default PORT, otherwise ${usual}\n`;

/** The port that the command line asks for. Ends the process with the usage: with 0 for `--help`, with 2 for what it does not know. */
export const portAsked = (asking: Asking): number => {
  try {
    const options = {
      port: { type: 'string', default: process.env.PORT?.trim() || String(asking.usual) },
      help: { type: 'boolean' },
    } as const;
    const { port, help = false } = parseArgs({ options }).values;
    if (help) {
      process.stdout.write(usageOf(asking));
      process.exit(0);
    }
    if (/^\d{1,5}$/.test(port) && Number(port) >= asking.least && Number(port) <= MAX_PORT) return Number(port);
    throw new Error(`the port must be a number from ${asking.least} to ${MAX_PORT}, not ${port}`);
  } catch (error) {
    process.stderr.write(`organisation-platform: ${(error as Error).message}\n\n${usageOf(asking)}`);
    process.exit(2);
  }
};
