import { Chainer } from '../../../domain/foundation/audit/chainer.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { SampledWarning } from '../../../domain/foundation/kernel/sampled-warning.ts';
import { openDatabase } from '../../../domain/services.ts';
import { dieAtWrite } from './deadly-write.ts';

/**
 * A process that chains the audit log and dies by SIGKILL at its n-th write: `chainer-child.ts <n> <before | after>`. It prints `done` when
 * it reached the end.
 */
const [nth = '0', side = 'before'] = process.argv.slice(2);

const databaseUrl = process.env.DATABASE_URL ?? '';
const store = await openDatabase({ databaseUrl, dataDirectory: '', poolMax: 2 });
dieAtWrite(store.pool, { nth: Number(nth), side: side === 'after' ? 'after' : 'before' });
await new Chainer({
  pool: store.pool,
  uow: store.unitOfWork,
  warning: new SampledWarning(() => {}, systemClock),
}).catchUp();
process.stdout.write('done\n');
process.exit(0);
