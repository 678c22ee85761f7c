import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { readAtlas, type StoredAtlas } from '@/lib/features/heritage/khaanp/rules/read-atlas';
import type { stoppedMatchesReply } from '@/lib/features/matching/schema';
import {
	getRelations,
	getSide,
	getWords,
	type Party,
	readAs,
	toMarriageDto,
} from '@/lib/features/matching/verdicts/dto/marriage';
import type { CardRow, RecordRows } from '@/lib/features/matching/verdicts/queries/read-records';
import type { VerdictReply } from '@/lib/features/matching/verdicts/schema';
import { type PersonName, writeTexts } from '@/lib/features/member/dto/written';
import { translator } from '@/lib/platform/i18n/translate';
import {
	type AncestorCount,
	countAncestors,
	namedAncestors,
	peopleAlong,
} from '@/lib/rules/marriage/ancestor-count';
import type { Individual, MarriageGraph } from '@/lib/rules/marriage/family-records';
import { getLineage } from '@/lib/rules/marriage/lineage';
import { getLacking, type Lacking } from '@/lib/rules/marriage/missing';
import type { Verdict } from '@/lib/rules/marriage/reasons';
import { type MarriageVerdict, marriageVerdict, marriageVerdicts } from '@/lib/rules/marriage/verdict';
import { type Families, getFamilies, withoutJoins, withoutPrivateFacts } from './families';
import { type MarriageNames, missingWords, reasonText } from './marriage-words';
import { isUnconfirmed } from './unconfirmed';

/** The records of families, as the database sends them: another thread can get a copy, and read it. */
export interface StoredFamilies {
	/** The member in whose own tree people are named. */
	viewerId: string;
	/** Texts of `RecordRows`, which may overlap. */
	readings: readonly string[];
	atlas: StoredAtlas;
}

interface FamilyRequest<Input, Response> {
	input: Input;
	response: Response;
}

/** The requests about families. Input and response of each can be copied to another thread. */
export interface FamilyRequests {
	/** The cards of the viewer's own tree that they see, each by its id or its account's; null for any other id. */
	shownCards: FamilyRequest<readonly string[], (ShownCard | null)[]>;
	/** Whether cards of two trees are joined. */
	hasJoins: FamilyRequest<null, boolean>;
	/** The members that neither law nor custom keeps from marrying another one, in their order. */
	possible: FamilyRequest<Couples<{ id: string }>, string[]>;
	/** The same with the verdict on each. */
	matches: FamilyRequest<ListedCouples, MatchVerdict[]>;
	/** The members who would be among the possible if no cards were joined, and the reasons why they are not. */
	stopped: FamilyRequest<ListedCouples, z.input<typeof stoppedMatchesReply>>;
	/** The verdict on two members. */
	marriage: FamilyRequest<Couple<Party>, VerdictReply>;
	/** The verdict on two of the viewer's own tree, without the facts that relatives keep private. */
	marriageOfCards: FamilyRequest<Couple<ShownCard>, VerdictReply>;
	/** The facts that verdicts on the marriage of a person lack; null for an id that is not recorded. */
	gaps: FamilyRequest<{ cardId: string; language: Language; today: Date }, Gaps | null>;
	/** The ancestors of a card who have a name in this tree or in one that is joined to it, as `namedAncestors` numbers them. */
	namedAncestors: FamilyRequest<{ cardId: string; generations: number }, number[]>;
}

interface Couple<Person> {
	one: Person;
	other: Person;
	language: Language;
	/** Midnight UTC. */
	today: Date;
}

/** A seeker with each of many candidates. */
interface Couples<Person> extends Pick<Couple<Person>, 'today'> {
	seeker: Person;
	candidates: readonly Person[];
}

interface ListedCouples extends Couples<Party> {
	language: Language;
	/** The longest list that is sent back. */
	most: number;
}

/** A card of the viewer's own tree that they see. */
export interface ShownCard extends PersonName {
	id: string;
	memberId: string | null;
}

/** The part of the verdict on a match that the list of matches shows. */
export interface MatchVerdict {
	/** The match. */
	id: string;
	verdict: Verdict;
	/** Its reasons, in sentences. */
	cautions: string[];
	missingCount: number;
	/** The relation of the match to the seeker, in a word or a few; null when nothing joins them. */
	path: string | null;
}

interface Gaps {
	ancestors: AncestorCount;
	/** The nearest first. */
	gaps: Gap[];
}

interface Gap {
	fact: Lacking;
	/** The owner of the fact, in the words of the person: "father's mother". */
	words: string;
	/** Whether a single relative has said it. */
	awaitsSecond: boolean;
	/** The cards of the viewer's own tree on which the fact has its place. */
	cardIds: string[];
	/** Whether a living person with an account is the owner. */
	hasAccount: boolean;
}

/** Which facts count: all, all but the joins of cards, or those that are not private. */
export type Merging = 'all' | 'apart' | 'open';

/** Families that can be looked into. */
export interface OpenFamilies extends Pick<StoredFamilies, 'viewerId'> {
	readRows: () => readonly RecordRows[];
	merge: (merging: Merging) => Families;
	/** Merges the open facts of a card and its ancestors alone. */
	mergeAncestors: (cardId: string) => Families;
}

/** The length of the texts, in UTF-16 units. */
export function getLength({ readings }: StoredFamilies): number {
	return readings.reduce((sum, json) => sum + json.length, 0);
}

export function openFamilies({ readings, viewerId, atlas }: StoredFamilies): OpenFamilies {
	const reader = { viewerId, atlas: readAtlas(atlas) };
	const readRows = () => readings.map((json): RecordRows => JSON.parse(json));
	const readFacts = (merging: Merging) => {
		const rows = readRows();
		if (merging === 'all') return rows;
		return rows.map((read) =>
			merging === 'apart' ? withoutJoins(read) : withoutPrivateFacts(read, viewerId),
		);
	};
	return {
		viewerId,
		readRows,
		merge: (merging) => getFamilies(readFacts(merging), reader),
		mergeAncestors: (cardId) => getFamilies(readFacts('open'), reader, cardId),
	};
}

export interface FamilyTask<Name extends keyof FamilyRequests = keyof FamilyRequests> {
	name: Name;
	input: FamilyRequests[Name]['input'];
	families: StoredFamilies;
}

/**
 * @param open opens the families; it may know what was merged before
 * @throws DomainError `notFound`, `marriage.departed` and `marriage.twoOfOneGender` for two cards
 */
export function handleFamilyTask<Name extends keyof FamilyRequests>(
	{ name, input, families }: FamilyTask<Name>,
	open: (families: StoredFamilies) => OpenFamilies,
): FamilyRequests[Name]['response'] {
	return handlers[name](open(families), input);
}

const handlers: {
	[Name in keyof FamilyRequests]: (
		families: OpenFamilies,
		input: FamilyRequests[Name]['input'],
	) => FamilyRequests[Name]['response'];
} = {
	shownCards: findShownCards,
	hasJoins: ({ readRows }) => readRows().some(({ samePeople }) => samePeople.some(({ isSame }) => isSame)),
	possible: ({ merge }, couples) => findPossible(merge('all'), couples).map(({ candidate: { id } }) => id),
	matches: describeMatches,
	stopped: describeStopped,
	marriage: describeMarriage,
	marriageOfCards: describeMarriageOfCards,
	gaps: findGaps,
	namedAncestors: ({ mergeAncestors }, { cardId, generations }) => {
		const { graph } = mergeAncestors(cardId);
		const person = graph.individualOf(cardId);
		return person ? namedAncestors(graph, person, generations) : [];
	},
};

function findShownCards({ readRows }: OpenFamilies, ids: readonly string[]): (ShownCard | null)[] {
	const cards = readRows().flatMap((read) => read.cards.filter(({ isShown }) => isShown));
	return ids.map((wantedId) => {
		const card = cards.find(({ id, memberId }) => id === wantedId || memberId === wantedId);
		if (!card) return null;
		const { id, memberId, name, nameInOtherScript } = card;
		return { id, memberId, name: name ?? '', nameInOtherScript };
	});
}

interface JudgedCouple<Person> {
	candidate: Person;
	verdict: MarriageVerdict;
}

export function isBlocked({ verdict }: Pick<MarriageVerdict, 'verdict'>): boolean {
	return verdict === 'blocked-by-law' || verdict === 'blocked-by-custom';
}

function judge<Person extends { id: string }>(
	{ graph }: Families,
	{ seeker, candidates, today }: Couples<Person>,
): JudgedCouple<Person>[] {
	const ids = candidates.map(({ id }) => id);
	const verdicts = marriageVerdicts(graph, seeker.id, ids, today);
	return candidates.flatMap((candidate, index) => {
		const verdict = verdicts[index];
		return verdict ? [{ candidate, verdict }] : [];
	});
}

function findPossible<Person extends { id: string }>(
	families: Families,
	couples: Couples<Person>,
): JudgedCouple<Person>[] {
	return judge(families, couples).filter(({ verdict }) => !isBlocked(verdict));
}

function describeMatches(
	{ merge }: OpenFamilies,
	{ most, language, ...couples }: ListedCouples,
): MatchVerdict[] {
	const families = merge('all');
	const { seeker } = couples;
	const relations = getRelations(families, seeker.id);
	return findPossible(families, couples)
		.slice(0, most)
		.map(({ candidate, verdict }) => {
			const relation = relations.get(candidate.id);
			const names = getNames(families, { one: seeker, other: candidate, language });
			return {
				id: candidate.id,
				verdict: verdict.verdict,
				cautions: getReasonTexts(verdict, names, language),
				missingCount: verdict.missing.length,
				path: relation ? getWords(relation, language) : null,
			};
		});
}

function describeStopped(
	{ merge }: OpenFamilies,
	{ most, language, ...couples }: ListedCouples,
): FamilyRequests['stopped']['response'] {
	const families = merge('all');
	const before = findPossible(merge('apart'), couples);
	const now = judge(families, { ...couples, candidates: before.map(({ candidate }) => candidate) });
	return now
		.flatMap(({ candidate, verdict }, index) => {
			const earlier = before[index];
			if (!earlier || !isBlocked(verdict)) return [];
			const names = getNames(families, { one: couples.seeker, other: candidate, language });
			const known = new Set(getReasonTexts(earlier.verdict, names, language));
			const reasons = getReasonTexts(verdict, names, language).filter((text) => !known.has(text));
			const { id, name, nameInOtherScript } = candidate;
			return [{ _id: id, name, written: writeTexts(language, { name, nameInOtherScript }), reasons }];
		})
		.slice(0, most);
}

function getNames(families: Families, { one, other, language }: Omit<Couple<Party>, 'today'>): MarriageNames {
	return { one: getSide(one, language), other: getSide(other, language), ...readAs(families, language) };
}

function getReasonTexts({ reasons }: MarriageVerdict, names: MarriageNames, language: Language): string[] {
	const t = translator(language);
	return reasons.map((reason) => reasonText(reason, names, t));
}

function describeMarriage(
	{ merge }: OpenFamilies,
	{ one, other, language, today }: Couple<Party>,
): VerdictReply {
	const families = merge('all');
	const verdict = marriageVerdict(families.graph, one.id, other.id, today);
	return toMarriageDto({ one, other, families, verdict }, language);
}

function describeMarriageOfCards(
	{ viewerId, merge }: OpenFamilies,
	{ one, other, language, today }: Couple<ShownCard>,
): VerdictReply {
	// A relative who keeps their profile private counts only by the facts of the trees.
	const families = merge('open');
	const [person, otherPerson] = [one, other].map(({ id }) => families.graph.individualOf(id));
	if (!person || !otherPerson) throw new DomainError('notFound');
	if (person.isDeceased || otherPerson.isDeceased) throw new DomainError('marriage.departed');
	const isOne = person.id === otherPerson.id || (person.sex !== null && person.sex === otherPerson.sex);
	if (isOne) throw new DomainError('marriage.twoOfOneGender');
	const getParty = ({ id, memberId, ...written }: ShownCard, { id: individualId }: Individual): Party => ({
		...(families.nameOf(individualId) ?? written),
		id,
		isMe: memberId === viewerId,
		cardId: id,
	});
	const couple = { one: getParty(one, person), other: getParty(other, otherPerson) };
	const verdict = marriageVerdict(families.graph, person.id, otherPerson.id, today);
	return toMarriageDto({ ...couple, families, verdict }, language);
}

function findGaps(
	{ readRows, mergeAncestors }: OpenFamilies,
	{ cardId, language, today }: FamilyRequests['gaps']['input'],
): Gaps | null {
	const families = mergeAncestors(cardId);
	const { graph } = families;
	const person = graph.individualOf(cardId);
	if (!person) return null;
	const cards = new Map(readRows().flatMap((read) => read.cards.map((card) => [card.id, card] as const)));
	const lacking = getLacking(graph, getLineage(graph, person), today);
	const t = translator(language);
	return {
		ancestors: countAncestors(graph, person, lacking),
		gaps: lacking.map((fact) => {
			const owners = findOwners(graph, person, fact);
			return {
				fact,
				words: missingWords({ ...fact, of: 'one' }, t),
				awaitsSecond: isUnconfirmed(families, person.id, fact),
				cardIds: findPlaces(owners, cards, fact),
				hasAccount: owners.some(({ memberId, isDeceased }) => memberId !== null && !isDeceased),
			};
		}),
	};
}

/** The people that the fact is about: a parent is a fact about the child. */
function findOwners(graph: MarriageGraph, person: Individual, { what, path }: Lacking): Individual[] {
	return peopleAlong(graph, person, what === 'person' ? path.slice(0, -1) : path);
}

/** A person has their place on the card of their child; another fact on the card of the person, unless an account tells it. */
function findPlaces(
	owners: readonly Individual[],
	cards: ReadonlyMap<string, CardRow>,
	{ what }: Lacking,
): string[] {
	const recordIds = new Set(owners.flatMap((individual) => individual.recordIds));
	return [...recordIds].filter((id) => {
		const card = cards.get(id);
		return card?.isShown && (what === 'person' || card.memberId === null);
	});
}
