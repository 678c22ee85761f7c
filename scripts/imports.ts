// npm run graph            checks the imports and draws the pictures of docs/imports.md from them
// npm test -- imports      checks the imports, and that the pictures are up to date
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './children';
import { print, printError } from './print';

const page = path.join(root, 'docs', 'imports.md');

/** What may import everything. */
const tests = '\\.test\\.tsx?$|^tests/support/';

/** The folders in each picture. */
const pictures = {
	groups: '^(lib/[^/]+|components|app)',
	platform: '^lib/platform/[^/]+',
	features: '^lib/features/[^/]+',
};

/** Removes arrows between folders that follow from other arrows, so that the order is visible. */
function withoutDetours({ modules, summary }: ICruiseResult): ICruiseResult {
	const next = new Map(
		modules.map(({ source, dependencies }) => [
			source,
			new Set(dependencies.map(({ resolved }) => resolved)),
		]),
	);
	const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean => {
		if (from === to) return true;
		if (seen.has(from)) return false;
		seen.add(from);
		return [...(next.get(from) ?? [])].some((step) => leadsTo(step, to, seen));
	};
	for (const [from, targets] of next) {
		for (const to of [...targets]) {
			targets.delete(to);
			if (!leadsTo(from, to)) targets.add(to);
		}
	}
	const drawn = modules.map((module) => ({
		...module,
		dependencies: module.dependencies.filter(({ resolved }) => next.get(module.source)?.has(resolved)),
	}));
	return { modules: drawn, summary };
}

async function draw(name: string, whole: ICruiseResult, pattern: string): Promise<string> {
	const { output } = await format(whole, {
		outputType: 'json',
		includeOnly: pattern,
		exclude: tests,
		collapse: pattern,
	});
	const folders: ICruiseResult = JSON.parse(String(output));
	const arrows = folders.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
	print(`${name}: ${folders.modules.length} folders, ${arrows} arrows`);
	const picture = await format(withoutDetours(folders), { outputType: 'mermaid' });
	return String(picture.output).trim();
}

const { output: whole } = await cruise(
	[
		'app',
		'components',
		'lib',
		'middleware.ts',
		'prisma',
		'scripts',
		'e2e',
		'tests/attack',
		'tests/hosts',
		'tests/http',
		'tests/support',
	],
	await extractOptions(path.join(root, '.dependency-cruiser.mjs')),
	{},
	{ tsConfig: extractTsConfig(path.join(root, 'tsconfig.json')) },
);
if (typeof whole === 'string') throw new Error('a report instead of what was found');
const verdict = await format(whole, { outputType: 'err' });
print(String(verdict.output).trim());
if (verdict.exitCode !== 0) process.exit(verdict.exitCode);

const before = await fs.readFile(page, 'utf8');
let after = before;
for (const [name, pattern] of Object.entries(pictures)) {
	const picture = await draw(name, whole, pattern);
	const frame = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end -->)`);
	if (!frame.test(after)) throw new Error(`docs/imports.md has no place for the picture "${name}"`);
	after = after.replace(
		frame,
		(_, start: string, end: string) => `${start}\n\`\`\`mermaid\n${picture}\n\`\`\`\n\n${end}`,
	);
}
if (!process.argv.includes('--check')) await fs.writeFile(page, after);
else if (after !== before) {
	printError('The pictures of docs/imports.md are out of date: run npm run graph');
	process.exitCode = 1;
}
