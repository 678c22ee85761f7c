import { isPossible, type Life } from '@/lib/core/life';
import { type BirthPrecision, getLastDay, type PartialDate } from '@/lib/core/partial-date';
import { cutToLength } from '@/lib/core/text';
import { cardWords } from '@/lib/features/family/schema';
import type { MarriagePrecision } from '@/lib/platform/db/generated/enums';
import {
	type DateText,
	dateOfYear,
	findDay,
	findMonth,
	findYear,
	readDate,
	textOfDay,
	textOfMonth,
} from '@/lib/rules/gedcom/dates';
import { isDenial } from '@/lib/rules/gedcom/denial';
import type { Fact, FactTag } from '@/lib/rules/gedcom/facts';
import type { Spelling } from '@/lib/rules/gedcom/family-file';

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

// ── Names ─────────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── Dates ─────────────────────────────────────────────────────────────────────────────────────────────────────

type Birth = Pick<CardFields, 'bornOn' | 'bornPrecision'>;
type Death = Pick<CardFields, 'diedOn' | 'diedPrecision'>;
const unknownBirth: Birth = { bornOn: null, bornPrecision: null };
const unknownDeath: Death = { diedOn: null, diedPrecision: null };

/** What a date tells, where its beginning is not to come. */
function findPartialDate({ date: text }: DateText, today: Date): PartialDate | null {
	const value = text === undefined ? null : readDate(text);
	const year = value && findYear(value);
	if (!value || year === null) return null;
	const day = findDay(value);
	const month = findMonth(value);
	const date = day ?? dateOfYear(year, month ?? 0, 1);
	if (date > today) return null;
	if (day) return { date, precision: 'day' };
	if (value.kind !== 'at') return { date, precision: 'about' };
	return { date, precision: month === null ? 'year' : 'month' };
}

function getBirth(fact: DateText, today: Date): Birth {
	const born = findPartialDate(fact, today);
	return born ? { bornOn: born.date, bornPrecision: born.precision } : unknownBirth;
}

function getDeath(fact: DateText, today: Date): Death {
	const died = findPartialDate(fact, today);
	return died ? { diedOn: getLastDay(died), diedPrecision: died.precision } : unknownDeath;
}

/** The day, or the end of the year, so that no marriage ends before it began in it. */
function endOf({ date }: DateText): Date | null {
	const value = date === undefined ? null : readDate(date);
	const year = value && findYear(value);
	return value && (findDay(value) ?? (year === null ? null : dateOfYear(year, 11, 31)));
}

type Wedding = Pick<UnionFields, 'marriedOn' | 'marriedPrecision'>;
const unknownWedding: Wedding = { marriedOn: null, marriedPrecision: null };

/** The day, or the beginning of the year. */
function getWedding({ date }: DateText): Wedding {
	const value = date === undefined ? null : readDate(date);
	const day = value && findDay(value);
	if (day) return { marriedOn: day, marriedPrecision: 'day' };
	const year = value && findYear(value);
	return year === null ? unknownWedding : { marriedOn: dateOfYear(year, 0, 1), marriedPrecision: 'year' };
}

/** Whether both are one date; one from before the precision was recorded can be either. */
function isSameWedding(a: Wedding, b: Wedding): boolean {
	const isRecorded = a.marriedPrecision !== null && b.marriedPrecision !== null;
	return isSameDay(a.marriedOn, b.marriedOn) && (!isRecorded || a.marriedPrecision === b.marriedPrecision);
}

/** The date of a marriage as files write it. */
export function weddingText({ marriedOn, marriedPrecision }: Wedding): string | undefined {
	return marriedOn ? dateText(marriedOn, marriedPrecision ?? 'day') : undefined;
}

/** As files write it. */
export function dateText(date: Date, precision: BirthPrecision): string {
	switch (precision) {
		case 'day':
			return textOfDay(date);
		case 'month':
			return textOfMonth(date);
		case 'year':
			return String(date.getUTCFullYear());
		case 'about':
			return `ABT ${date.getUTCFullYear()}`;
		case 'age':
			return `CAL ${date.getUTCFullYear()}`;
	}
}

const isSameDay = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

const isSameBirth = (a: Birth, b: Birth) =>
	isSameDay(a.bornOn, b.bornOn) && a.bornPrecision === b.bornPrecision;

const isSameDeath = (a: Death, b: Death) =>
	isSameDay(a.diedOn, b.diedOn) && (a.diedPrecision ?? 'day') === (b.diedPrecision ?? 'day');

/** How old somebody was, in whole years. */
function ageIn({ details = [] }: Fact): number | null {
	const written = details.find(({ tag }) => tag === 'AGE')?.value;
	const [, years] = /^(\d{1,3})Y?$/i.exec(written?.trim() ?? '') ?? [];
	const age = Number(years);
	return years !== undefined && age >= 1 && age <= longestLife ? age : null;
}

// ── People ────────────────────────────────────────────────────────────────────────────────────────────────────

/** From when on somebody of whose death a file says nothing has passed away all the same. */
const longestLife = 120;
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

/** Where somebody lives now, and how they are reached: without a time, and with nothing else. */
function isPlainHome({ tag, place, details = [], ...more }: Fact): boolean {
	const isReached = details.length === 0 || (details.length === 1 && details[0]?.tag === 'PHON');
	return (
		tag === 'RESI' &&
		(place !== undefined || details.length > 0) &&
		isReached &&
		Object.keys(more).length === 0
	);
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

/** Two facts with one key say the same. */
function factKey({ tag, value, type, date, phrase, place, details, notes, sources }: Fact): string {
	const cited = sources?.map(({ source, page, text, quality }) => [source, page, text, quality]);
	const more = details?.map((detail) => [detail.tag, detail.value]);
	return JSON.stringify([tag, value, type, date, phrase, place, more, notes, cited]);
}

/** Of which the first is the one that a field of the card holds. */
const mainTags: ReadonlySet<FactTag> = new Set(['NAME', 'BIRT', 'DEAT', 'MARR', 'DIV']);

/**
 * The facts that fields do not hold. A main one stays before others of its kind, so that it is known by its place, and
 * what another fact says too, or it would count as written in that one.
 */
function withoutHeld(facts: readonly Fact[], derived: readonly Fact[]): Fact[] {
	const keys = facts.map(factKey);
	const isInAnother = (fact: Fact) =>
		facts.some((other, at) => {
			const isOther = other.tag === fact.tag && keys[at] !== factKey(fact);
			return isOther && (mainTags.has(fact.tag) || statesTheSame(other, fact));
		});
	const held = new Set(derived.filter((fact) => !isInAnother(fact)).map(factKey));
	return facts.filter((_fact, at) => !held.has(keys[at] ?? ''));
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

/** A main one that says otherwise than the field comes after what the field says, or it would be taken for the field's. */
function joined(
	there: readonly Fact[],
	left: readonly Fact[],
	derived: readonly Fact[],
	tell: (stored: readonly Fact[]) => Fact[],
): Fact[] {
	const known = new Set(there.map(factKey));
	const fresh = left.filter((fact) => !known.has(factKey(fact)));
	const written = new Set(tell([...there, ...fresh]).map(factKey));
	const otherwise = new Set(fresh.filter((fact) => !written.has(factKey(fact))).map(({ tag }) => tag));
	const has = (tag: FactTag) => there.some((fact) => fact.tag === tag);
	const own = derived.filter(({ tag }) => mainTags.has(tag) && otherwise.has(tag) && !has(tag));
	return [...there, ...own, ...fresh];
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

/** Whether a fact of a file, with everything else it says, says what a field does. */
function statesTheSame(written: Fact, derived: Fact): boolean {
	if (derived.tag === 'RESI') {
		const isPlace = derived.place === undefined || derived.place === written.place;
		const [number] = derived.details ?? [];
		const isNumber = !number || (written.details ?? []).some(({ value }) => value === number.value);
		return isPlainHome(written) && isPlace && isNumber;
	}
	const isType = derived.type === undefined || derived.type.toLowerCase() === written.type?.toLowerCase();
	return written.tag === derived.tag && written.value === derived.value && isType;
}

/** A fact of a file in front of its like, written as the card says it where it is no longer true. */
function mainFact(
	stored: readonly Fact[],
	tag: FactTag,
	derived: Fact | undefined,
	holds: (fact: Fact) => boolean,
): Fact[] {
	const [first, ...others] = stored.filter((fact) => fact.tag === tag);
	if (!first) return derived ? [derived] : [];
	if (holds(first)) return [first, ...others];
	const { value, type, date, phrase, details = [], ...rest } = first;
	if (tag === 'NAME') return [ordered({ ...rest, ...derived, tag }), ...others];
	// The age that the file tells belongs to its own date.
	const lasting = details.filter((detail) => tag !== 'DEAT' || detail.tag !== 'AGE');
	const parts = [...(derived?.details ?? []), ...lasting];
	const kept = { ...rest, ...(type !== undefined && { type }), ...derived };
	return [ordered({ ...kept, tag, ...(parts.length > 0 && { details: parts }) }), ...others];
}

/** With its parts in the order of the schema. */
function ordered({ tag, value, type, date, phrase, place, details, notes, sources }: Fact): Fact {
	return {
		tag,
		...(value !== undefined && { value }),
		...(type !== undefined && { type }),
		...(date !== undefined && { date }),
		...(phrase !== undefined && { phrase }),
		...(place !== undefined && { place }),
		...(details && { details }),
		...(notes && { notes }),
		...(sources && { sources }),
	};
}

/** The prefix that the card has, and not one that it had. */
function withPrefix(fact: Fact, prefix: string | null): Fact {
	if (findPrefix(fact) === prefix) return fact;
	const { details = [], ...rest } = fact;
	const others = details.filter(({ tag }) => tag !== 'NPFX' || findPrefix(fact) === null);
	const parts = [...(prefix === null ? [] : [{ tag: 'NPFX' as const, value: prefix }]), ...others];
	return ordered({ ...rest, ...(parts.length > 0 && { details: parts }) });
}

// ── Marriages ─────────────────────────────────────────────────────────────────────────────────────────────────

export interface UnionFields {
	marriedOn: Date | null;
	marriedPrecision: MarriagePrecision | null;
	endedOn: Date | null;
	endedBy: 'death' | 'divorce' | null;
	place: string | null;
}

const longestPlace = 200;

const isEnd = ({ tag }: Fact) => tag === 'DIV' || tag === 'ANUL';

/**
 * The weddings and divorces of a couple as they followed each other: by their dates, and those without a date after the one before
 * them in the file. A divorce comes after the first wedding unless both dates say otherwise.
 */
function getEvents(facts: readonly Fact[]): Fact[] {
	let time = Number.MIN_SAFE_INTEGER;
	const events = facts
		.filter((fact) => fact.tag === 'MARR' || isEnd(fact))
		.map((fact) => {
			const day = fact.tag === 'MARR' ? getWedding(fact).marriedOn : endOf(fact);
			time = day?.getTime() ?? time;
			return { fact, time, isDated: day !== null };
		})
		.toSorted((a, b) => a.time - b.time);
	const at = events.findIndex(({ fact }) => fact.tag === 'MARR');
	const wedding = events[at];
	const earlier = events.slice(0, Math.max(at, 0));
	const isFirst = !wedding || (wedding.isDated && earlier.every(({ isDated }) => isDated));
	const ordered = isFirst ? events : [wedding, ...earlier, ...events.slice(at + 1)];
	return ordered.map(({ fact }) => fact);
}

/** Whether a couple has divorced and married again. */
export function isMarriedAgain(facts: readonly Fact[]): boolean {
	const events = getEvents(facts);
	return events.at(-1)?.tag === 'MARR' && events.some(isEnd);
}

/** Whether a couple has divorced on that day and married again. */
export function endsBeforeWedding(facts: readonly Fact[], endedOn: Date | null): boolean {
	return isMarriedAgain(facts) && facts.some((fact) => isEnd(fact) && isSameDay(endOf(fact), endedOn));
}

/** What a file tells of a marriage; one whose husband or wife has passed away has ended by that. */
export function getUnionFields(facts: readonly Fact[], hasOneDied: boolean): UnionFields {
	const marriage = facts.find(({ tag }) => tag === 'MARR');
	const last = getEvents(facts).at(-1);
	const divorce = last && isEnd(last) ? last : null;
	const wedding = marriage ? getWedding(marriage) : unknownWedding;
	const { marriedOn } = wedding;
	const ended = divorce && endOf(divorce);
	const place = marriage?.place ?? '';
	return {
		...wedding,
		endedOn: ended && (!marriedOn || ended >= marriedOn) ? ended : null,
		endedBy: divorce ? 'divorce' : hasOneDied ? 'death' : null,
		place: place === '' || place.length > longestPlace ? null : place,
	};
}

/** How a marriage that was annulled has ended, the file's own words say. */
function derivedUnionFacts(
	{ marriedOn, marriedPrecision, endedOn, endedBy, place }: UnionFields,
	known: readonly Fact[],
): Fact[] {
	const isDivorce = endedBy === 'divorce' && !known.some(({ tag }) => tag === 'ANUL');
	const date = weddingText({ marriedOn, marriedPrecision });
	const marriage: Fact = {
		tag: 'MARR',
		...(date !== undefined && { date }),
		...(place !== null && { place }),
	};
	const divorce: Fact = { tag: 'DIV', ...(endedOn && { date: textOfDay(endedOn) }) };
	return [...(marriedOn || place !== null ? [marriage] : []), ...(isDivorce ? [divorce] : [])];
}

/** What of a file's facts is to be kept beside the fields of a marriage. */
export function leftUnionFacts(facts: readonly Fact[], fields: UnionFields): Fact[] {
	return withoutHeld(facts, derivedUnionFacts(fields, facts));
}

/** What is kept beside the fields of a marriage that was there, once a file has more of it. */
export function withFactsOfUnion(
	there: readonly Fact[],
	imported: readonly Fact[],
	fields: UnionFields,
): Fact[] {
	const left = leftUnionFacts(imported, fields);
	const derived = derivedUnionFacts(fields, [...there, ...left]);
	return joined(there, left, derived, (stored) => factsOfUnion(fields, stored));
}

/** The details of a marriage, with the words of the file that it came from where they are still true. */
export function factsOfUnion(fields: UnionFields, stored: readonly Fact[]): Fact[] {
	const derived = derivedUnionFacts(fields, stored);
	const findDerived = (tag: FactTag) => derived.find((fact) => fact.tag === tag);
	const { marriedOn, place } = fields;
	const weddings = mainFact(
		stored,
		'MARR',
		findDerived('MARR'),
		(fact) =>
			(marriedOn === null || isSameWedding(getWedding(fact), fields)) &&
			(place === null || fact.place === place),
	);
	const others = stored.filter((fact) => fact.tag !== 'MARR' && !isEnd(fact));
	return [...withDivorce(getHistory(weddings, stored), fields, findDerived('DIV')), ...others];
}

/** The weddings and divorces in the order of the file, the first wedding as the fields have it. */
function getHistory(weddings: readonly Fact[], stored: readonly Fact[]): Fact[] {
	const left = [...weddings];
	const history = stored.flatMap((fact) =>
		fact.tag === 'MARR' ? left.splice(0, 1) : isEnd(fact) ? [fact] : [],
	);
	return [...left, ...history];
}

/** The divorce after the last wedding is the one that the fields hold; a couple that is married has none. */
function withDivorce(
	history: readonly Fact[],
	{ endedBy, endedOn }: UnionFields,
	derived: Fact | undefined,
): Fact[] {
	const events = getEvents(history);
	const ends = events.slice(events.findLastIndex(({ tag }) => tag === 'MARR') + 1);
	if (endedBy !== 'divorce') return history.filter((fact) => !ends.includes(fact));
	const last = ends.findLast(({ tag }) => tag === 'DIV');
	if (!last) return [...history, ...(derived ? [derived] : [])];
	const [written = last] = mainFact(
		[last],
		'DIV',
		derived,
		(fact) => endedOn === null || !derived || isSameDay(endOf(fact), endedOn),
	);
	return history.map((fact) => (fact === last ? written : fact));
}
