import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readEnv, variableNames } from '@/lib/platform/env/env';
import { root } from './children';

const text = (name: string) => readFileSync(path.join(root, name), 'utf8');
const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(text('package.json')));

function inEmptyFolder(work: (folder: string) => void): void {
	const folder = mkdtempSync(path.join(tmpdir(), 'khamma-ghani-commands-'));
	try {
		work(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

it('installs where only package.json has been copied, as into a layer of an image', () => {
	inEmptyFolder((folder) => {
		const { status, stderr } = spawnSync('sh', ['-c', scripts.prepare ?? 'exit 9'], {
			cwd: folder,
			encoding: 'utf8',
		});
		expect([status, stderr]).toEqual([0, '']);
	});
});

it('lets npm ci generate the database client, and refuses the install scripts of all packages', () => {
	expect(text('.npmrc')).not.toMatch(/^ignore-scripts/m);
	const { allowScripts } = z
		.object({ allowScripts: z.record(z.string(), z.boolean()) })
		.parse(JSON.parse(text('package.json')));
	const { packages } = z
		.object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
		.parse(JSON.parse(text('package-lock.json')));
	const withScript = Object.entries(packages)
		.filter(([folder, { hasInstallScript }]) => folder !== '' && hasInstallScript)
		.map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
	const refused = Object.keys(allowScripts).filter((name) => allowScripts[name] === false);
	expect(refused.sort()).toEqual([...new Set(withScript)].sort());
});

it('gives prisma studio the database that .env names', () => {
	inEmptyFolder((folder) => {
		writeFileSync(path.join(folder, '.env'), 'DATABASE_URL=postgresql://nobody@127.0.0.1:1/from-a-file\n');
		const config = JSON.stringify(path.join(root, 'prisma.config.ts'));
		const code = `import config from ${config}; process.stdout.write(config.datasource.url);`;
		const { DATABASE_URL, __NEXT_PROCESSED_ENV, ...env } = process.env;
		const loader = path.join(root, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs');
		const args = ['--import', loader, '--input-type=module', '--eval', code];
		const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
		expect([stdout, stderr]).toEqual(['postgresql://nobody@127.0.0.1:1/from-a-file', '']);
	});
});

it('explains in .env.example each variable that the portal reads, sets none of them, and shows values that it accepts, and none for secrets', () => {
	const lines = text('.env.example').split('\n');
	const examples = lines.flatMap((line, index) => {
		const [, name, value] = /^# ([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
		return name && value !== undefined ? [{ name, value, before: lines[index - 1] }] : [];
	});
	const credentials = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
	const names = examples.map(({ name }) => name);
	expect(names.filter((name) => !credentials.includes(name)).sort()).toEqual([...variableNames].sort());
	for (const { name, before } of examples)
		expect([name, before]).toEqual([name, expect.stringMatching(/^# /)]);
	expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
	const secrets = examples.filter(({ value }) => value === '').map(({ name }) => name);
	expect(secrets.sort()).toEqual([
		'ADMIN_PASSWORD',
		'AUTH_SECRET',
		'AWS_SECRET_ACCESS_KEY',
		'CRON_SECRET',
		'METRICS_TOKEN',
	]);
	readEnv(Object.fromEntries(examples.map(({ name, value }) => [name, value || 'chosen-by-an-operator'])));
});
