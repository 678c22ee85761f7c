import { numberOf, recordOf, rowsOf, textOf, textsOf } from './reading';

/** Somebody in a file that is to be imported. */
export interface FilePerson {
	/** What the file calls them by. */
	xref: string;
	name: string;
	sex: string | null;
	birth: string | null;
	death: string | null;
	isDeceased: boolean;
	/** Names. */
	parents: readonly string[];
	spouses: readonly string[];
	/** The card of the tree that may be the same person. */
	match: { id: string; name: string; birth: string | null; isSure: boolean } | null;
}

/** A place of the file that is not understood. */
export interface UnreadLine {
	line: number;
	text: string;
	message: string;
	/** How often the same has happened; the line is that of the first. */
	count: number;
}

export interface ImportCounts {
	people: number;
	added: number;
	matched: number;
	connectors: number;
	unions: number;
	parentLinks: number;
}

/** What an import would do. */
export interface ImportPreview {
	version: string | null;
	counts: ImportCounts;
	people: readonly FilePerson[];
	/** Who of them the viewer seems to be. */
	me: string | null;
	unread: readonly UnreadLine[];
}

/** What is said about a file: who of it the viewer is, and who stands in the tree already, by the id of their card. */
export interface ImportChoices {
	me: string | null;
	same: Readonly<Record<string, string>>;
}

/** Reads the answer of a dry run; null when it is none. */
export function readPreview(answer: unknown): ImportPreview | null {
	const { preview } = recordOf(answer);
	const { version, counts, people, me, unread } = recordOf(preview);
	if (!Array.isArray(people)) return null;
	return {
		version: textOf(version),
		counts: countsOf(counts),
		people: rowsOf(people).flatMap((row) => personOf(row) ?? []),
		me: textOf(me),
		unread: rowsOf(unread).map(({ line, text, message, count }) => ({
			line: numberOf(line) ?? 0,
			text: textOf(text) ?? '',
			message: textOf(message) ?? '',
			count: numberOf(count) ?? 1,
		})),
	};
}

/** Reads what an import has done. */
export function readImported(answer: unknown): ImportCounts {
	return countsOf(recordOf(answer).imported);
}

function countsOf(value: unknown): ImportCounts {
	const counts = recordOf(value);
	const count = (name: keyof ImportCounts) => numberOf(counts[name]) ?? 0;
	return {
		people: count('people'),
		added: count('added'),
		matched: count('matched'),
		connectors: count('connectors'),
		unions: count('unions'),
		parentLinks: count('parentLinks'),
	};
}

function personOf({
	xref,
	name,
	sex,
	birth,
	death,
	isDeceased,
	parents,
	spouses,
	match,
}: Record<string, unknown>) {
	const id = textOf(xref);
	if (id === null) return null;
	return {
		xref: id,
		name: textOf(name) ?? '',
		sex: textOf(sex),
		birth: textOf(birth),
		death: textOf(death),
		isDeceased: isDeceased === true,
		parents: textsOf(parents),
		spouses: textsOf(spouses),
		match: matchOf(match),
	};
}

function matchOf(value: unknown): FilePerson['match'] {
	const { id, name, birth, isSure } = recordOf(value);
	const cardId = textOf(id);
	if (cardId === null) return null;
	return { id: cardId, name: textOf(name) ?? '', birth: textOf(birth), isSure: isSure === true };
}

/** What is taken for granted until somebody says otherwise: beyond doubt the same, and each card once. */
export function suggestedChoices({ people, me }: ImportPreview): ImportChoices {
	const same: Record<string, string> = {};
	const taken = new Set<string>();
	for (const { xref, match } of people) {
		if (!match?.isSure || xref === me || taken.has(match.id)) continue;
		same[xref] = match.id;
		taken.add(match.id);
	}
	return { me, same };
}

/** The choices once somebody of the file is the viewer, who has a card of their own. */
export function withMe({ same }: ImportChoices, me: string | null): ImportChoices {
	return { me, same: Object.fromEntries(Object.entries(same).filter(([xref]) => xref !== me)) };
}

/** The choices once somebody of the file is the one on a card, or nobody in the tree. */
export function withSame({ me, same }: ImportChoices, xref: string, cardId: string | null): ImportChoices {
	const others = Object.entries(same).filter(([one, card]) => one !== xref && card !== cardId);
	return { me, same: Object.fromEntries(cardId === null ? others : [...others, [xref, cardId]]) };
}

/** The choices as the call takes them: of whom nothing is said, what was suggested would hold. */
export function saidChoices({ people }: ImportPreview, { me, same }: ImportChoices) {
	const nobody = people.filter(({ match }) => match !== null).map(({ xref }) => [xref, null]);
	return { me, same: { ...Object.fromEntries(nobody), ...same } };
}
