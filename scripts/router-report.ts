import { GuidedProvider } from '../domain/llm/guide/guided.ts';
import { INTENTS } from '../domain/llm/schemas/turn-intent.ts';
import { accuracy, type Half, halfOf, type Judged, judgeAll, readMessages } from './router-score.ts';

/**
 * How well a provider tells what messages want: `npm run router:report [-- guided]`. Prints numbers only, so that nobody sees the
 * messages of the held-back half.
 */
const name = process.argv[2] ?? 'guided';
if (name !== 'guided') {
  console.error(`${name}: only the built-in guide can be measured; there is no prompt for a model yet`);
  process.exit(1);
}

const percent = (judged: readonly Judged[]): string =>
  `${(100 * accuracy(judged)).toFixed(1).padStart(5)} % of ${judged.length}`;

const shares = (judged: readonly Judged[], by: 'intent' | 'lang' | 'kind'): void => {
  for (const value of [...new Set(judged.map((one) => one[by]))].sort()) {
    console.log(`  ${value.padEnd(14)} ${percent(judged.filter((one) => one[by] === value))}`);
  }
};

const confusion = (judged: readonly Judged[]): void => {
  console.log(`  ${'label \\ verdict'.padEnd(16)}${INTENTS.map((intent) => intent.padStart(14)).join('')}`);
  for (const label of INTENTS) {
    const counts = INTENTS.map(
      (verdict) => judged.filter((one) => one.intent === label && one.verdict === verdict).length,
    );
    console.log(`  ${label.padEnd(16)}${counts.map((count) => String(count).padStart(14)).join('')}`);
  }
};

const report = (half: Half, judged: readonly Judged[]): void => {
  console.log(`\n${half}: ${percent(judged)}\n`);
  confusion(judged);
  for (const by of ['intent', 'lang', 'kind'] as const) {
    console.log(`\n  by ${by}`);
    shares(judged, by);
  }
};

const judged = await judgeAll(new GuidedProvider(), readMessages());
for (const half of ['train', 'held'] as const)
  report(
    half,
    judged.filter((one) => halfOf(one) === half),
  );
