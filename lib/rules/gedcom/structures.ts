import { DomainError } from '@/lib/core/errors';
import type { Steps } from '@/lib/core/slices';
import { cutToLength, hasTooManyMarks, lineBreak, withoutMarks } from '@/lib/core/text';
import { maxLines } from './limits';
import type { UnreadList } from './unread';

/** UTF-16 units. Version 5.5.1 allows 20. */
const longestXref = 200;

/** UTF-16 units of a text with the lines that continue it, before it is normalized: four times what is kept of it. */
const longestValue = 200_000;

/** Between two pauses. */
const linesAtOnce = 200;

/** A line of a file with what hangs on it; its text is whole, and in NFC. */
export interface Structure {
	tag: string;
	/** The key by which others point here, without the `@` around it. */
	xref: string | null;
	value: string;
	/** The key of the record that it points to, instead of a text; of version 7.0 also `VOID`. */
	pointer: string | null;
	/** From 1. */
	line: number;
	children: Structure[];
}

export interface GedcomFile {
	/** As the file says: "7.0", "5.5.1". */
	version: string;
	records: Structure[];
}

const lineForm = /^\s*(\d{1,2})\s+(?:@([^@\s][^@]*)@\s+)?([A-Za-z0-9_]+)(?:\s(.*))?$/s;
const pointerForm = /^@([^@#\s][^@]*)@\s*$/;

/**
 * Reads the lines of both versions. A line that is none is reported and skipped, with what hangs on it; so is one
 * that is more than one level below the one before it.
 *
 * @throws DomainError `gedcom.tooManyLines`
 */
export function* readStructures(text: string, unread: UnreadList): Steps<GedcomFile> {
	const records: Structure[] = [];
	const all: Structure[] = [];
	/** The last structure of each level. */
	const open: Structure[] = [];
	/** What hangs on a line that was passed over goes with it. */
	let skippedBelow = Number.POSITIVE_INFINITY;
	let isSeven = false;
	let version = '5.5.1';
	const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n\r|\n|\r/);
	if (lines.length > maxLines) throw new DomainError('gedcom.tooManyLines', { values: { max: maxLines } });
	const readLine = (written: string, at: number) => {
		if (written.trim() === '') return;
		const where = { line: at + 1, text: written };
		const [, digits, xref = null, name, raw = ''] = lineForm.exec(withoutControls(written)) ?? [];
		if (digits === undefined || name === undefined || (xref?.length ?? 0) > longestXref) {
			unread.add('malformed', where, 'malformed');
			return;
		}
		const level = Number(digits);
		if (level > skippedBelow) return;
		skippedBelow = Number.POSITIVE_INFINITY;
		const parent = open[level - 1];
		if (level > 0 && !parent) {
			unread.add('levelJump', where, 'levelJump');
			skippedBelow = level;
			return;
		}
		const tag = name.toUpperCase();
		const isPointer = pointerForm.exec(raw);
		const value = isSeven ? raw.replace(/^@@/, '@') : raw.replaceAll('@@', '@');
		if (parent && (tag === 'CONT' || tag === 'CONC')) {
			parent.value += tag === 'CONT' ? `\n${value}` : value;
			open.length = level;
			return;
		}
		const structure: Structure = {
			...{ tag, xref, line: at + 1, children: [] },
			value: isPointer ? '' : value,
			pointer: isPointer?.[1]?.trim() ?? null,
		};
		(parent?.children ?? records).push(structure);
		all.push(structure);
		open.length = level;
		open.push(structure);
		if (tag === 'VERS' && level === 2 && parent?.tag === 'GEDC' && open[0]?.tag === 'HEAD') {
			version = value.trim().slice(0, 20);
			isSeven = version.startsWith('7');
		}
	};
	for (const [at, line] of lines.entries()) {
		readLine(line, at);
		if (at % linesAtOnce === 0) yield;
	}
	for (const [at, structure] of all.entries()) {
		normalizeValue(structure, unread);
		if (at % linesAtOnce === 0) yield;
	}
	return { version, records };
}

/** Only here, and not before all lines of the text are joined: see `hasTooManyMarks`. */
function normalizeValue(structure: Structure, unread: UnreadList): void {
	const value = cutToLength(structure.value, longestValue);
	const { line, tag } = structure;
	const isRefused = hasTooManyMarks(value);
	if (isRefused) unread.add('tooManyMarks', { line, text: tag.slice(0, 30) });
	structure.value = isRefused ? '' : withoutMarks(value).replace(lineBreak, '\n');
}

/** What no text is to hold, but for the line's own spaces. */
function withoutControls(text: string): string {
	return text.replace(/\t/g, ' ').replace(/\p{Cc}/gu, '');
}

export function findChild({ children }: Structure, tag: string): Structure | undefined {
	return children.find((child) => child.tag === tag);
}

export function getChildren({ children }: Structure, ...tags: string[]): Structure[] {
	return children.filter((child) => tags.includes(child.tag));
}

/** The text of a line's first such child; empty without one. */
export function getText(structure: Structure, tag: string): string {
	return findChild(structure, tag)?.value.trim() ?? '';
}
