// Plain JavaScript on purpose: it must run, and say one clear line, on a Node that cannot run the rest.
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `organisation-platform needs Node 22.18 or newer and found ${process.versions.node}: run "npm ci" without --ignore-scripts, which brings Node 24, or use a newer Node\n`,
  );
  process.exit(1);
}

// Compiled code is kept between starts; where the folder cannot be written Node continues without it.
const { enableCompileCache } = await import('node:module');
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node-compile-cache', import.meta.url)));
