import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { privacyAt } from '@/lib/core/adult';
import { todayInIndia } from '@/lib/core/calendar';
import { groupedBy } from '@/lib/core/grouping';
import type { Language } from '@/lib/core/language';
import { birthText, deathText, findAge, type Life } from '@/lib/core/life';
import { yearText } from '@/lib/core/partial-date';
import type { MovePreview } from '@/lib/features/family/cards/commands/change-card';
import type { MergePreview } from '@/lib/features/family/cards/commands/merge-cards';
import type { mergePreviewReply } from '@/lib/features/family/cards/schema';
import { factSerializer } from '@/lib/features/family/gedcom/dto/facts';
import type { listNamingTrees, listPendingRequests } from '@/lib/features/family/queries';
import {
	type DerivedRelation,
	relationsAround,
} from '@/lib/features/family/relations/rules/derive-relations';
import { halfSiblingNote, kinshipWords } from '@/lib/features/family/relations/rules/kinship-words';
import type { RelationWarning } from '@/lib/features/family/relations/rules/place-relative';
import { relationWord } from '@/lib/features/family/relations/rules/relation-word';
import {
	type changeableTree,
	type FamilyMember,
	type LinkedField,
	linkedFields,
	type listedTree,
	type namedInReply,
	type pendingRequestsReply,
} from '@/lib/features/family/schema';
import type { TreeRow } from '@/lib/features/family/tree/queries/list-trees';
import type { AccountOnCard, PersonRow, TreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import { type TreeGraph, unknownPerson } from '@/lib/features/family/tree/rules/graph';
import { fieldsShown } from '@/lib/features/member/access/field-visibility';
import { type PersonName, writeTexts } from '@/lib/features/member/dto/written';
import { translator } from '@/lib/platform/i18n/translate';
import { defaultWidths, memberPhotoPath, picturePath } from '@/lib/platform/media/picture-path';
import { addressWords, findAddressTerm } from '@/lib/rules/kinship/address-words';
import { birthSpan, indexKin, type KinGraph } from '@/lib/rules/kinship/graph';
import { prepareRelations, type Relation } from '@/lib/rules/kinship/relations';
import type { Step } from '@/lib/rules/kinship/steps';
import { kinTerms } from '@/lib/rules/kinship/terms';
import { writtenIn } from '@/lib/rules/script/in-script';
import { bahiLines } from './bahi-lines';

export function serializeTree(tree: TreeRow, language: Language): z.input<typeof listedTree> {
	const { id, name, memberCount, ownerName, isPublic, createdAt } = tree;
	const owner = { name: ownerName, nameInOtherScript: tree.ownerNameInOtherScript };
	return {
		...{ _id: id, name, title: name, memberCount, isPublic },
		written: writeTreeName(language, name, owner)?.name,
		createdBy: { name: ownerName, written: writeTexts(language, owner)?.name },
		createdAt: createdAt.toISOString(),
	};
}

/** Of a title in English, of which more than names would be spelled in Devanagari. */
const englishWords = /\b(?:of|the|and|family)\b|['’]s\b/i;

/** A tree is often called as its owner is. */
function writeTreeName(language: Language, name: string, owner: PersonName | null | undefined) {
	if (englishWords.test(name)) return undefined;
	return writeTexts(language, owner?.name === name ? owner : { name });
}

/** For who may change it. */
export function serializeChangeableTree(tree: TreeRow, language: Language): z.input<typeof changeableTree> {
	return { ...serializeTree(tree, language), version: tree.version };
}

/** The tree without its links and without what its cards tell. */
export function serializeFrame({ id, name, isPublic, ownerId, people }: TreeRows, language: Language) {
	const owner = people.find(({ account }) => account?.id === ownerId)?.account;
	return {
		familyTree: {
			...{ _id: id, name, written: writeTreeName(language, name, owner) },
			...{ currentUserId: ownerId, isCreator: true, isPublic },
		},
		hiddenMembers: people
			.filter(
				({ kind, isVisible, approvalStatus }) =>
					kind === 'named' && !isVisible && approvalStatus !== 'rejected',
			)
			.map(({ id, account, ...row }) => {
				const { name, nameInOtherScript } = account ?? row;
				return serializeName(id, { name: name ?? '', nameInOtherScript }, language);
			}),
	};
}

/** What is odd about a new relative, in words. */
export function serializeWarnings(warnings: RelationWarning[], language: Language) {
	return warnings.map(({ code, ...names }) => ({
		code,
		message: translator(language)(`family.warnings.${code}`, names),
	}));
}

/** What the owner may know of a tree: who has a card and what that tells, and who is whose kin. */
export function shownTree(tree: TreeRows, now: Date, earlier: ShownTree | null): ShownTree {
	const getCard = cardsOn(tree, now);
	const cards = tree.people.filter(isShown).map(getCard);
	const graph = shownGraph(tree, new Map(cards.map((card) => [card.row.id, card])));
	const isSame = earlier?.meId === tree.meId && isSameGraph(earlier.graph, graph);
	return { ...(isSame ? earlier : getKinship(graph, tree.meId)), cards };
}

export type ShownCard = { row: PersonRow } & ReturnType<typeof getShown>;

/** What follows from the graph and from who is in its middle, and from nothing else. */
type Kinship = ReturnType<typeof getKinship>;

export interface ShownTree extends Kinship {
	cards: ShownCard[];
}

function getKinship(graph: TreeGraph, meId: string) {
	const kin = indexKin(kinGraph(graph));
	const { findRelation } = prepareRelations(kin, meId);
	const { parentLinks, unions } = graph;
	return {
		...{ graph, meId, kin, findRelation, ...relationsAround(graph, meId) },
		parentsOf: groupedBy(parentLinks, ({ childId }) => childId),
		spousesOf: groupedBy(unions.flatMap(bothPartners), ({ of }) => of),
	};
}

function isSameGraph(a: TreeGraph, b: TreeGraph): boolean {
	return a.parentLinks === b.parentLinks && a.unions === b.unions && isDeepStrictEqual(a.people, b.people);
}

/** Of rows without an account: what their cards tell depends on the day alone, not on the reader. */
const cardsOfDay = new WeakMap<PersonRow, { day: number; card: ShownCard }>();

function cardsOn(tree: TreeRows, now: Date): (row: PersonRow) => ShownCard {
	const day = todayInIndia(now).getTime();
	return (row) => {
		const known = cardsOfDay.get(row);
		if (known?.day === day) return known.card;
		const card = { row, ...getShown(row, tree, now) };
		if (row.account === null) cardsOfDay.set(row, { day, card });
		return card;
	};
}

interface Name {
	name: string;
	nameInOtherScript: string | null;
}

export function serializeName(id: string, { name, nameInOtherScript }: Name, language: Language) {
	return { _id: id, name, written: writeTexts(language, { name, nameInOtherScript }) };
}

/** How one of those who have a card to be seen is written. */
export function cardSerializer(
	tree: TreeRows,
	{ cards, findRelation, relations, findHungOn, parentsOf, spousesOf }: ShownTree,
	language: Language,
): (card: ShownCard) => FamilyMember {
	const names = new Map(cards.map(({ row, shown }) => [row.id, shown.name]));
	const getFacts = factSerializer(tree.unions, names);
	const bahiLine = bahiLines(cards, tree, language);
	return (card) => {
		const { row, shown } = card;
		const relation = relations.get(row.id) ?? 'Other';
		const found = findRelation(row.id);
		const note = noteFor(found?.steps ?? []);
		const texts = { ...getWords(row), ...shown };
		const { familyMemberId: profile } = shown;
		return {
			...texts,
			written: writeTexts(language, {
				...texts,
				...(row.account && { nameInOtherScript: row.account.nameInOtherScript }),
			}),
			familyMemberId: profile && { ...profile, written: writeTexts(language, profile) },
			_id: row.id,
			__v: row.version,
			...(row.unconfirmed.length > 0 && { unconfirmed: row.unconfirmed }),
			relation,
			relationWords: nameRelative(relation, found),
			...(note && { relationNote: note }),
			addressWord: addressWordFor(tree, found?.steps ?? []),
			bahi: bahiLine(card),
			isVisible: row.isVisible,
			approvalStatus: row.approvalStatus,
			addedBy: row.adder && serializeName(row.adder.id, row.adder, language),
			relatedTo: findHungOn(row.id) ?? null,
			isProfileLinked: row.account !== null && row.approvalStatus === 'approved',
			requestId: row.requestId,
			invitedAt: row.invitedAt?.toISOString() ?? null,
			parents: (parentsOf.get(row.id) ?? []).map(({ parentId }) => parentId),
			spouses: (spousesOf.get(row.id) ?? []).map(({ spouse }) => spouse),
			facts: getFacts(row),
		};
	};
}

function bothPartners({ partnerAId, partnerBId }: TreeGraph['unions'][number]) {
	return [
		{ of: partnerAId, spouse: partnerBId },
		{ of: partnerBId, spouse: partnerAId },
	];
}

/** Nobody who is hidden or not, or no longer, agreed to. */
function isShown({ kind, isVisible, approvalStatus }: PersonRow): boolean {
	return kind === 'named' && isVisible && approvalStatus !== 'rejected';
}

type Birth = Pick<PersonRow, 'bornOn' | 'bornPrecision'>;

function shownGraph(
	{ people, parentLinks, unions }: TreeRows,
	known: ReadonlyMap<string, { birth: Birth; shown: Pick<FamilyMember, 'name'> & Pick<PersonRow, 'gender'> }>,
): TreeGraph {
	const shown = people.map((row) => {
		const { birth = row, shown } = known.get(row.id) ?? {};
		return {
			...unknownPerson(row.id, shown?.gender ?? row.gender),
			isNamed: shown !== undefined,
			bornOn: birth.bornOn,
			bornPrecision: birth.bornPrecision,
		};
	});
	return { people: shown, parentLinks, unions };
}

function kinGraph({ people, parentLinks, unions }: TreeGraph): KinGraph {
	const persons = people.map(({ id, gender, bornOn, bornPrecision }) => ({
		id,
		sex: gender && sexLetters[gender],
		born: bornOn && bornPrecision && birthSpan(bornOn, bornPrecision),
	}));
	return { persons, parentLinks, unions };
}

const sexLetters = { Male: 'M', Female: 'F' } as const;

/** They name nobody, and many trees have the same. */
const knownWords = new LRUCache<string, RelationWords>({ max: 10_000 });

/** What a relative is called: by the way that leads to them, or by the word of the forms where none does. */
function nameRelative(relation: DerivedRelation, kin: Relation | undefined): RelationWords {
	const parts = kin && kin.steps.length > 0 ? kinTerms(kin.steps) : null;
	const key = parts ? JSON.stringify(parts) : relation;
	const wordsIn = (language: Language) =>
		parts ? kinshipWords(parts, translator(language)) : relationWord(relation, language);
	const words = knownWords.get(key) ?? { hi: wordsIn('hi'), en: wordsIn('en') };
	knownWords.set(key, words);
	return words;
}

type RelationWords = FamilyMember['relationWords'];

/** The common parent of half-siblings on the way, in both languages; null where there are none. */
export function noteFor(steps: readonly Step[]): RelationWords | null {
	if (!steps.some((step) => step.kind === 'sibling' && step.tie === 'half')) return null;
	const [hi, en] = [halfSiblingNote(steps, translator('hi')), halfSiblingNote(steps, translator('en'))];
	return hi !== null && en !== null ? { hi, en } : null;
}

/** What the family calls who the steps lead to, in both scripts. */
export function addressWordFor(
	{ addressWords: own }: Pick<TreeRows, 'addressWords'>,
	steps: readonly Step[],
): FamilyMember['addressWord'] {
	const term = own && steps.length > 0 ? findAddressTerm(kinTerms(steps)) : null;
	if (!own || !term) return null;
	const word = own[term];
	return word === undefined ? addressWords[term] : { hi: writtenIn('hi', word), en: writtenIn('en', word) };
}

/** What a card shows of the account behind it, and the adder's own words for what that does not tell the reader. */
function getShown(row: PersonRow, { ownerId, familyIds }: TreeRows, now: Date) {
	const { account } = row;
	const fields = account && findFieldsShown(account, ownerId, familyIds, now);
	const may = (field: keyof FamilyMember) =>
		fields === 'all' || (fields?.some((one) => one === field) ?? false);
	const live = <F extends 'gender' | 'profession' | 'location'>(field: F) =>
		(may(field) ? account?.[field] : null) ?? row[field];
	const mobile = may('mobileNumber') && account?.mobileNumber ? account : row;
	const ownPhoto = row.photoId && picturePath(row.photoId, defaultWidths.photo);
	const { birth, life, dates } = shownLife(row, may('age') ? account : null, fields === 'all');
	const shown = {
		name: account?.name ?? row.name ?? '',
		// What members say of themselves is in `written` alone.
		nameInOtherScript: account ? null : row.nameInOtherScript,
		photo: may('photo') && account?.photoId ? memberPhotoPath(account.id, account.photoId) : ownPhoto,
		gender: live('gender'),
		profession: live('profession'),
		location: live('location'),
		mobileNumber: mobile.mobileNumber,
		mobileE164: mobile.mobileE164,
		...dates,
		age: findAge(life, todayInIndia(now)),
		familyMemberId: account && getLinkedProfile(account, fields),
	};
	return { shown, birth };
}

function findFieldsShown(
	account: AccountOnCard,
	ownerId: string,
	familyIds: ReadonlySet<string>,
	now: Date,
): ReturnType<typeof fieldsShown> {
	const relation = familyIds.has(account.id) ? 'family' : 'member';
	return fieldsShown(privacyAt(account, now), account.id === ownerId ? 'self' : relation);
}

function getLinkedProfile(account: AccountOnCard, fields: ReturnType<typeof fieldsShown>) {
	const values: Partial<Pick<AccountOnCard, LinkedField>> = {};
	for (const field of linkedFields)
		if (fields === 'all' || fields?.includes(field)) values[field] = account[field];
	return { _id: account.id, ...values };
}

/**
 * Birth and death as the account tells them, which is null where it tells the reader nothing, else as the card does. Of dates
 * that another's account tells, those of the living are not shown, and of the deceased the years between which they have
 * lived.
 */
function shownLife(row: PersonRow, account: AccountOnCard | null, isOwn: boolean) {
	const birth = account?.bornOn ? account : row;
	// The owner may know of the death before the account tells it, and more of it.
	const death = account?.isDeceased && (account.diedOn || !row.isDeceased) ? account : row;
	const { bornOn, bornPrecision } = birth;
	const { isDeceased, diedOn, diedPrecision, ageAtDeath } = death;
	const life: Life = { bornOn, bornPrecision, isDeceased, diedOn, diedPrecision, ageAtDeath };
	const findYear = (text: string | null) => (account?.isDeceased && text ? yearText(text) : null);
	const own: Life = {
		...{ bornOn: row.bornOn, bornPrecision: row.bornPrecision, isDeceased },
		...{ diedOn: row.diedOn, diedPrecision: row.diedPrecision, ageAtDeath: row.ageAtDeath },
	};
	return {
		birth,
		life,
		dates: {
			isDeceased,
			dob: isOwn ? birthText(life) : (birthText(own) ?? findYear(birthText(life))),
			dod: isOwn || death === row ? deathText(life) : (deathText(row) ?? findYear(deathText(life))),
		},
	};
}

function getWords(row: PersonRow) {
	const { nameInOtherScript, prefix, education, fatherName, clan, dynasty, sakh, gotra, motherClan } = row;
	const { isMarried, isManglik } = row;
	const { villageAddress, ancestralResidence, tehsil, district } = row;
	const { lordName, lordPlace, ancestorPlace, familyGoddess, familyGod } = row;
	const { marriagePlace, fatherInLawName, fatherInLawFatherName } = row;
	const { inLawDynasty, inLawSakh, inLawTehsil, inLawDistrict, inLawState } = row;
	return {
		...{
			nameInOtherScript,
			prefix,
			education,
			fatherName,
			clan,
			dynasty,
			sakh,
			gotra,
			motherClan,
			isMarried,
			isManglik,
		},
		...{ villageAddress, ancestralResidence, tehsil, district },
		...{ lordName, lordPlace, ancestorPlace, familyGoddess, familyGod },
		...{ marriagePlace, fatherInLawName, fatherInLawFatherName },
		...{ inLawDynasty, inLawSakh, inLawTehsil, inLawDistrict, inLawState },
	};
}

export function serializeMove({ from, to, warnings, ...counts }: MovePreview, language: Language) {
	const ids = ({ parentIds, partnerIds }: MovePreview['from']) => ({
		parents: parentIds,
		partners: partnerIds,
	});
	return { from: ids(from), to: ids(to), ...counts, warnings: serializeWarnings(warnings, language) };
}

export function serializeMergePreview({
	kept,
	other,
	conflicts,
	version,
}: MergePreview): z.input<typeof mergePreviewReply> {
	const shown = (field: string, value: string) =>
		field === 'photo' ? picturePath(value, defaultWidths.photo) : value;
	return {
		kept: { _id: kept.id, name: kept.name },
		other: { _id: other.id, name: other.name },
		conflicts: conflicts.map(({ field, ...values }) => ({
			field,
			kept: shown(field, values.kept),
			other: shown(field, values.other),
		})),
		version,
	};
}

/** A request as who is asked reads it. */
export function serializeRequest(
	{
		id,
		relation,
		message,
		createdAt,
		relatedTo,
		fromMember,
		isFromFamily,
	}: Awaited<ReturnType<typeof listPendingRequests>>[number],
	now: Date,
): z.input<typeof pendingRequestsReply>[number] {
	const fields = fieldsShown(privacyAt(fromMember, now), isFromFamily ? 'family' : 'member');
	const showsPhoto = fields !== 'all' && fields?.includes('photo');
	return {
		_id: id,
		requestId: id,
		fromUser: {
			_id: fromMember.id,
			name: fromMember.name,
			...(showsPhoto && {
				photo: fromMember.photoId && memberPhotoPath(fromMember.id, fromMember.photoId),
			}),
		},
		...getClaim({ relation, relatedTo }, fromMember.id),
		message,
		createdAt: createdAt.toISOString(),
	};
}

/** Another's tree as who is named in it reads it. */
export function serializeNamingTree({
	owner,
	request,
}: Awaited<ReturnType<typeof listNamingTrees>>[number]): z.input<typeof namedInReply>[number] {
	const nothingSaid = { relation: null, relationWords: null, relatedToName: null };
	return {
		owner: { _id: owner.id, name: owner.name },
		...(request ? getClaim(request.relatedTo ? request : unknownRelative, owner.id) : nothingSaid),
	};
}

/** Whose relative the reader is said to be is not known any more where that card is gone. */
const unknownRelative = { relation: 'Other', relatedTo: null };

/** What somebody says that the reader is, and whose relative where that is not themselves. */
function getClaim(
	{
		relation,
		relatedTo,
	}: { relation: string; relatedTo: { name: string | null; memberId: string | null } | null },
	sayerId: string,
) {
	return {
		relation,
		relationWords: { hi: relationWord(relation, 'hi'), en: relationWord(relation, 'en') },
		relatedToName: relatedTo?.memberId === sayerId ? null : (relatedTo?.name ?? null),
	};
}
