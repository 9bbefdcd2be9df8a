// Plain JavaScript on purpose, as require-node.js is.
import './require-node.js';
import { isCurrent } from './stamps.js';

/**
 * Starts the server: from the bundle that `npm ci` made, which takes a quarter of the time, or from its sources when they have
 * changed since. The console is built first where it was not, or was changed.
 */
const renewConsole = async () => {
  try {
    const { buildConsole } = await import('./console.js');
    await buildConsole();
  } catch (error) {
    process.stderr.write(`the console was not built: ${error.message}\n`);
  }
};

if (!isCurrent('console/dist')) await renewConsole();
await import(isCurrent('dist') ? '../dist/main.js' : '../handlers/main.ts');
