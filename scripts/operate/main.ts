import { type Command, giveUp } from './command.ts';

/** The commands of operators by name (docs/operating.md). Each is loaded when it runs, so it does not load the dependencies of the others. */
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly run: Command }>>> = {
  'audit-verify': () => import('./audit-verify.ts'),
  backup: () => import('./backup.ts'),
  doctor: () => import('./doctor/doctor.ts'),
  promote: () => import('./promote.ts'),
  recover: () => import('./recover.ts'),
  restore: () => import('./restore.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (load === undefined) giveUp(`usage: node scripts/operate/main.ts <${Object.keys(COMMANDS).join('|')}> ...`);
else await (await load()).run(args);
