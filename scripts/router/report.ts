import { INTENTS } from '../../domain/llm/schemas/turn-intent.ts';
import { modelOf } from '../../handlers/server/catalogues.ts';
import { type Config, readModel } from '../../handlers/server/config.ts';
import { ConfigError } from '../../handlers/server/config-error.ts';
import { accuracy, type Classified, classifyAll, type Half, halfOf, readMessages } from './score.ts';

/**
 * Measures how well a provider detects the intent of messages: `npm run router:report`, with the variables of the server (MODEL_PROVIDER,
 * MODEL_BASE_URL, MODEL_ID, MODEL_API_KEY) and default settings. Prints only numbers, so that the messages of the held-out half stay
 * unseen. Exits with 1 only for invalid variables: a bad score is a result.
 */

/** The number of parallel calls; low enough for a local endpoint. */
const PARALLEL = 4;

const misused = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

const modelOfEnvironment = (): Config['model'] => {
  try {
    return readModel(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return misused(error.message);
    throw error;
  }
};

const percent = (results: readonly Classified[]): string =>
  `${(100 * accuracy(results)).toFixed(1).padStart(5)} % of ${results.length}`;

const shares = (results: readonly Classified[], by: 'intent' | 'lang' | 'kind'): void => {
  for (const value of [...new Set(results.map((one) => one[by]))].sort()) {
    console.log(`  ${value.padEnd(14)} ${percent(results.filter((one) => one[by] === value))}`);
  }
};

const COLUMNS = [...INTENTS, 'no verdict'] as const;

const columnOf = ({ verdict, failure }: Classified): (typeof COLUMNS)[number] =>
  failure === null ? verdict : 'no verdict';

const confusion = (results: readonly Classified[]): void => {
  console.log(`  ${'label \\ verdict'.padEnd(16)}${COLUMNS.map((column) => column.padStart(14)).join('')}`);
  for (const label of INTENTS) {
    const counts = COLUMNS.map(
      (column) => results.filter((one) => one.intent === label && columnOf(one) === column).length,
    );
    console.log(`  ${label.padEnd(16)}${counts.map((count) => String(count).padStart(14)).join('')}`);
  }
};

const failures = (results: readonly Classified[]): string => {
  const [failed, broken] = (['failed', 'broken'] as const).map(
    (failure) => results.filter((one) => one.failure === failure).length,
  );
  return `${failed} calls failed, ${broken} replies broke the schema`;
};

const report = (half: Half, results: readonly Classified[]): void => {
  console.log(`\n${half}: ${percent(results)}; ${failures(results)}\n`);
  confusion(results);
  for (const by of ['intent', 'lang', 'kind'] as const) {
    console.log(`\n  by ${by}`);
    shares(results, by);
  }
};

if (process.argv.length > 2) misused('router:report takes no arguments: the provider is that of MODEL_PROVIDER');
const model = modelOfEnvironment();
if (model.provider === 'none') misused('MODEL_PROVIDER=none: there is nothing to measure');
const provider = modelOf(model);
console.log(`provider ${provider.kind}, model ${provider.model}`);
const results = await classifyAll(provider, readMessages(), PARALLEL);
for (const half of ['train', 'held'] as const)
  report(
    half,
    results.filter((one) => halfOf(one) === half),
  );
