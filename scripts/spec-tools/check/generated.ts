import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derive } from '../derive/derive.ts';
import { GENERATED_FOLDER, generate } from '../generate/main.ts';

const staleIn = (folder: string, files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([name, text]) => {
    const file = join(folder, name);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [name];
  });

const generated = staleIn(GENERATED_FOLDER, await generate());
const derived = staleIn(join(GENERATED_FOLDER, '../derived'), await derive());

for (const name of generated) console.error(`generated/${name} does not match spec/`);
for (const name of derived) console.error(`derived/${name} does not match generated/`);
if (generated.length + derived.length > 0) {
  console.error('\nRun "npm run generate" and commit generated/.');
  process.exit(1);
}
console.log('generated/ matches spec/');
