import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { getLastDay, readPartialDate } from '@/lib/core/partial-date';
import { type CardFields, factsOfCard } from '@/lib/features/family/gedcom/rules/card-facts';
import { factsOfUnion } from '@/lib/features/family/gedcom/rules/union-facts';
import type { FamilyMember, LinkedField } from '@/lib/features/family/schema';
import type { PersonRow, TreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import type { FamilyFile, FilePerson, Spelling } from '@/lib/rules/gedcom/family-file';
import type { GedcomVersion } from '@/lib/rules/gedcom/lines';
import { writeGedcom } from '@/lib/rules/gedcom/write-family';
import { proposeSpelling } from '@/lib/rules/script/in-script';

/** A tree as a GEDCOM file. */
export function writeFamilyFile({ rows, familyTree, findCard, now }: Tree, version: GedcomVersion): string {
	const writtenOn = todayInIndia(now);
	const submitter = familyTree.name;
	return writeGedcom(getFamilyFile(rows, findCard, writtenOn), { version, writtenOn, submitter });
}

/**
 * A tree as a file tells it: what its owner sees on the cards, never more. People without a card are in it
 * without a word, where they connect others.
 */
function getFamilyFile(tree: TreeRows, findCard: Tree['findCard'], today: Date): FamilyFile {
	const needed = idsNeeded(tree);
	const people = tree.people.filter((row) => findCard(row.id) || needed.has(row.id));
	const ids = new Set(people.map(({ id }) => id));
	return {
		people: people.map((row): FilePerson => {
			const card = findCard(row.id);
			const sex = card ? findSex(card) : row.gender;
			const facts = card ? factsOfCard(fieldsShown(card, row, today), row.facts, today) : [];
			const spelling = card ? findSpelling(card, row) : null;
			return { id: row.id, sex, facts, ...(spelling && { spelling }), isImplied: false, line: 0 };
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

/** How the name is written in the other script: as its owner does, or else as the portal does. */
function findSpelling({ name }: FamilyMember, { account, nameInOtherScript }: PersonRow): Spelling | null {
	const said = account ? account.nameInOtherScript : nameInOtherScript;
	const text = said ?? proposeSpelling(name);
	return text === null ? null : { text, isOurs: said === null };
}

/** Those without a card on whom others hang: connectors between others, and hidden ones who have children. */
function idsNeeded({ people, parentLinks, unions }: TreeRows): Set<string> {
	const parents = new Set(parentLinks.map(({ parentId }) => parentId));
	const joined = new Set([
		...parentLinks.map(({ childId }) => childId),
		...unions.flatMap(({ partnerAId, partnerBId }) => [partnerAId, partnerBId]),
	]);
	return new Set(
		people
			.filter(({ id, kind }) => parents.has(id) || (kind !== 'named' && joined.has(id)))
			.map(({ id }) => id),
	);
}

const findSex = ({ gender }: FamilyMember) => (gender === 'Male' || gender === 'Female' ? gender : null);

function fieldsShown(card: FamilyMember, row: PersonRow, today: Date): CardFields {
	const { familyMemberId: profile } = card;
	const shown = (field: LinkedField) => card[field] ?? profile?.[field] ?? null;
	return {
		...card,
		...{ clan: shown('clan'), dynasty: shown('dynasty'), sakh: shown('sakh') },
		...{ gotra: shown('gotra'), motherClan: shown('motherClan') },
		...{ villageAddress: shown('villageAddress'), tehsil: shown('tehsil'), district: shown('district') },
		...birthShown(card, today),
		...deathShown(card, row),
	};
}

/** The age at death, where the card shows it and no date of death. */
function deathShown(
	{ dod, age, isDeceased }: FamilyMember,
	{ ageAtDeath }: PersonRow,
): Pick<CardFields, 'diedOn' | 'diedPrecision' | 'ageAtDeath'> {
	const died = readPartialDate(dod ?? '');
	if (died) return { diedOn: getLastDay(died), diedPrecision: died.precision, ageAtDeath };
	return { diedOn: null, diedPrecision: null, ageAtDeath: isDeceased ? (ageAtDeath ?? age) : null };
}

/** The year of birth by the age, where the card shows an age and no date. */
function birthShown(
	{ dob, age, isDeceased }: FamilyMember,
	today: Date,
): Pick<CardFields, 'bornOn' | 'bornPrecision'> {
	const born = readPartialDate(dob ?? '');
	if (born) return { bornOn: born.date, bornPrecision: born.precision };
	if (age === null || isDeceased) return { bornOn: null, bornPrecision: null };
	return { bornOn: bornOnFromAge(age, today), bornPrecision: 'age' };
}
