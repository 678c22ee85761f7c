import * as z from 'zod';

/** What each tag of a fact is, by the name that messages have for it: `family.facts.*`. */
const kinds = {
	NAME: 'name',
	BIRT: 'birth',
	CHR: 'christening',
	BAPM: 'baptism',
	BARM: 'barMitzvah',
	BASM: 'basMitzvah',
	BLES: 'blessing',
	CHRA: 'adultChristening',
	CONF: 'confirmation',
	FCOM: 'firstCommunion',
	ORDN: 'ordination',
	ADOP: 'adoption',
	GRAD: 'graduation',
	RETI: 'retirement',
	EMIG: 'emigration',
	IMMI: 'immigration',
	NATU: 'naturalisation',
	CENS: 'census',
	PROB: 'probate',
	WILL: 'will',
	DEAT: 'death',
	BURI: 'burial',
	CREM: 'cremation',
	CAST: 'caste',
	DSCR: 'description',
	EDUC: 'education',
	IDNO: 'idNumber',
	NATI: 'nationality',
	NCHI: 'numberOfChildren',
	NMR: 'numberOfMarriages',
	OCCU: 'occupation',
	PROP: 'property',
	RELI: 'religion',
	RESI: 'residence',
	SSN: 'socialSecurityNumber',
	TITL: 'title',
	FACT: 'fact',
	EVEN: 'event',
	MARR: 'marriage',
	MARB: 'marriageBanns',
	MARC: 'marriageContract',
	MARL: 'marriageLicence',
	MARS: 'marriageSettlement',
	ENGA: 'engagement',
	DIV: 'divorce',
	DIVF: 'divorceFiled',
	ANUL: 'annulment',
	NOTE: 'note',
	SOUR: 'source',
} as const satisfies Record<string, string>;

export type FactTag = keyof typeof kinds;

const factTags = z.enum(Object.keys(kinds) as [FactTag, ...FactTag[]]);

export const factKinds = z.enum(kinds);

export const getKind = (tag: FactTag) => kinds[tag];

const text = z.string().min(1).max(100_000);

/** Where something is said: in which source, on which page, in what words. */
const citation = z.strictObject({
	source: text,
	page: text.exactOptional(),
	text: text.exactOptional(),
	/** How sure it is, from 0 to 3. */
	quality: text.exactOptional(),
});

export type Citation = z.output<typeof citation>;

/** The parts of a name, and what is recorded of an event beside its date and place. */
const detailTags = z.enum([
	...(['NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX'] as const),
	...(['ADDR', 'PHON', 'EMAIL', 'FAX', 'WWW', 'AGNC', 'RELI', 'CAUS', 'AGE'] as const),
	/** How old the husband or the wife was. */
	...(['HUSB', 'WIFE'] as const),
]);

export type DetailTag = z.output<typeof detailTags>;

/**
 * What a file tells of a person or a marriage, in the words of GEDCOM, which both versions have: a name, an event, an
 * attribute, a note or a source.
 */
const fact = z.strictObject({
	tag: factTags,
	value: text.exactOptional(),
	/** What kind of it; of `FACT` and `EVEN` what it is at all. */
	type: text.exactOptional(),
	/** As GEDCOM 7 writes dates: `ABT 1850`. */
	date: text.exactOptional(),
	/** The date in words, where it is no date or not only one. */
	phrase: text.exactOptional(),
	place: text.exactOptional(),
	details: z.array(z.strictObject({ tag: detailTags, value: text })).exactOptional(),
	notes: z.array(text).exactOptional(),
	sources: z.array(citation).exactOptional(),
});

export type Fact = z.output<typeof fact>;

/** As they are stored. */
export const facts = z.array(fact);
