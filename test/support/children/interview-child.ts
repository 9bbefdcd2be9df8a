import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../builders/actor.ts';
import { openServices } from './child-services.ts';
import { dieAtWrite } from './deadly-write.ts';

/**
 * A process that takes one interview turn, or approves one charter, and dies at its n-th write:
 * `interview-child.ts <turn | approve> <id of conversation or charter> <user id> <n> <before | after>`. It prints `done` when it
 * reached the end.
 */
const [task = '', id = '', userId = '', nth = '0', side = 'before'] = process.argv.slice(2);

const { store, services } = await openServices(4);
const actor = actorNamed(userId);
dieAtWrite(store.pool, { nth: Number(nth), side: side === 'after' ? 'after' : 'before' });
if (task === 'approve') await services.charterApprovals.approve(id, actor, unconditional);
else {
  const signal = new AbortController().signal;
  await services.interviews.takeTurn({ message: 'Make it shorter', conversationId: id, project: null }, actor, signal);
}
process.stdout.write('done\n');
process.exit(0);
