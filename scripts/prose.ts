import path from 'node:path';
import ts from 'typescript';

/** A passage that people read: a paragraph of a document, a comment, or the title of a test. */
export interface Passage {
	/** From 1. */
	line: number;
	text: string;
}

const code = /^ *```[\s\S]*?^ *```$|`[^`]*`|https?:\S+|\]\([^)]*\)/gm;

/** Blanks out code and addresses, and keeps the line breaks. */
function withoutCode(text: string): string {
	return text.replace(code, (found) => found.replace(/[^\n]/g, ' '));
}

/** Whether a call such as `it.each(…)(title, …)` names a test. */
function namesTest(call: ts.CallExpression): boolean {
	return /^(?:it|test|describe)\b/.test(call.expression.getText());
}

/** What people read of a file of the project. */
export function getProse(file: string, source: string): Passage[] {
	if (path.extname(file) === '.md') return [{ line: 1, text: withoutCode(source) }];
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
	/** Where each passage ends, by where it starts. */
	const spans = new Map<number, number>();
	/** Between tags `//` starts no comment. */
	const texts: ts.JsxText[] = [];
	const addComments = (found: ts.CommentRange[] | undefined) => {
		for (const { pos, end } of found ?? []) spans.set(pos, end);
	};
	const visit = (node: ts.Node) => {
		if (ts.isJsxText(node)) texts.push(node);
		addComments(ts.getLeadingCommentRanges(source, node.pos));
		addComments(ts.getTrailingCommentRanges(source, node.end));
		const title = ts.isCallExpression(node) && namesTest(node) ? node.arguments[0] : undefined;
		if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
			spans.set(title.getStart(), title.end);
		// Not forEachChild: comments can be before a token that is no node of its own, such as a closing brace.
		for (const child of node.getChildren()) visit(child);
	};
	visit(tree);
	const found = [...spans].filter(([start]) => !texts.some(({ pos, end }) => start >= pos && start < end));
	return found.map(([start, end]) => ({
		line: tree.getLineAndCharacterOfPosition(start).line + 1,
		// A title in backticks is no code.
		text: withoutCode(source.slice(start, end).replace(/^`|`$/g, "'")),
	}));
}
