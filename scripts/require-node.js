// Plain JavaScript, because it must print a clear error on a Node.js version that cannot run the rest.
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `organisation-platform needs Node 22.18 or newer and found ${process.versions.node}: run "npm ci" without --ignore-scripts, which brings Node 24, or use a newer Node\n`,
  );
  process.exit(1);
}

// Compiled code is cached between starts; if the folder is not writable, Node.js continues without the cache.
const { enableCompileCache } = await import('node:module');
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node-compile-cache', import.meta.url)));
