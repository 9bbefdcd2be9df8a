import { assets } from './assets.ts';
import { escaped } from './markup.ts';

const LINKS = [
  ['/docs', 'Reference'],
  ['/docs/guide', 'Guide'],
  ['/docs/errors', 'Errors'],
  ['/console', 'Console'],
] as const;
const DOCUMENTS = ['openapi.json', 'openapi.yaml', 'openapi-3.2.json', 'openapi-3.0.json', 'asyncapi.json'];

const link = ([address, name]: readonly [string, string], current: string): string =>
  `<a href="${address}"${address === current ? ' aria-current="page"' : ''}>${name}</a>`;

/**
 * A page for people. It loads one stylesheet and two scripts of this server, whose names contain a hash; the first
 * script is small and sets the theme before the page is shown. `address` is its path, `content` is HTML.
 */
export const page = (title: string, address: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Organisation Platform</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.address('pages.css')}">
<script src="${assets.address('theme.js')}"></script>
<script src="${assets.address('pages.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header class="top">
<button type="button" id="menu" aria-controls="contents" aria-expanded="false" hidden>Contents</button>
<strong>Organisation Platform</strong>
<nav aria-label="Pages">${LINKS.map((one) => link(one, address)).join('')}</nav>
<details class="documents"><summary>Documents</summary><ul>${DOCUMENTS.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul></details>
<label class="theme" hidden>Theme <select id="theme"><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</header>
${content}
</body>
</html>
`;
