// npm run lighthouse: see tests/bench/lighthouse.ts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './children';

// By its path at run time, as scripts/bench.ts does.
await import(pathToFileURL(path.join(root, 'tests', 'bench', 'lighthouse.ts')).href);
