// npm run audit    known advisories of what the lockfiles install; ends with 1 when one of them is not accepted
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
	type Finding,
	findInLockfile,
	findInNpmAudit,
	lockfile,
	lockfileFolders,
	npmAudit,
	storedAdvisories,
} from './audit-findings';
import { root } from './children';
import { print, printError } from './print';

const readJson = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(root, ...names), 'utf8'));

const refusal = z.object({ message: z.string() });

/** What the registry answers about a folder's lockfile, or why there is no answer. */
function askRegistry(folder: string): z.output<typeof npmAudit> | { reason: string } {
	const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
		cwd: path.join(root, folder),
		encoding: 'utf8',
		maxBuffer: 64 * 2 ** 20,
	});
	if (error) return { reason: error.message };
	try {
		const answer: unknown = JSON.parse(stdout);
		const report = npmAudit.safeParse(answer);
		if (report.success) return report.data;
		// Without the address of the registry, which may name a private one.
		const said = refusal.safeParse(answer);
		return {
			reason: said.success ? said.data.message.replace(/ - \S+ https?:\S+/, '') : 'an unknown answer',
		};
	} catch {
		return { reason: 'no answer' };
	}
}

function show(
	{ id, package: name, severity, title, isDevelopment }: Finding,
	accepted: string | undefined,
): void {
	const where = isDevelopment ? 'for development only' : 'in production';
	const printLine = accepted === undefined ? printError : print;
	printLine(`${severity}: ${name} (${where}): ${title} (${id})`);
	if (accepted !== undefined) printLine(`  accepted: ${accepted}`);
}

/** Prints the advisories of a folder's lockfile; returns how many are not accepted. */
function auditLockfile(folder: string): number {
	const file = path.join(folder, 'package-lock.json');
	const installed = lockfile.parse(readJson(file));
	const answer = askRegistry(folder);
	const findings =
		'vulnerabilities' in answer ? findInNpmAudit(answer, installed) : findInLockfile(installed, stored);
	if ('vulnerabilities' in answer) print(`Asked the registry about ${file} (npm audit).`);
	else
		print(
			`The registry does not answer npm audit (${answer.reason}). Compared ${file} with the list in scripts/advisories.json instead: ${stored.advisories.length} advisories, gathered on ${stored.gatheredOn}. It knows nothing newer.`,
		);
	for (const finding of findings) show(finding, stored.accepted[finding.id]);
	const open = findings.filter(({ id }) => stored.accepted[id] === undefined);
	print(
		`${Object.keys(installed.packages).length - 1} packages, ${findings.length} advisories, ${open.length} to act on`,
	);
	return open.length;
}

const stored = storedAdvisories.parse(readJson('scripts', 'advisories.json'));
const openCounts = lockfileFolders.map(auditLockfile);
process.exitCode = openCounts.every((count) => count === 0) ? 0 : 1;
