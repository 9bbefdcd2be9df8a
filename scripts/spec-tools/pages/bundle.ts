import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Bundles a script of the pages into one file without modules. */
export const bundleScript = async (name: 'pages' | 'theme'): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, `browser/${name}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles.map(({ text }) => text).join('');
};
