import { systemClock } from '../../domain/kernel/clock.ts';
import { openStore } from '../../domain/persistence/store.ts';
import { createServices } from '../../domain/services.ts';
import { loadCatalogues } from '../../handlers/catalogues.ts';
import { loadConfig } from '../../handlers/config.ts';
import { dieAtWrite } from './deadly-write.ts';

/**
 * A process that takes one interview turn, or approves one charter, and dies at its n-th write:
 * `interview-child.ts <turn | approve> <id of conversation or charter> <user id> <n> <before | after>`. It prints `done` when it
 * got to the end.
 */
const [task = '', id = '', userId = '', nth = '0', side = 'before'] = process.argv.slice(2);

const config = loadConfig(process.env);
const store = await openStore({ databaseUrl: config.databaseUrl, dataDirectory: '', poolMax: 4 });
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
const actor = {
  userId,
  username: 'somebody',
  role: 'ceo',
  orgRoles: [],
  scopedDepartments: [],
  mustChangePassword: false,
  credential: { kind: 'session_cookie', sessionId: null, keyId: null },
} as const;
dieAtWrite(store.pool, { nth: Number(nth), side: side === 'after' ? 'after' : 'before' });
if (task === 'approve') await services.charterApprovals.approve(id, actor);
else {
  const signal = new AbortController().signal;
  await services.interviews.takeTurn({ message: 'Make it shorter', conversationId: id, project: null }, actor, signal);
}
process.stdout.write('done\n');
process.exit(0);
