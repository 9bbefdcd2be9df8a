import { startEmbeddedPostgres } from '../../../domain/postgres/embedded-postgres.ts';

// A server process reduced to its database, for tests that kill it. Arguments: the data folder. Writes one JSON line:
// where the database is, or why it is not. SIGTERM stops it in good order.

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const database = await startEmbeddedPostgres({ dataDirectory: process.argv[2] ?? null, maxConnections: 40 });
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  say({ host: database.host, password: database.password, dataDirectory: database.dataDirectory });
} catch (error) {
  say({ refusal: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  process.exitCode = 1;
}
