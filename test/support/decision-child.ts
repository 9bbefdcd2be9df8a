import { systemClock } from '../../domain/kernel/clock.ts';
import { openStore } from '../../domain/persistence/store.ts';
import { createServices } from '../../domain/services.ts';
import { loadCatalogues } from '../../handlers/catalogues.ts';
import { loadConfig } from '../../handlers/config.ts';

/**
 * A process that decides one approval fifty times at once, or only looks at it (which expires it when its time has passed), delivers the wake-up, and dies by SIGKILL at the
 * n-th write: `decision-child.ts <approval id> <approve | expire> <n> <before | after>`. It prints `done` when it got to the end.
 */
const [approvalId = '', kind = '', nth = '0', side = 'before'] = process.argv.slice(2);

const WRITE = /^\s*(insert|update|delete|with written|select graphile_worker\.add_job|commit)/i;
let isArmed = false;
let writes = 0;

const config = loadConfig(process.env);
const store = await openStore({ databaseUrl: config.databaseUrl, dataDirectory: '', poolMax: 12 });
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string })?.text ?? '');
// The driver that the pool uses, whichever copy of it that is.
const prototype = (store.pool as unknown as { Client: { prototype: { query: (...args: unknown[]) => unknown } } })
  .Client.prototype;
const original = prototype.query;
prototype.query = function (this: unknown, ...args: unknown[]): unknown {
  const isWrite = isArmed && WRITE.test(textOf(args[0]));
  if (isWrite) writes += 1;
  const isFatal = isWrite && writes === Number(nth);
  if (isFatal && side === 'before') process.kill(process.pid, 'SIGKILL');
  const result = original.apply(this, args);
  // The statement has left the process; what the database makes of it, the process will not learn.
  if (isFatal) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  return result;
};

const services = createServices({
  store,
  clock: systemClock,
  jwtSecret: config.jwtSecret,
  refreshGraceSeconds: 10,
  isDevLoginOpen: false,
  currency: 'USD',
  ...(await loadCatalogues(config, systemClock)),
  warn: () => {},
  declaredLimits: [],
  declaredCaps: [],
  jobLog: () => {},
});
await services.start();
const credential = { kind: 'session_cookie', sessionId: null, keyId: null } as const;
const actor = {
  userId: 'decider',
  username: 'decider',
  role: 'ceo',
  orgRoles: [],
  scopedDepartments: [],
  mustChangePassword: false,
  credential,
} as const;
isArmed = true;
if (kind === 'approve') {
  const verdicts = Array.from({ length: 50 }, () =>
    services.approvals.decide(approvalId, 'approved', null, actor).then(
      () => 1,
      () => 0,
    ),
  );
  process.stdout.write(`decisions ${(await Promise.all(verdicts)).reduce<number>((sum, one) => sum + one, 0)}\n`);
} else {
  await services.approvals.get(approvalId);
}
await services.startBackground();
for (;;) {
  const { rows } = await store.pool.query('select done_at from resume_signals where approval_id = $1', [approvalId]);
  if (rows[0]?.done_at) break;
  await new Promise((resolve) => setTimeout(resolve, 20));
}
process.stdout.write('done\n');
process.exit(0);
