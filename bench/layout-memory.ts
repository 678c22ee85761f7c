// How much memory laying out a family takes: its peak above what the members take in a process that does nothing.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { layoutFamily } from '@/lib/rules/layout/layout';
import type { LayoutMember } from '@/lib/rules/layout/people';
import { inPackage } from '../scripts/children';

const members = z.array(
	z.object({
		id: z.string(),
		sex: z.enum(['M', 'F']).nullable(),
		birth: z.number().nullable(),
		father: z.string().nullable(),
		mother: z.string().nullable(),
		spouses: z.array(z.string()),
	}),
);

/** In MiB. */
export async function measureMemory(told: readonly LayoutMember[]): Promise<number> {
	const folder = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-layout-'));
	try {
		const file = path.join(folder, 'members.json');
		await fs.writeFile(file, JSON.stringify(told));
		return await peakFor(file);
	} finally {
		await fs.rm(folder, { recursive: true });
	}
}

async function peakFor(file: string): Promise<number> {
	const loader = pathToFileURL(inPackage('tsx', 'dist/loader.mjs')).href;
	const flags = ['--expose-gc', '--import', loader];
	const child = spawn(process.execPath, [...flags, path.join('bench', 'layout-memory.ts'), file], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let answer = '';
	for await (const part of child.stdout) answer += String(part);
	return z.coerce.number().positive().parse(answer);
}

const [own = '', file] = process.argv.slice(1);
if (import.meta.url === pathToFileURL(own).href && file !== undefined) {
	const told = members.parse(JSON.parse(await fs.readFile(file, 'utf8')));
	globalThis.gc?.();
	const idle = process.memoryUsage.rss();
	await layoutFamily(told);
	process.stdout.write(String(process.resourceUsage().maxRSS / 1024 - idle / 2 ** 20));
}
