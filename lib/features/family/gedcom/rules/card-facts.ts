import { isPossible, type Life } from '@/lib/core/life';
import { cutToLength } from '@/lib/core/text';
import { cardWords } from '@/lib/features/family/cards/schema';
import { isDenial } from '@/lib/rules/gedcom/denial';
import type { Fact, FactTag } from '@/lib/rules/gedcom/facts';
import type { Spelling } from '@/lib/rules/gedcom/family-file';
import {
	ageIn,
	dateText,
	getBirth,
	getDeath,
	isSameBirth,
	isSameDeath,
	longestLife,
	unknownBirth,
	unknownDeath,
} from './fact-dates';
import { isPlainHome, joined, mainFact, ordered, statesTheSame, withoutHeld } from './held-facts';

// What the fields of a card and of a marriage hold of the facts of a file, and the other way. What a field holds
// exactly is no fact of its own; of the rest the fact's own words count as long as the field says the same.

/** The fields that stand in files as a `FACT` of a name. */
const namedFacts = {
	fatherName: 'Father',
	clan: 'Clan',
	dynasty: 'Dynasty',
	sakh: 'Sakh',
	gotra: 'Gotra',
	motherClan: 'Clan of the mother',
	villageAddress: 'Village',
	ancestralResidence: 'Ancestral residence',
	tehsil: 'Tehsil',
	district: 'District',
	lordName: 'Lord',
	lordPlace: 'Place of the lord',
	ancestorPlace: 'Place of the ancestors',
	familyGoddess: 'Kuldevi',
	familyGod: 'Kuldevta',
	marriagePlace: 'Place of marriage',
	fatherInLawName: 'Father-in-law',
	fatherInLawFatherName: 'Father of the father-in-law',
	inLawDynasty: 'Dynasty of the in-laws',
	inLawSakh: 'Sakh of the in-laws',
	inLawTehsil: 'Tehsil of the in-laws',
	inLawDistrict: 'District of the in-laws',
	inLawState: 'State of the in-laws',
} as const;

const namedFactTypes = new Set(Object.values(namedFacts).map((type) => type.toLowerCase()));

const clanFactTypes = new Set([namedFacts.clan, namedFacts.motherClan].map((type) => type.toLowerCase()));

/** Whether a field of a name, a clan or a place is written in it. */
export function isNamedFact({ tag, type }: Fact): boolean {
	return tag === 'FACT' && namedFactTypes.has(type?.toLowerCase() ?? '');
}

/** Whether it tells the clan of somebody or of their mother. */
export function isClanFact({ tag, type }: Fact): boolean {
	return tag === 'FACT' && clanFactTypes.has(type?.toLowerCase() ?? '');
}

const yesNoFacts = { isMarried: 'Married', isManglik: 'Manglik' } as const;
const attributes = { education: 'EDUC', profession: 'OCCU' } as const satisfies Record<string, FactTag>;

type TextField = keyof typeof namedFacts | keyof typeof attributes | 'location' | 'mobileNumber';
type YesNoField = keyof typeof yesNoFacts;
type Prefix = 'Kunwar' | 'Thakur' | 'Shri' | 'Smt' | 'Kumari';

const textFields = [...getKeys(namedFacts), ...getKeys(attributes), 'location', 'mobileNumber'] as const;

/** The fields of a card that files have too; of the owner's and of linked accounts where the card shows them. */
export type CardFields = Record<TextField, string | null> &
	Record<YesNoField, boolean | null> & {
		name: string | null;
		nameInOtherScript: string | null;
		prefix: string | null;
	} & Life;

/** What a file tells of somebody, as the fields of a card. */
export type ImportedFields = CardFields & { prefix: Prefix | null };

function getKeys<T extends object>(record: T): (keyof T & string)[] {
	return Object.keys(record) as (keyof T & string)[];
}

const prefixes: [RegExp, Prefix][] = [
	[/^(?:ku[mn]?wa?r|kanwar|कु[ंँ]?वर|कंवर)$/iu, 'Kunwar'],
	[/^(?:thakur|ठाकुर)$/iu, 'Thakur'],
	[/^(?:shri|shree|श्री)$/iu, 'Shri'],
	[/^(?:smt|shrimati|श्रीमती)$/iu, 'Smt'],
	[/^(?:kumari|कुमारी)$/iu, 'Kumari'],
];

function findPrefix({ details = [] }: Fact): Prefix | null {
	const written = details.find(({ tag }) => tag === 'NPFX')?.value.replace(/\.$/, '') ?? '';
	return prefixes.find(([pattern]) => pattern.test(written))?.[1] ?? null;
}

const longestName = 100;

/** A name as a card has it: without the slashes around the family name, and without a prefix that the card has apart. */
function cardName(fact: Fact): string | null {
	const plain = (fact.value ?? '').replaceAll('/', ' ').replace(/ +/g, ' ').trim();
	const written =
		findPrefix(fact) === null ? '' : (fact.details?.find(({ tag }) => tag === 'NPFX')?.value ?? '');
	const bare = written !== '' && plain.startsWith(`${written} `) ? plain.slice(written.length).trim() : plain;
	const name = bare.length > longestName ? `${cutToLength(bare, longestName - 1)}…` : bare;
	const read = cardWords.shape.name.safeParse(name);
	return read.success ? read.data : null;
}

/** What only records of the dead have. */
export const afterDeath: ReadonlySet<FactTag> = new Set(['DEAT', 'BURI', 'CREM', 'PROB']);

/** What a file says of somebody, where a card has fields for it. */
export function getFields(facts: readonly Fact[], today: Date, spelling?: Spelling): ImportedFields {
	const first = (tag: FactTag) => facts.find((fact) => fact.tag === tag);
	const [name, birth, death] = [first('NAME'), first('BIRT'), first('DEAT')];
	const born = birth ? getBirth(birth, today) : unknownBirth;
	const isOld = born.bornOn !== null && today.getUTCFullYear() - born.bornOn.getUTCFullYear() > longestLife;
	const stated = death ? getDeath(death, today) : unknownDeath;
	const died = isPossible({ ...born, ...stated }) ? stated : unknownDeath;
	const isAgeDated = born.bornOn !== null && died.diedOn !== null;
	return {
		...getTexts(facts),
		...{ name: name ? cardName(name) : null, prefix: name ? findPrefix(name) : null },
		nameInOtherScript: spelling ? cardName({ tag: 'NAME', value: spelling.text }) : null,
		...born,
		isDeceased: isOld || facts.some(({ tag }) => afterDeath.has(tag)),
		...died,
		ageAtDeath: death && !isAgeDated ? ageIn(death) : null,
	};
}

function getTexts(
	facts: readonly Fact[],
): Record<TextField, string | null> & Record<YesNoField, boolean | null> {
	const firstValue = (tag: FactTag, type?: string) =>
		facts.find(
			(fact) => fact.tag === tag && (type === undefined || fact.type?.toLowerCase() === type.toLowerCase()),
		)?.value;
	const home = facts.find(isPlainHome);
	const values: Partial<Record<TextField, string | undefined>> = {
		location: home?.place,
		mobileNumber: home?.details?.[0]?.value,
	};
	for (const field of getKeys(namedFacts)) values[field] = firstValue('FACT', namedFacts[field]);
	for (const field of getKeys(attributes)) values[field] = firstValue(attributes[field]);
	const text = (field: TextField) => {
		const read = cardWords.shape[field].safeParse(values[field]);
		return read.success && read.data === values[field] ? (read.data ?? null) : null;
	};
	const yesOrNo = (field: YesNoField) => {
		const stated = firstValue('FACT', yesNoFacts[field])?.toLowerCase() ?? '';
		if (stated === 'yes' || stated === 'हाँ') return true;
		return isDenial(stated) ? false : null;
	};
	const texts = Object.fromEntries(textFields.map((field) => [field, text(field)]));
	return {
		...(texts as Record<TextField, string | null>),
		...{ isMarried: yesOrNo('isMarried'), isManglik: yesOrNo('isManglik') },
	};
}

/** What the fields of a card say, as facts; the name is always the first. */
function derivedFacts(fields: CardFields): Fact[] {
	const { name, prefix, location, mobileNumber } = fields;
	const { bornOn, bornPrecision, isDeceased, diedOn, diedPrecision, ageAtDeath } = fields;
	const derived: (Fact | null)[] = [
		name === null ? null : nameFact(name, prefix),
		bornOn && bornPrecision ? { tag: 'BIRT', date: dateText(bornOn, bornPrecision) } : null,
		isDeceased
			? {
					tag: 'DEAT',
					...(diedOn && { date: dateText(diedOn, diedPrecision ?? 'day') }),
					...(ageAtDeath !== null && { details: [{ tag: 'AGE', value: `${ageAtDeath}y` }] }),
				}
			: null,
		...getKeys(attributes).map((field) => valueFact(attributes[field], fields[field])),
		location === null && mobileNumber === null
			? null
			: {
					tag: 'RESI',
					...(location !== null && { place: location }),
					...(mobileNumber !== null && { details: [{ tag: 'PHON', value: mobileNumber }] }),
				},
		...getKeys(namedFacts).map((field) => valueFact('FACT', fields[field], namedFacts[field])),
		...getKeys(yesNoFacts).map((field) => {
			const said = fields[field];
			return said === null ? null : valueFact('FACT', said ? 'Yes' : 'No', yesNoFacts[field]);
		}),
	];
	return derived.filter((fact) => fact !== null);
}

function nameFact(name: string, prefix: string | null): Fact {
	return { tag: 'NAME', value: name, ...(prefix !== null && { details: [{ tag: 'NPFX', value: prefix }] }) };
}

function valueFact(tag: FactTag, value: string | null, type?: string): Fact | null {
	return value === null ? null : { tag, value, ...(type !== undefined && { type }) };
}

/** What of a file's facts is to be kept beside the fields of a card. */
export function leftFacts(facts: readonly Fact[], fields: CardFields): Fact[] {
	return withoutHeld(facts, derivedFacts(fields));
}

/** What is kept beside the fields of a card that was there, once a file has more of the same person. */
export function withFactsOfCard(
	there: readonly Fact[],
	imported: readonly Fact[],
	fields: CardFields,
	today: Date,
): Fact[] {
	const left = leftFacts(imported, fields);
	return joined(there, left, derivedFacts(fields), (stored) => factsOfCard(fields, stored, today));
}

/** What a card tells, with the words of the file that it came from where they are still true. */
export function factsOfCard(fields: CardFields, stored: readonly Fact[], today: Date): Fact[] {
	const derived = derivedFacts(fields);
	const findDerived = (tag: FactTag) => derived.find((fact) => fact.tag === tag);
	const main = (tag: FactTag, holds: (fact: Fact) => boolean) =>
		mainFact(stored, tag, findDerived(tag), holds);
	const name = main('NAME', (fact) => cardName(fact) === fields.name);
	const birth = main('BIRT', (fact) => isSameBirth(getBirth(fact, today), fields));
	const { ageAtDeath } = fields;
	const death = fields.isDeceased
		? main(
				'DEAT',
				(fact) =>
					(fields.diedOn === null || isSameDeath(getDeath(fact, today), fields)) &&
					(ageAtDeath === null || ageIn(fact) === ageAtDeath),
			)
		: [];
	const others = stored.filter(
		({ tag }) =>
			tag !== 'NAME' && tag !== 'BIRT' && tag !== 'DEAT' && (fields.isDeceased || !afterDeath.has(tag)),
	);
	const isInOthers = (fact: Fact) => others.some((other) => statesTheSame(other, fact));
	const more = derived.filter(({ tag }) => tag !== 'NAME' && tag !== 'BIRT' && tag !== 'DEAT');
	return [
		...name.map((fact, at) => (at === 0 ? withPrefix(fact, fields.prefix) : fact)),
		...birth,
		...death,
		...more.filter((fact) => !isInOthers(fact)),
		...others,
	];
}

/** The prefix that the card has, and not one that it had. */
function withPrefix(fact: Fact, prefix: string | null): Fact {
	if (findPrefix(fact) === prefix) return fact;
	const { details = [], ...rest } = fact;
	const others = details.filter(({ tag }) => tag !== 'NPFX' || findPrefix(fact) === null);
	const parts = [...(prefix === null ? [] : [{ tag: 'NPFX' as const, value: prefix }]), ...others];
	return ordered({ ...rest, ...(parts.length > 0 && { details: parts }) });
}
