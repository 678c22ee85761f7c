import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
	findInLockfile,
	findInNpmAudit,
	lockfile,
	lockfileFolders,
	npmAudit,
	storedAdvisories,
} from './audit-findings';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const advisory = { id: 'GHSA-aaaa-bbbb-cccc', severity: 'high', title: 'A fault' } as const;
const makeList = (name: string, range: string) =>
	storedAdvisories.parse({
		gatheredOn: '2026-11-23',
		advisories: [{ ...advisory, package: name, range }],
		accepted: {},
	});
const getLock = (packages: object) => lockfile.parse({ packages: { '': { version: '1.0.0' }, ...packages } });

describe('advisories of a lockfile', () => {
	it.each([
		['1.2.3', '<1.2.4', 1],
		['1.2.4', '<1.2.4', 0],
		['1.2.4-beta.1', '<1.2.4', 1],
		['4.5.3', '>=4.1.3 <4.5.4 || >=5.0.0 <5.3.6', 1],
		['4.5.4', '>=4.1.3 <4.5.4 || >=5.0.0 <5.3.6', 0],
		['3.0.0', '*', 1],
	])('%s is in %s: %i', (version, range, count) => {
		const lock = getLock({ 'node_modules/a': { version } });
		expect(findInLockfile(lock, makeList('a', range))).toHaveLength(count);
	});

	it('are found below other packages and in scopes, once a version, where the product has it', () => {
		const lock = getLock({
			'node_modules/@s/a': { version: '1.0.0', dev: true },
			'node_modules/b/node_modules/@s/a': { version: '1.0.0' },
			'node_modules/c/node_modules/@s/a': { version: '1.0.0', dev: true },
			'node_modules/d/node_modules/@s/a': { version: '2.0.0', dev: true },
			'node_modules/a': { version: '1.0.0' },
		});
		expect(findInLockfile(lock, makeList('@s/a', '*'))).toEqual([
			{ ...advisory, package: '@s/a 1.0.0', isDevelopment: false },
			{ ...advisory, package: '@s/a 2.0.0', isDevelopment: true },
		]);
	});

	it('are found by the name of the package, not by the alias it is installed under', () => {
		const lock = getLock({
			'node_modules/alias': { version: '1.0.0', name: 'a' },
			'node_modules/b': { version: '1.0.0', name: 'c' },
		});
		expect(findInLockfile(lock, makeList('a', '*'))).toEqual([
			{ ...advisory, package: 'a 1.0.0', isDevelopment: false },
		]);
		expect(findInLockfile(lock, makeList('b', '*'))).toEqual([]);
	});

	it('are none that nobody has accepted, among those known here', () => {
		const stored = storedAdvisories.parse(JSON.parse(read('scripts/advisories.json')));
		const found = lockfileFolders.flatMap((folder) => {
			const file = path.join(folder, 'package-lock.json');
			return findInLockfile(lockfile.parse(JSON.parse(read(file))), stored);
		});
		const ids = [...new Set(found.map(({ id }) => id))];
		expect(ids.sort()).toEqual(Object.keys(stored.accepted).sort());
		expect(found.filter(({ isDevelopment }) => !isDevelopment)).toEqual([]);
		for (const id of ids) expect(read('docs/security.md')).toContain(id);
	});
});

it('reads what npm audit answers, and takes no refusal for an answer', () => {
	const lock = getLock({ 'node_modules/dicer': { version: '0.3.0', dev: true } });
	const via = {
		...{ name: 'dicer', title: 'Crash', severity: 'high', range: '*', source: 1 },
		url: 'https://github.com/advisories/GHSA-wm7h-9275-46v2',
	};
	const report = npmAudit.parse({
		vulnerabilities: {
			dicer: { name: 'dicer', nodes: ['node_modules/dicer'], via: [via] },
			busboy: { name: 'busboy', nodes: ['node_modules/busboy'], via: ['dicer'] },
		},
	});
	expect(findInNpmAudit(report, lock)).toEqual([
		{
			...{ id: 'GHSA-wm7h-9275-46v2', package: 'dicer', title: 'Crash' },
			...{ severity: 'high', isDevelopment: true },
		},
	]);
	expect(npmAudit.safeParse({ message: '405 Method Not Allowed', statusCode: 405 }).success).toBe(false);
});
