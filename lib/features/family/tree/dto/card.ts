import { LRUCache } from 'lru-cache';
import type { Language } from '@/lib/core/language';
import { factSerializer } from '@/lib/features/family/gedcom/dto/facts';
import type { DerivedRelation } from '@/lib/features/family/relations/rules/derive-relations';
import { halfSiblingNote, kinshipWords } from '@/lib/features/family/relations/rules/kinship-words';
import { relationWord } from '@/lib/features/family/relations/rules/relation-word';
import type { FamilyMember } from '@/lib/features/family/schema';
import type { PersonRow, TreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import type { Kinship } from '@/lib/features/family/tree/rules/kinship';
import type { ShownCard } from '@/lib/features/family/tree/rules/shown-cards';
import { writeTexts } from '@/lib/features/member/dto/written';
import { translator } from '@/lib/platform/i18n/translate';
import { addressWords, findAddressTerm } from '@/lib/rules/kinship/address-words';
import type { Relation } from '@/lib/rules/kinship/relations';
import type { Step } from '@/lib/rules/kinship/steps';
import { kinTerms } from '@/lib/rules/kinship/terms';
import { writtenIn } from '@/lib/rules/script/in-script';
import { bahiLines } from './bahi-lines';

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
	cards: readonly ShownCard[],
	{ findRelation, relations, findHungOn, parentsOf, spousesOf }: Kinship,
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

function getWords(row: PersonRow) {
	return {
		nameInOtherScript: row.nameInOtherScript,
		prefix: row.prefix,
		education: row.education,
		fatherName: row.fatherName,
		clan: row.clan,
		dynasty: row.dynasty,
		sakh: row.sakh,
		gotra: row.gotra,
		motherClan: row.motherClan,
		isMarried: row.isMarried,
		isManglik: row.isManglik,
		villageAddress: row.villageAddress,
		ancestralResidence: row.ancestralResidence,
		tehsil: row.tehsil,
		district: row.district,
		lordName: row.lordName,
		lordPlace: row.lordPlace,
		ancestorPlace: row.ancestorPlace,
		familyGoddess: row.familyGoddess,
		familyGod: row.familyGod,
		marriagePlace: row.marriagePlace,
		fatherInLawName: row.fatherInLawName,
		fatherInLawFatherName: row.fatherInLawFatherName,
		inLawDynasty: row.inLawDynasty,
		inLawSakh: row.inLawSakh,
		inLawTehsil: row.inLawTehsil,
		inLawDistrict: row.inLawDistrict,
		inLawState: row.inLawState,
	};
}
