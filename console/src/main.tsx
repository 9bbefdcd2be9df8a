import { render } from 'preact';
import { App } from './shell/app.tsx';

// The root path shows the console too (getHome); from here on the page has its canonical path.
if (location.pathname === '/') history.replaceState(null, '', `/console${location.search}${location.hash}`);

const place = document.getElementById('console');
if (place !== null) render(<App />, place);
