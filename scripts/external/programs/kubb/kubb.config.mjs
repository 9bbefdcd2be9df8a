import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

// The client of kubb: types, and functions around fetch that do not depend on a library.
export default defineConfig({
  input: { path: './openapi.json' },
  output: { path: './client', extension: { '.ts': '.js' }, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ bundle: true, client: 'fetch' })],
});
