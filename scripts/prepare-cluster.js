// Plain JavaScript, because `npm ci` may run it on any Node.js version.
import { fileURLToPath } from 'node:url';

/**
 * Saves the first start of a server most of its time: it makes the database that all of them begin with, and compiles what they load.
 * Without either a server starts all the same.
 */
const bundle = new URL('../dist/', import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
try {
  if (major < 22 || (major === 22 && minor < 18)) throw new Error(`Node ${process.versions.node} cannot run it`);
  // For the cache of compiled code.
  await import('./require-node.js');
  const { prepareCluster } = await import(new URL('prepare-cluster.js', bundle).href);
  await prepareCluster(fileURLToPath(bundle));
  await import(new URL('serve.js', bundle).href);
} catch (error) {
  console.warn(`no database was prepared, the first start will make its own: ${error.message}`);
}
