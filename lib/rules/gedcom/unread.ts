import { cutToLength, withoutMarks } from '@/lib/core/text';

/** Why something of a file is not imported, or not as it is there. */
export type UnreadCode =
	| 'malformed'
	| 'levelJump'
	| 'noHead'
	| 'duplicateRecord'
	| 'missingRecord'
	| 'notKept'
	| 'file'
	| 'emptyFamily'
	| 'notAParent'
	| 'asStepParent'
	| 'tooMuchText'
	| 'tooManyMarks'
	| 'secondFather'
	| 'secondMother'
	| 'ownAncestor'
	| 'parentYounger'
	| 'sexInDoubt'
	| 'diedBeforeBorn'
	/** A name or a place that holds a web address. */
	| 'webAddress'
	/** How many there are beyond those that are reported. */
	| 'more';

export interface Unread {
	/** From 1; 0 is the file as a whole. */
	line: number;
	text: string;
	code: UnreadCode;
	/** How often; `line` is the first. */
	count: number;
	/** For the sentence. */
	values: Record<string, string>;
}

const longestText = 120;

/** Gathers what could not be read. What bears the same `kind` is reported once, with its count. */
export class UnreadList {
	readonly #entries: Unread[] = [];
	readonly #kinds = new Map<string, Unread>();

	add(code: UnreadCode, { line, text }: { line: number; text: string }, kind?: string): void {
		this.tell(code, { line, text }, {}, kind);
	}

	tell(
		code: UnreadCode,
		{ line, text }: { line: number; text: string },
		values: Record<string, string>,
		kind?: string,
	): void {
		const key = `${code} ${kind}`;
		const known = kind === undefined ? undefined : this.#kinds.get(key);
		if (known) {
			known.count += 1;
			return;
		}
		const start = withoutMarks(cutToLength(text, longestText));
		const shown = text.length > longestText ? `${start}…` : start;
		const entry = { line, text: shown, code, count: 1, values };
		this.#entries.push(entry);
		if (kind !== undefined) this.#kinds.set(key, entry);
	}

	/** In the order of the file, the first so many. */
	list(most: number): Unread[] {
		const sorted = this.#entries.toSorted((a, b) => a.line - b.line);
		if (sorted.length <= most) return sorted;
		const rest = sorted.slice(most);
		const count = rest.reduce((sum, entry) => sum + entry.count, 0);
		return [
			...sorted.slice(0, most),
			{ line: rest[0]?.line ?? 0, text: '', code: 'more', count, values: {} },
		];
	}
}
