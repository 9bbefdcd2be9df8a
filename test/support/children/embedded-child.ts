import { startEmbeddedPostgres } from '../../../domain/postgres/embedded-postgres.ts';

// A server process reduced to its database, for tests that kill it. The argument is the data folder. Prints one JSON line:
// the address of the database, or the error. SIGTERM stops it cleanly.

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const database = await startEmbeddedPostgres({ dataDirectory: process.argv[2] ?? null, maxConnections: 40 });
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  say({ host: database.host, password: database.password, dataDirectory: database.dataDirectory });
} catch (error) {
  say({ refusal: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  process.exitCode = 1;
}
