import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from './children';
import { findProjectFiles } from './project-files';
import { rounds, suites } from './test-steps';

const text = (name: string) => readFileSync(path.join(root, name), 'utf8');
const exists = (name: string) => existsSync(path.join(root, name));

const { scripts, dependencies, devDependencies } = z
	.object({
		scripts: z.record(z.string(), z.string()),
		dependencies: z.record(z.string(), z.string()),
		devDependencies: z.record(z.string(), z.string()),
	})
	.parse(JSON.parse(text('package.json')));
const { services } = z
	.object({ services: z.record(z.string(), z.unknown()) })
	.parse(parse(text('compose.yaml')));

const files = findProjectFiles(['.md']);

const fence = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;

function codeIn(page: string): { lines: string[]; spans: string[] } {
	return {
		lines: [...page.matchAll(fence)].flatMap(([, language, code]) =>
			language === 'sh' && code ? code.split('\n') : [],
		),
		spans: [...page.replace(fence, '').matchAll(/`([^`]+)`/g)].flatMap(([, span]) =>
			span ? [span.replace(/\s+/g, ' ')] : [],
		),
	};
}

/** The commands of a page: each line of its shell blocks and each inline code that starts with a program. */
function commandsIn(page: string): string[] {
	const { lines, spans } = codeIn(page);
	return [...lines, ...spans]
		.flatMap((line) => line.replace(/\s+# .*$/, '').split('&&'))
		.map((command) => command.trim().replace(/^(?:[A-Z_]+=\S* )+/, ''))
		.filter((command) => /^(?:npm|npx|node|docker|prisma|next) /.test(command));
}

const steps = rounds.flat().map(({ name }) => name);
const projects = [...text('vitest.config.ts').matchAll(/\bname: '(\w+)'/g)].map(([, name]) => name);
const benches = [...text('tests/bench/run.ts').matchAll(/^\t'?([\w-]+)'?(?::|,)/gm)].map(([, name]) => name);

/** What the documents write for an argument of the reader's own. */
const isPlaceholder = (argument: string) => /^[A-Z]+$|…/.test(argument);
const isOption = (argument: string) => argument.startsWith('-');

/** What the arguments of these commands have to name. */
const argumentsOf: Record<string, (argument: string) => boolean> = {
	test: (step) => steps.includes(step),
	'test:full': (name) => suites.some((suite) => suite.name === name),
	'test:unit': exists,
	'test:integration': exists,
	'test:http': exists,
	'test:e2e': exists,
	format: exists,
	attack: (name) => exists(`tests/attack/${name}.test.ts`),
	bench: (name) => benches.includes(name),
};

function findFault(command: string): string | null {
	const [program = '', ...words] = command.split(' ');
	if (program === 'npm') return findNpmFault(words);
	if (program === 'docker') return findDockerFault(words);
	if (program === 'node') return findNodeFault(words);
	const [tool = '', ...rest] = program === 'npx' ? words : [program, ...words];
	if (tool === 'tsc') return null;
	if (!(tool in dependencies) && !(tool in devDependencies)) return `${tool} is no dependency`;
	const project = rest[rest.indexOf('--project') + 1];
	if (rest.includes('--project') && !projects.includes(project)) return `there is no project ${project}`;
	const missing = tool === 'vitest' && rest.find((word) => word.includes('/') && !exists(word));
	return missing ? `there is no ${missing}` : null;
}

function findNpmFault([first = '', ...words]: string[]): string | null {
	if (['ci', 'audit', 'install'].includes(first)) return null;
	const name = first === 'run' ? (words.shift() ?? '') : first;
	if (!Object.hasOwn(scripts, name)) return `there is no script ${name}`;
	const isKnown = argumentsOf[name] ?? (() => true);
	const given = words[0] === '--' ? words.slice(1) : words;
	const end = given.findIndex(isOption);
	const wrong = given
		.slice(0, end < 0 ? given.length : end)
		.find((argument) => !isPlaceholder(argument) && !isKnown(argument));
	return wrong === undefined ? null : `${name} knows no ${wrong}`;
}

function findDockerFault(words: string[]): string | null {
	const [tool, action, ...rest] = words;
	if (tool !== 'compose') return 'not docker compose';
	const named =
		action === 'stop' ? rest : action === 'run' ? rest.filter((word) => !isOption(word)).slice(0, 1) : [];
	const missing = named.find((service) => !Object.hasOwn(services, service));
	if (missing !== undefined) return `compose.yaml has no ${missing}`;
	const node = rest.indexOf('node');
	return node < 0 ? null : findNodeFault(rest.slice(node + 1));
}

function findNodeFault(words: string[]): string | null {
	const at = words.findIndex((word) => word.startsWith('scripts/'));
	const script = words[at] ?? '';
	if (!exists(script)) return `there is no ${script}`;
	const command = words[at + 1];
	return script !== 'scripts/run.mjs' || exists(`scripts/${command}.ts`) ? null : `there is no ${command}`;
}

describe.each(files)('%s', (file) => {
	const page = text(file);

	it('names only commands that exist, with arguments that exist', () => {
		const faults = commandsIn(page).flatMap((command) => {
			const fault = findFault(command);
			return fault ? [`${command}: ${fault}`] : [];
		});
		expect(faults).toEqual([]);
	});

	it('links only to pages and headings that exist', () => {
		const broken = [...page.replace(fence, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
			if (/^https?:/.test(link)) return [];
			const [target = '', anchor] = link.split('#');
			const name = target === '' ? file : path.join(path.dirname(file), target);
			if (!exists(name)) return [link];
			return anchor === undefined || anchorsIn(text(name)).includes(anchor) ? [] : [link];
		});
		expect(broken).toEqual([]);
	});

	it('names only files that exist', () => {
		const paths = codeIn(page).spans.filter((span) =>
			/^(?:app|components|deploy|docs|e2e|lib|messages|prisma|public|scripts|tests)\/[\w./()[\]-]+$/.test(
				span,
			),
		);
		const missing = paths.filter((name) => !exists(name) && !writtenByRecipes.has(name));
		expect(missing).toEqual([]);
	});
});

/** Files of the examples in docs/recipes.md, and those that commands write. */
const writtenByRecipes = new Set([
	'app/api/deities/count/route.ts',
	'app/api/deities/count/route.integration.test.ts',
	'app/[locale]/(public)/greeting/page.tsx',
	'public/api/openapi.json',
]);

/** As GitHub makes them of headings. */
function anchorsIn(page: string): string[] {
	return [...page.replace(fence, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s-]/gu, '')
			.replace(/\s/g, '-'),
	);
}

it('explains every script of package.json in a document', () => {
	const pages = files.map(text).join('\n');
	const inner = ['prepare'];
	const missing = Object.keys(scripts).filter(
		(name) => !inner.includes(name) && !new RegExp(`npm (?:run )?${name}\\b`).test(pages),
	);
	expect(missing).toEqual([]);
});

it('keeps the README within 6 KB', () => {
	expect(Buffer.byteLength(text('README.md'))).toBeLessThanOrEqual(6 * 1024);
});

describe('the check of commands', () => {
	it.each([
		'npm run nothing',
		'npm test -- lynt',
		'npm run test:unit -- lib/core/nothing.test.ts',
		'npm run attack -- nothing',
		'npm run bench -- nothing',
		'npx nothing',
		'npx vitest run --project nothing',
		'node scripts/run.mjs nothing',
		'docker compose run --rm nothing',
	])('refuses %s', (command) => {
		expect(findFault(command)).not.toBeNull();
	});
});
