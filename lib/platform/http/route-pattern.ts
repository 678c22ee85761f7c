import * as z from 'zod';

const routeParams = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional()).catch({});

/**
 * The path of a call without what its caller has put into it: `/api/blogs/[id]` for one blog's address. Nothing of an
 * address remains that is not the name of a folder below app/.
 */
export function routePattern(pathname: string, params: unknown): string {
	let words = pathname.split('/').map(decoded);
	for (const [name, value] of Object.entries(routeParams.parse(params))) {
		if (value === undefined) continue;
		const asked = [value].flat();
		const at = getLastPlace(asked.map(decoded), words);
		if (at < 0) return 'unknown';
		words = [
			...words.slice(0, at),
			`[${Array.isArray(value) ? '...' : ''}${name}]`,
			...words.slice(at + asked.length),
		];
	}
	return words.join('/');
}

/** The last: the names of folders come first, and one of them might be what somebody asks for. */
function getLastPlace(asked: string[], words: string[]): number {
	for (let at = words.length - asked.length; at >= 0; at--)
		if (asked.every((word, offset) => words[at + offset] === word)) return at;
	return -1;
}

function decoded(word: string): string {
	try {
		return decodeURIComponent(word);
	} catch {
		return word;
	}
}
