import type { DetailTag, FactTag } from './facts';

/** Attributes: the value is the text of the line itself. */
const attributes = [
	...(['CAST', 'DSCR', 'EDUC', 'IDNO', 'NATI', 'NCHI', 'NMR', 'OCCU'] as const),
	...(['PROP', 'RELI', 'RESI', 'SSN', 'TITL', 'FACT'] as const),
];

const individualEvents = [
	...([
		'ADOP',
		'BAPM',
		'BARM',
		'BASM',
		'BIRT',
		'BLES',
		'BURI',
		'CENS',
		'CHR',
		'CHRA',
		'CONF',
		'CREM',
	] as const),
	...(['DEAT', 'EMIG', 'FCOM', 'GRAD', 'IMMI', 'NATU', 'ORDN', 'PROB', 'RETI', 'WILL'] as const),
];

const marriageEvents = ['MARR', 'MARB', 'MARC', 'MARL', 'MARS', 'DIV', 'DIVF', 'ANUL'] as const;

export const individualTags: ReadonlySet<string> = new Set<FactTag>([
	...attributes,
	...individualEvents,
	'EVEN',
]);

/** `FACT` is not among those of 5.5.1. */
export const familyTags: ReadonlySet<string> = new Set<FactTag>([
	...marriageEvents,
	...(['ENGA', 'CENS', 'NCHI', 'RESI', 'EVEN'] as const),
]);

/** Which say that there was a marriage, also where one of the two is not known. */
export const marriageTags: ReadonlySet<string> = new Set<FactTag>(marriageEvents);

/** Where the line itself has a text; others only say Y. */
export const valueTags: ReadonlySet<string> = new Set<FactTag>([...attributes, 'EVEN', 'NAME', 'NOTE']);

/** Which must say what kind they are. */
export const typedTags: ReadonlySet<string> = new Set<FactTag>(['FACT', 'EVEN', 'IDNO']);

/** Which must be a number in version 7.0. */
export const countTags: ReadonlySet<string> = new Set<FactTag>(['NCHI', 'NMR']);

export const isFactTag = (tag: string): tag is FactTag => individualTags.has(tag) || familyTags.has(tag);

const nameParts: ReadonlySet<string> = new Set<DetailTag>(['NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX']);
const circumstances: ReadonlySet<string> = new Set<DetailTag>([
	...(['ADDR', 'PHON', 'EMAIL', 'FAX', 'WWW', 'AGNC', 'RELI', 'CAUS', 'AGE'] as const),
]);

export const isNamePart = (tag: string): tag is DetailTag => nameParts.has(tag);
export const isCircumstance = (tag: string): tag is DetailTag => circumstances.has(tag);

/** What programs note for themselves, and what only they can use. */
export const bookkeepingTags: ReadonlySet<string> = new Set([
	...['CHAN', 'CREA', 'UID', 'REFN', 'RIN', 'EXID', 'AFN', 'RFN', 'SUBM', 'ANCI', 'DESI', 'RESN'],
	...['_UID', '_UPD', '_CREAT', 'LANG', 'MIME', 'FORM'],
]);

/** The kinds of names that version 7.0 knows; others are written in words. */
export const nameTypes: ReadonlySet<string> = new Set([
	...['AKA', 'BIRTH', 'IMMIGRANT', 'MAIDEN', 'MARRIED', 'PROFESSIONAL', 'OTHER'],
]);
