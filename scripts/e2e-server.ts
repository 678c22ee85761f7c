// The real thing for the journeys in e2e/, with a data folder that goes when it ends.
import * as fs from 'node:fs/promises';
import { inPackage } from './children';
import { launch } from './launch';

const dataDir = process.env.E2E_DATA_DIR;

const removeData = async () => {
	if (dataDir) await fs.rm(dataDir, { recursive: true, force: true });
};

if (process.env.E2E_SERVER === 'next') {
	const next = inPackage('next', 'dist/bin/next');
	await launch('start', removeData, ({ port }) => [next, 'start', '--port', String(port)]);
} else {
	await launch('start', removeData);
}
