// Plain JavaScript, because `npm ci` may run it on any Node.js version.
import { fileURLToPath } from 'node:url';

/**
 * Speeds up the first start of a server: creates the initial database, and caches the compiled code. Servers also start without them.
 */
const bundle = new URL('../dist/', import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
try {
  if (major < 22 || (major === 22 && minor < 18)) throw new Error(`Node ${process.versions.node} cannot run it`);
  // Fills the cache of compiled code.
  await import('./require-node.js');
  const { prepareCluster } = await import(new URL('prepare-cluster.js', bundle).href);
  await prepareCluster(fileURLToPath(bundle));
  await import(new URL('serve.js', bundle).href);
} catch (error) {
  console.warn(`no database was prepared, the first start will make its own: ${error.message}`);
}
