// Plain JavaScript on purpose, as require-node.js is.

// From the first line on: the first process of a container is not ended by a signal that it does not handle.
const end = () => process.exit(0);
process.on('SIGTERM', end).on('SIGINT', end);

await import('./require-node.js');
const { isCurrent } = await import('./stamps.js');

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

const renewDerived = async () => {
  try {
    const { deriveFiles } = await import('./derive.js');
    await deriveFiles();
  } catch (error) {
    process.stderr.write(`the derived files were not written: ${error.message}\n`);
  }
};

if (!isCurrent('derived')) await renewDerived();
if (!isCurrent('console/dist')) await renewConsole();
await import(isCurrent('dist') ? '../dist/main.js' : '../handlers/server/main.ts');
