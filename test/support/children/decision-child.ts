import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../builders/actor.ts';
import { approving } from '../builders/approvals.ts';
import { openServices } from './child-services.ts';
import { dieAtWrite } from './deadly-write.ts';

/**
 * A process that decides one approval fifty times in parallel, or lets it expire by reading it after its time, delivers the wake-up,
 * and dies by SIGKILL at its n-th write: `decision-child.ts <approval id> <approve | expire> <n> <before | after>`. It prints `done`
 * if it reached the end.
 */
const [approvalId = '', kind = '', nth = '0', side = 'before'] = process.argv.slice(2);

const { store, services } = await openServices(12);
const actor = actorNamed('decider');
if (kind === 'expire') {
  await store.pool.query(`update approvals set expires_at = now() - interval '1 second' where id = $1`, [approvalId]);
}
dieAtWrite(store.pool, { nth: Number(nth), side: side === 'after' ? 'after' : 'before' });
if (kind === 'approve') {
  const verdicts = Array.from({ length: 50 }, () =>
    services.decisions.decide(approvalId, approving(), actor, unconditional).then(
      () => 1,
      () => 0,
    ),
  );
  process.stdout.write(`decisions ${(await Promise.all(verdicts)).reduce<number>((sum, one) => sum + one, 0)}\n`);
} else {
  await services.approvals.get(approvalId, actor);
}
await services.startBackground();
for (;;) {
  const { rows } = await store.pool.query('select done_at from resume_signals where approval_id = $1', [approvalId]);
  if (rows[0]?.done_at) break;
  await new Promise((resolve) => setTimeout(resolve, 20));
}
process.stdout.write('done\n');
process.exit(0);
