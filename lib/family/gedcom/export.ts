import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import type { FamilyFile, FilePerson } from '@/lib/gedcom/family-file';
import type { FamilyMember, LinkedField } from '../schema';
import type { PersonRow, TreeRows } from '../tree';
import { type CardFields, factsOfCard, factsOfUnion } from './card-facts';

/**
 * A tree as a file tells it: what its owner sees on the cards (`shown`), never more. People without a card are in it
 * without a word, as far as others hang together by them.
 */
export function familyFileOf(tree: TreeRows, shown: readonly FamilyMember[], now: Date): FamilyFile {
	const today = todayInIndia(now);
	const cards = new Map(shown.map((card) => [card._id, card]));
	const people = tree.people.filter((row) => cards.has(row.id) || isNeeded(row, tree));
	const ids = new Set(people.map(({ id }) => id));
	return {
		people: people.map((row): FilePerson => {
			const card = cards.get(row.id);
			const sex = card ? sexOf(card) : row.gender;
			const facts = card ? factsOfCard(fieldsShown(card, row, today), row.facts, today) : [];
			return { id: row.id, sex, facts, isImplied: false, line: 0 };
		}),
		parentLinks: tree.parentLinks
			.filter(({ childId, parentId }) => ids.has(childId) && ids.has(parentId))
			.map((link) => ({ ...link, line: 0 })),
		unions: tree.unions
			.filter(({ partnerAId, partnerBId }) => ids.has(partnerAId) && ids.has(partnerBId))
			.map(({ partnerAId, partnerBId, sequence, facts, ...fields }) => ({
				partnerIds: [partnerAId, partnerBId],
				...{ sequence, line: 0 },
				facts: factsOfUnion(fields, facts),
			})),
	};
}

/** Somebody without a card: a connector between others, or somebody hidden on whom others hang. */
function isNeeded({ id, kind }: PersonRow, { parentLinks, unions }: TreeRows): boolean {
	const hasChildren = parentLinks.some(({ parentId }) => parentId === id);
	if (hasChildren || kind === 'named') return hasChildren;
	const isChild = parentLinks.some(({ childId }) => childId === id);
	return isChild || unions.some(({ partnerAId, partnerBId }) => partnerAId === id || partnerBId === id);
}

const sexOf = ({ gender }: FamilyMember) => (gender === 'Male' || gender === 'Female' ? gender : null);

function fieldsShown(card: FamilyMember, { diedOn }: PersonRow, today: Date): CardFields {
	const { familyMemberId: profile } = card;
	const told = (field: LinkedField) => card[field] ?? profile?.[field] ?? null;
	return {
		...card,
		...{ clan: told('clan'), dynasty: told('dynasty'), sakh: told('sakh') },
		...{ gotra: told('gotra'), motherClan: told('motherClan') },
		...{ villageAddress: told('villageAddress'), tehsil: told('tehsil'), district: told('district') },
		...birthShown(card, today),
		diedOn,
	};
}

/** Of whom the card shows no date but an age, the year that makes it. */
function birthShown(
	{ dob, age, isDeceased }: FamilyMember,
	today: Date,
): Pick<CardFields, 'bornOn' | 'bornPrecision'> {
	if (dob !== null) return { bornOn: new Date(dob), bornPrecision: dob.length === 4 ? 'year' : 'day' };
	if (age === null || isDeceased) return { bornOn: null, bornPrecision: null };
	return { bornOn: bornOnFromAge(age, today), bornPrecision: 'age' };
}
