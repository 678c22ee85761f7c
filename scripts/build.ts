import { createHash } from 'node:crypto';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { waitForLock } from '@/lib/platform/env/process-lock.mjs';
import { builtFontsFolder, unpackFonts } from '@/lib/platform/media/unpacked-fonts';
import { buildFolder, buildStamp, hashSources, readStamp } from './build-stamp';
import { getExit, inPackage, root, startNode } from './children';
import { makeDataFolder } from './data-folder';
import { print, printError } from './print';

const clientFolder = path.join(root, 'lib', 'platform', 'db', 'generated');
const clientStamp = path.join(clientFolder, 'generated-from');
const schema = path.join(root, 'prisma', 'schema.prisma');

/** Two copies in one folder would otherwise write over each other. */
async function withLock<T>(what: string, work: () => Promise<T>): Promise<T> {
	const folder = path.join(root, '.data');
	await makeDataFolder(folder);
	const lock = await waitForLock(path.join(folder, `${what}.lock`), ({ pid }) =>
		print(`Another copy (process ${pid}) is at it already (${what}); waiting…`),
	);
	try {
		return await work();
	} finally {
		lock.release();
	}
}

async function runQuietly(
	args: string[],
	env: NodeJS.ProcessEnv,
	show: RegExp,
): Promise<{ ok: boolean; output: string }> {
	const child = startNode(args, env, 'pipe');
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk;
			for (const line of chunk.split('\n')) if (show.test(line)) print(`  ${line.trim()}`);
		});
	}
	return { ok: (await getExit(child)) === 0, output };
}

/** Writes the database client again when the schema is not the one it was made from. */
export async function ensureClient(env: NodeJS.ProcessEnv): Promise<boolean> {
	const manifest = await fs.readFile(inPackage('prisma', 'package.json'), 'utf8');
	const hash = createHash('sha256')
		.update(manifest)
		.update(await fs.readFile(schema))
		.digest('hex');
	if ((await readStamp(clientStamp)) === hash) return true;
	return withLock('generate', async () => {
		if ((await readStamp(clientStamp)) === hash) return true;
		print('Writing the database client…');
		const prisma = inPackage('prisma', 'build/index.js');
		const generateEnv = { ...env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' };
		const { ok, output } = await runQuietly([prisma, 'generate'], generateEnv, /^$./);
		if (ok) await fs.writeFile(clientStamp, hash);
		else printError(output.trim());
		return ok;
	});
}

/** Writes /api/openapi.json, which Next serves from public/. */
export async function writeApiDocument(env: NodeJS.ProcessEnv): Promise<boolean> {
	const program = path.join('scripts', 'write-api-document.ts');
	return (await getExit(startNode(['--import', 'tsx', program], env))) === 0;
}

export interface Build {
	isFresh: boolean;
	hash: string;
}

export async function inspectBuild(dataDir: string): Promise<Build> {
	const hash = await hashSources(dataDir);
	return { hash, isFresh: (await readStamp(buildStamp)) === hash };
}

/** Builds the site; false when that fails, after its output was shown. */
export async function build({ hash }: Build, env: NodeJS.ProcessEnv): Promise<boolean> {
	return withLock('build', async () => {
		const stamp = await readStamp(buildStamp);
		if (stamp === hash) return true;
		print('Building… (needed once after a change, about a minute)');
		// First: a start that is killed below must not leave a stamp on what is half gone.
		await fs.rm(buildStamp, { force: true });
		// A build that was cut short may have left a cache that is cut short too; the development server has its own folder.
		for (const name of await fs.readdir(buildFolder).catch(() => [])) {
			const isKept = name === 'dev' || (name === 'cache' && stamp !== null);
			if (!isKept) await fs.rm(path.join(buildFolder, name), { recursive: true, force: true });
		}
		if (!(await writeApiDocument(env))) return false;
		const { ok, output } = await runQuietly(
			[inPackage('next', 'dist/bin/next'), 'build'],
			env,
			/^\s*(✓|Creating|Running|Checking|Collecting|Generating (?!static pages using.*\()|Finalizing|⚠)/,
		);
		if (ok) {
			const fonts = path.join(root, builtFontsFolder);
			await fs.mkdir(fonts, { recursive: true });
			await unpackFonts(fonts);
			await fs.writeFile(buildStamp, hash);
		} else printError(output.trim());
		return ok;
	});
}
