// npm run bench                  figures that do not depend on the machine, as ratios of two things measured in one run
// npm run bench -- answers work  the named parts alone
import * as fs from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { root } from '../../scripts/children';
import { print, printError } from '../../scripts/print';
import { measureAnswers } from './answers';
import { measureEndurance } from './endurance';
import { type Figure, isMet, sayFigures } from './figures';
import { measureLayouts } from './layout';
import { writeMatchMembers } from './match-members';
import { compareMatches } from './matches';
import { measureMembers } from './members-listed';
import { measureOverload } from './overload';
import { createDatabase, inFolder, startServer, stopAll } from './servers';
import { measureTreePages } from './tree-pages';
import { measureViewer } from './viewer';
import { measureWork } from './work';

/** In this process, so that nothing but the work itself is measured. */
function measureMatches(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const databaseUrl = await createDatabase(server.url, 'matches');
		await applyMigrations(databaseUrl, () => {});
		const memberIds = await writeMatchMembers(databaseUrl, 100_000);
		Object.assign(process.env, { DATABASE_URL: databaseUrl, AUTH_SECRET: crypto.randomUUID() });
		return [
			{
				name: 'matches for one member among 100,000 ÷ one indexed read of the candidates’ rows, time',
				ratio: await compareMatches(memberIds),
				goal: { atMost: 5 },
			},
		];
	});
}

/** The layout alone, on the screen, and what a page with it costs. */
async function measureDiagram(): Promise<Figure[]> {
	return [...(await measureLayouts()), ...(await measureViewer()), ...(await measureTreePages())];
}

const parts: Record<string, () => Promise<Figure[]>> = {
	answers: measureAnswers,
	members: measureMembers,
	work: measureWork,
	overload: measureOverload,
	endurance: measureEndurance,
	matches: measureMatches,
	diagram: measureDiagram,
};

async function writeResults(figures: Figure[]): Promise<void> {
	const machine = {
		cores: availableParallelism(),
		processor: cpus()[0]?.model ?? 'unknown',
		memoryGiB: Math.round(totalmem() / 2 ** 30),
		node: process.version,
		platform: `${process.platform} ${process.arch}`,
	};
	const folder = path.join(root, 'tests', 'bench', 'results');
	await fs.mkdir(folder, { recursive: true });
	const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
	await fs.writeFile(file, `${JSON.stringify({ machine, figures }, null, '\t')}\n`);
	print(`\n${machine.cores} cores of ${machine.processor}, ${machine.memoryGiB} GiB, Node ${machine.node}`);
	sayFigures(figures);
	print(`bench: ${figures.length} figures, ${figures.filter((figure) => !isMet(figure)).length} missed`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => stopAll().then(() => process.exit(1)));
}
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in parts));
if (unknown !== undefined) {
	printError(`There is no part "${unknown}"; say one of: ${Object.keys(parts).join(', ')}`);
	process.exit(1);
}
const figures: Figure[] = [];
let hasFailed = false;
for (const [name, measure] of Object.entries(parts)) {
	if (names.length > 0 && !names.includes(name)) continue;
	try {
		figures.push(...(await measure()));
	} catch (error) {
		hasFailed = true;
		printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
	}
}
await writeResults(figures);
process.exit(!hasFailed && figures.every(isMet) ? 0 : 1);
