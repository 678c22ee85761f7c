// The real thing for the journeys in e2e/, with a data folder that goes when it ends.
import * as fs from 'node:fs/promises';
import { launch } from './launch';

const dataDir = process.env.E2E_DATA_DIR;

await launch('start', async () => {
	if (dataDir) await fs.rm(dataDir, { recursive: true, force: true });
});
