const STYLE = `
  :root { color-scheme: light dark; } body { font: 16px/1.55 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1.5rem; }
  h1 { font-size: 1.7rem; } h2 { margin-top: 2.4rem; border-bottom: 1px solid #8884; padding-bottom: .3rem; scroll-margin-top: 1rem; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .5rem .7rem .5rem 0; border-bottom: 1px solid #8883; }
  th { font-size: .85rem; } code { font: .92em ui-monospace, monospace; } td:first-child { white-space: nowrap; } nav a { margin-right: 1rem; } :target { background: #ffe9a844; }
`;

/** A page that people read beside the reference: it loads nothing. `title` and `content` are HTML. */
export const plainPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Organisation Platform: ${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>
<nav><a href="/docs">Reference</a><a href="/docs/guide">Guide</a><a href="/docs/errors">Errors</a><a href="/openapi.json">openapi.json</a></nav>
${content}
</body>
</html>
`;
