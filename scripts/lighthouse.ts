// npm run lighthouse: see tests/bench/lighthouse.ts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './children';

// By its path at run time: an import that TypeScript follows would need the packages of tests/bench in the product's check.
await import(pathToFileURL(path.join(root, 'tests', 'bench', 'lighthouse.ts')).href);
