import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Bundles a script of the pages into one file without modules. `constants` are the values of declared constants. */
export const bundleScript = async (
  name: 'pages' | 'theme',
  constants: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, `browser/${name}.ts`)],
    bundle: true,
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles.map(({ text }) => text).join('');
};
