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

/** People of a file whom nothing will connect with the viewer. */
export interface Apart {
	count: number;
	/** The first few of them, each family with its first names. */
	families: readonly { count: number; names: readonly string[] }[];
}

/** What an import would do. */
export interface ImportPreview {
	version: string | null;
	counts: ImportCounts;
	apart: Apart;
	people: readonly FilePerson[];
	/** Who of them the viewer seems to be. */
	me: string | null;
	unread: readonly UnreadLine[];
}

/**
 * What the viewer has answered about a file: who of it they are, and for each person asked about the id of their card in
 * the tree, or null for somebody new.
 */
export interface ImportChoices {
	me: string | null;
	same: Readonly<Record<string, string | null>>;
}

/** Reads the answer of a dry run; null when it is none. */
export function readPreview(answer: unknown): ImportPreview | null {
	const { preview } = recordOf(answer);
	const { version, counts, people, me, apart, unread } = recordOf(preview);
	if (!Array.isArray(people)) return null;
	return {
		version: textOf(version),
		counts: countsOf(counts),
		apart: apartOf(apart),
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

export interface Imported extends ImportCounts {
	apart: Apart;
}

/** Reads what an import has done. */
export function readImported(answer: unknown): Imported {
	const { imported } = recordOf(answer);
	return { ...countsOf(imported), apart: apartOf(recordOf(imported).apart) };
}

function apartOf(value: unknown): Apart {
	const { count, families } = recordOf(value);
	return {
		count: numberOf(count) ?? 0,
		families: rowsOf(families).map((family) => ({
			count: numberOf(family.count) ?? 0,
			names: textsOf(family.names),
		})),
	};
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

/** The choices once somebody of the file is the viewer, who has a card of their own. */
export function withMe({ same }: ImportChoices, me: string | null): ImportChoices {
	return { me, same: Object.fromEntries(Object.entries(same).filter(([xref]) => xref !== me)) };
}

/** The choices once somebody of the file is the one on a card, or nobody in the tree. A card is one person. */
export function withSame({ me, same }: ImportChoices, xref: string, cardId: string | null): ImportChoices {
	const others = Object.entries(same).filter(
		([one, card]) => one !== xref && (card === null || card !== cardId),
	);
	return { me, same: Object.fromEntries([...others, [xref, cardId]]) };
}

/** The card that somebody of the file is taken to be: null for somebody new, undefined where it has to be asked. */
export function cardOf({ xref, match }: FilePerson, { same }: ImportChoices): string | null | undefined {
	if (Object.hasOwn(same, xref)) return same[xref];
	if (match === null) return null;
	return match.isSure ? match.id : undefined;
}

/** A further look keeps what was suggested for those who have been called somebody new. */
export function keepSuggestions(
	next: ImportPreview,
	before: ImportPreview,
	{ same }: ImportChoices,
): ImportPreview {
	const matches = new Map(before.people.map(({ xref, match }) => [xref, match]));
	const people = next.people.map((person) => {
		const isAnswered = Object.hasOwn(same, person.xref);
		return isAnswered ? { ...person, match: matches.get(person.xref) ?? person.match } : person;
	});
	return { ...next, people };
}

/** Who has to be asked about, in the file's order; those who have been asked about stay among them. */
export function askedPeople(
	{ people }: ImportPreview,
	choices: ImportChoices,
	before: readonly string[],
): string[] {
	const asked = new Set(before);
	return people
		.filter((person) => {
			const { xref, match } = person;
			if (xref === choices.me) return false;
			const isAnswered = Object.hasOwn(choices.same, xref);
			return cardOf(person, choices) === undefined || (asked.has(xref) && (isAnswered || match !== null));
		})
		.map(({ xref }) => xref);
}

/** The choices once everybody who has not been answered for is somebody new. */
export function withRestNew({ people }: ImportPreview, choices: ImportChoices): ImportChoices {
	const open = people.filter((person) => person.xref !== choices.me && cardOf(person, choices) === undefined);
	return {
		...choices,
		same: { ...choices.same, ...Object.fromEntries(open.map(({ xref }) => [xref, null])) },
	};
}

/** The choices in full, so that what is written is what was shown. */
export function saidChoices({ people }: ImportPreview, choices: ImportChoices): ImportChoices {
	const matched = people.filter(({ xref, match }) => match !== null && xref !== choices.me);
	const said = matched.map((person) => [person.xref, cardOf(person, choices) ?? null]);
	return { me: choices.me, same: { ...Object.fromEntries(said), ...choices.same } };
}
