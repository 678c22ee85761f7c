// Counts passages that a newcomer stumbles over, by pattern.

/** The kinds that the check counts; the limits in plain-english.json have the same keys. */
export const faults = {
	fragments: 'comments that begin without a subject, such as "Who may"',
	vague: 'vague words in comments and titles, such as "somebody"',
	spreads: 'literals that are cut and spread into another literal',
	ofNames: 'names of functions that end in Of',
	titles: 'titles of tests that begin without a subject, such as "is refused"',
	paragraphs: 'paragraphs of documents above five lines',
} as const;

export type Fault = keyof typeof faults;

const fragment = /^(?:Of|Who|Whom|Whose|Those|What|As|So|Another|Held|Somebody|Nobody|Everybody)\b/;
const vague = /\b(?:somebody|nobody|everybody|whom|whoever|whatever|anew)\b/gi;
const spread = /\.{3}\{|\.{3}\[[^\]]*\](?!\s*[.?])/g;
const ofName = /\b[a-z][A-Za-z]*Of(?=\()/g;
const builtInOf = /^(?:indexOf|lastIndexOf|valueOf|isPrototypeOf|instanceOf|getPrototypeOf|setPrototypeOf)$/;
const title = /\b(?:it|test)(?:\.\w+)?\(\s*['"`]([^'"`]{3,})/g;
const tail = /^(?:is|are|was|were|been|has|by|of|to|for|with|from|in|at|as|what|who)\b/;
const block = /\/\*\*?([\s\S]*?)\*\//g;
const lineComments = /^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gm;
const maxParagraphLines = 5;

function findComments(source: string): string[] {
	const blocks = [...source.matchAll(block)].map(([, text = '']) => text.replace(/^\s*\*\s?/gm, ' '));
	const lines = [...source.matchAll(lineComments)].map(([text]) => text.replace(/^\s*\/\/\s?/gm, ' '));
	return [...blocks, ...lines].map((text) => text.trim()).filter(Boolean);
}

/** The faults of a file, each with its text. Functions are counted by their name, over all files. */
export function findFaults(file: string, source: string): { fault: Fault; text: string }[] {
	const as = (fault: Fault, texts: readonly string[]) => texts.map((text) => ({ fault, text }));
	if (file.endsWith('.md')) return as('paragraphs', findLongParagraphs(source));
	const comments = findComments(source);
	const isTest = /\.(?:test|spec)\./.test(file);
	const titles = isTest ? [...source.matchAll(title)].map(([, text = '']) => text) : [];
	return [
		as(
			'fragments',
			comments.filter((comment) => fragment.test(comment)),
		),
		as(
			'vague',
			[...comments, ...titles].flatMap((text) => text.match(vague) ?? []),
		),
		as('spreads', source.match(spread) ?? []),
		as(
			'ofNames',
			(source.match(ofName) ?? []).filter((name) => !builtInOf.test(name)),
		),
		as(
			'titles',
			titles.filter((text) => tail.test(text)),
		),
	].flat();
}

function findLongParagraphs(document: string): string[] {
	const paragraphs = document.replace(/```[\s\S]*?```/g, '').split(/\n\s*\n/);
	return paragraphs
		.map((paragraph) => paragraph.trim())
		.filter((text) => /^[A-Za-z*`[(]/.test(text) && text.split('\n').length > maxParagraphLines);
}
