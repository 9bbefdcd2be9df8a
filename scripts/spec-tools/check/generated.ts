import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_FOLDER, generate } from '../generate/main.ts';

const stale = [...(await generate())]
  .filter(([name, text]) => {
    const file = join(GENERATED_FOLDER, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  })
  .map(([name]) => name);

for (const name of stale) console.error(`generated/${name} does not match spec/`);
if (stale.length > 0) {
  console.error('\nRun "npm run generate" and commit what it writes.');
  process.exit(1);
}
console.log('generated/ matches spec/');
