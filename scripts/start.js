// Plain JavaScript for the same reason as require-node.js.

// Installed first, because process 1 of a container ignores signals without a handler.
const end = () => process.exit(0);
process.on('SIGTERM', end).on('SIGINT', end);

await import('./require-node.js');
const { isCurrent } = await import('./stamps.js');

/**
 * Starts the server: from the bundle of `npm ci`, which is four times as fast, or from its sources if they have changed. Builds the console
 * first if it is missing or has changed.
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
