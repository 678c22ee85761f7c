import path from 'node:path';
import ts from 'typescript';
import { findMessageReads } from './message-reads';

/** Each module as it was read last: a change of one file does not have the others read again. */
const readings = new Map<string, { text: string; module: ReturnType<typeof parseModule> }>();

function readModule(file: string, text: string) {
	const known = readings.get(file);
	if (known?.text === text) return known.module;
	const module = parseModule(file, text);
	readings.set(file, { text, module });
	return module;
}

function parseModule(file: string, text: string) {
	const imports = text.matchAll(/(?:^(?:im|ex)port (?!type\b)[^;']*|\bimport\(\s*)'([^']+)'/gm);
	// What loads later than its page brings its messages along: one list for each such component.
	const [, tag, name] = /<((?:Page|Deferred|Blog)Messages)\b(?:[^>]*\bname="([^"]+)")?/.exec(text) ?? [];
	return {
		imports: [...imports].map(([, specifier = '']) => specifier),
		isClient: /^'use client'|<(?:Deferred|Blog)Messages\b/m.test(text),
		reads: findMessageReads(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)),
		/** The name of the messages that it gives to its components. */
		provides: name ?? tag,
		/** Whether it gives them to the pages below a layout too. */
		hasChildren: /<PageMessages\b(?:(?!<\/PageMessages>)[\s\S])*\{children\}/.test(text),
	};
}

const getTarget = (file: string, specifier: string) =>
	specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(file), specifier);

/** Without the paths that begin with another one of them. */
function getShortest(paths: Iterable<string>): string[] {
	const sorted = [...new Set(paths)].sort();
	return sorted.filter((each) => !sorted.some((other) => each.startsWith(`${other}.`)));
}

/**
 * The paths of the messages that each `PageMessages` gives, by its name: those that client components read to which the module
 * with the `PageMessages` leads, without what leads through another one. What a page without any leads to belongs to the
 * nearest layout that has one around its children.
 */
export function derivePageMessages(sources: ReadonlyMap<string, string>): Record<string, string[]> {
	const modules = new Map([...sources].map(([file, text]) => [file, readModule(file, text)]));
	const gather = (start: string) => {
		const [reads, inner, seen] = [new Set<string>(), [modules.get(start)], new Set<string>()];
		const walk = (file: string, isBelowClient: boolean): void => {
			const module = modules.get(file);
			const isInBrowser = isBelowClient || module?.isClient === true;
			const visit = `${file} ${isInBrowser}`;
			if (!module || seen.has(visit)) return;
			seen.add(visit);
			if (module.provides !== undefined && file !== start) inner.push(module);
			else {
				for (const read of isInBrowser ? module.reads : []) reads.add(read);
				for (const specifier of module.imports)
					for (const ending of ['.ts', '.tsx']) walk(getTarget(file, specifier) + ending, isInBrowser);
			}
		};
		walk(start, false);
		return { reads, inner };
	};
	/** The name of the messages around the pages of a folder. */
	const around = new Map<string, string | undefined>();
	for (const file of modules.keys()) {
		const outer = file.endsWith('/layout.tsx') && gather(file).inner.find((module) => module?.hasChildren);
		if (outer) around.set(path.posix.dirname(file), outer.provides);
	}
	const findAround = (folder: string): string | undefined =>
		folder === '.' ? undefined : (around.get(folder) ?? findAround(path.posix.dirname(folder)));
	const given: Record<string, string[]> = {};
	for (const [file, { provides }] of modules) {
		// A layout is not one of the pages around which it is.
		const name = provides ?? findAround(path.posix.dirname(file.replace(/\/layout\.tsx$/, '')));
		if (name === undefined) continue;
		given[name] = getShortest([...(given[name] ?? []), ...gather(file).reads]);
	}
	return given;
}
