// Plain JavaScript on purpose: `npm ci` runs it on whatever Node it was called with.
import { fileURLToPath } from 'node:url';

/**
 * Saves the first start of a server most of its time: it makes the database that all of them begin with, and compiles what they load.
 * Without either a server starts all the same.
 */
const bundle = new URL('../dist/', import.meta.url);
try {
  await import('./require-node.js');
  const { prepareCluster } = await import(new URL('prepare-cluster.js', bundle).href);
  await prepareCluster(fileURLToPath(bundle));
  await import(new URL('serve.js', bundle).href);
} catch (error) {
  console.warn(`no database was prepared, the first start will make its own: ${error.message}`);
}
