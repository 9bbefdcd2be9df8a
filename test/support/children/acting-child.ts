import { createLogger } from '../../../handlers/http/observe/logger.ts';
import { loadConfig } from '../../../handlers/server/config.ts';
import { createHttpServer } from '../../../handlers/server/server.ts';
import { openServices } from './child-services.ts';
import { dieAtWrite } from './deadly-write.ts';

/**
 * A process that runs an approved call, continues with its turn, and dies at its n-th write: `acting-child.ts <approval id> <n>
 * <before | after>`. It prints `done` if it reached the end.
 */
const [approvalId = '', nth = '0', side = 'before'] = process.argv.slice(2);

const { store, services } = await openServices(6);
// The tools are operations of the interface, so the process needs a server.
await createHttpServer(loadConfig(process.env), services, store.unitOfWork, createLogger('silent'));
dieAtWrite(store.pool, { nth: Number(nth), side: side === 'after' ? 'after' : 'before' });
await services.resumeDelivery.deliver(approvalId);
process.stdout.write('done\n');
process.exit(0);
