import type { Reply } from '@/lib/client/api';

type ImportReply = Reply<'POST /api/family/import'>;

/** What an import would do. */
export type ImportPreview = Extract<ImportReply, { preview: unknown }>['preview'];

/** What an import has done. */
export type Imported = Extract<ImportReply, { imported: unknown }>['imported'];

/** Somebody in a file that is to be imported. */
export type FilePerson = ImportPreview['people'][number];

export type ImportCounts = ImportPreview['counts'];

/**
 * What the viewer has answered about a file: who of it they are, and for each person asked about the id of their card in
 * the tree, or null for somebody new.
 */
export interface ImportChoices {
	me: string | null;
	same: Readonly<Record<string, string | null>>;
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
export function findCard({ xref, match }: FilePerson, { same }: ImportChoices): string | null | undefined {
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
			return findCard(person, choices) === undefined || (asked.has(xref) && (isAnswered || match !== null));
		})
		.map(({ xref }) => xref);
}

/** The choices once everybody who has not been answered for is somebody new. */
export function withRestNew({ people }: ImportPreview, choices: ImportChoices): ImportChoices {
	const open = people.filter(
		(person) => person.xref !== choices.me && findCard(person, choices) === undefined,
	);
	return {
		...choices,
		same: { ...choices.same, ...Object.fromEntries(open.map(({ xref }) => [xref, null])) },
	};
}

/** The choices in full, so that what is written is what was shown. */
export function saidChoices({ people }: ImportPreview, choices: ImportChoices): ImportChoices {
	const matched = people.filter(({ xref, match }) => match !== null && xref !== choices.me);
	const said = matched.map((person) => [person.xref, findCard(person, choices) ?? null]);
	return { me: choices.me, same: { ...Object.fromEntries(said), ...choices.same } };
}
