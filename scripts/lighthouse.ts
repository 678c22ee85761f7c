// npm run lighthouse: see bench/lighthouse.ts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './children';

// By its path at run time, as scripts/bench.ts does.
await import(pathToFileURL(path.join(root, 'bench', 'lighthouse.ts')).href);
