import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const asset = (name: string): string => readFileSync(join(assets, name), 'utf8');

/** Text inside a script element: it must not end the element. */
const inScript = (code: string): string => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

const STYLE = `
  body { margin: 0; background: #fff; }
  .top { background: #14213d; color: #fff; font: 15px/1.4 system-ui, sans-serif; padding: 14px 24px; display: flex; gap: 24px; align-items: baseline; flex-wrap: wrap; }
  .top strong { font-size: 18px; } .top a { color: #cfe0ff; }
  .swagger-ui .wrapper { max-width: 1100px; } .swagger-ui .info { margin: 28px 0; }
  .swagger-ui .info .title small.version-stamp { background: #2a6f4e; }
  .swagger-ui .scheme-container { box-shadow: none; border-bottom: 1px solid #e5e7eb; padding: 12px 0; }
  .swagger-ui .opblock .opblock-summary-operation-id { color: #475569; }
`;

/**
 * Try-it asks the server the page is from, under whichever of its names. It begins with a request that works: examples of optional
 * parameters are shown but not filled in, so that nobody sends the If-Match or Idempotency-Key of an example. Sign-in by cookie works
 * from the page itself: changing requests repeat the CSRF cookie, as every browser client must.
 */
const START = `
  const cookie = (name) => document.cookie.split('; ').find((part) => part.startsWith(name + '='))?.slice(name.length + 1);
  const answer = await fetch('/openapi.json');
  const spec = await answer.json();
  spec.servers = [{ url: '/' }];
  for (const parameter of Object.values(spec.components.parameters)) {
    if (parameter.required) continue;
    delete parameter.example;
    if (parameter.schema) delete parameter.schema.example;
  }
  window.ui = SwaggerUIBundle({
    spec,
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 2,
    displayOperationId: true,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    validatorUrl: null,
    syntaxHighlight: { activated: true, theme: 'agate' },
    requestInterceptor: (request) => {
      const token = cookie('__Host-csrf_token') ?? cookie('csrf_token');
      if (token && !request.headers.Authorization) request.headers['x-csrf-token'] = token;
      return request;
    },
  });
`;

/** The reference page with try-it: one self-contained document that loads only /openapi.json. */
export const referencePage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Organisation Platform: reference</title>
<link rel="icon" href="data:,">
<style>${asset('swagger-ui.css')}</style>
<style>${STYLE}</style>
</head>
<body>
<header class="top"><strong>Organisation Platform</strong><a href="/docs/guide">Guide</a><a href="/docs/errors">Errors</a><a href="/openapi.json">openapi.json</a><a href="/openapi-3.2.json">openapi-3.2.json</a><a href="/openapi-3.0.json">openapi-3.0.json</a><a href="/openapi.yaml">openapi.yaml</a><a href="/asyncapi.json">asyncapi.json</a></header>
<main id="reference"></main>
<script>${inScript(asset('swagger-ui-bundle.js'))}</script>
<script type="module">${START}</script>
</body>
</html>
`;
