// Writes the reference of the calls, which Next serves as a file at /api/openapi.json. Part of each build.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createApiDocument, findOperations } from './api-document';
import { root } from './children';

const folder = path.join(root, 'public', 'api');
const file = path.join(folder, 'openapi.json');

const document = createApiDocument(await findOperations(path.join(root, 'app', 'api')));
await mkdir(folder, { recursive: true });
// A server that is already running never reads half of it.
await writeFile(`${file}.${process.pid}`, JSON.stringify(document));
await rename(`${file}.${process.pid}`, file);
