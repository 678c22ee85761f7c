import type { Language } from '@/lib/core/language';
import type {
	BiodataField,
	BiodataLanguage,
	BiodataLayout,
	MatrimonialDetail,
} from '@/lib/platform/db/generated/enums';

export const layouts = ['traditional', 'modern', 'compact'] as const satisfies readonly BiodataLayout[];

export const biodataLanguages = ['hi', 'en', 'both'] as const satisfies readonly BiodataLanguage[];

export const languagesOf: Readonly<Record<BiodataLanguage, readonly Language[]>> = {
	...{ hi: ['hi'], en: ['en'], both: ['hi', 'en'] },
};

/** What a biodata can have on it besides the name and the photo, by its parts, in their order. */
export const partFields = {
	personal: [
		...(['born', 'birthTime', 'birthPlace', 'age', 'height', 'maritalStatus', 'manglik'] as const),
		...(['motherTongue', 'languages', 'diet'] as const),
	],
	work: ['education', 'profession', 'workPlace', 'income', 'location'],
	places: ['villageAddress', 'tehsil', 'district', 'ancestralResidence'],
	lineage: ['clan', 'sakh', 'dynasty', 'gotra', 'familyGoddess', 'familyGod', 'lord'],
	family: ['father', 'mother', 'fathersFather', 'siblings'],
	nanihal: ['motherClan', 'mothersFather', 'maternalVillage', 'maternalUncle'],
	words: ['about', 'aboutFamily', 'lookingFor'],
	contact: ['mobileNumber', 'email'],
} as const satisfies Record<string, readonly BiodataField[]>;

export type Part = keyof typeof partFields;

export const parts = [
	'personal',
	'work',
	'places',
	'lineage',
	'family',
	'nanihal',
	'words',
	'contact',
] as const;

export type RowField = (typeof partFields)[Part][number];

/** In the order of the parts. */
export const rowFields: readonly RowField[] = parts.flatMap((part) => [...partFields[part]]);

export const biodataFields = ['photo', ...rowFields] as const satisfies readonly BiodataField[];

/** What is not on a new biodata unless somebody chooses it. */
const chosenApart: readonly BiodataField[] = ['mobileNumber', 'email', 'income', 'birthTime', 'birthPlace'];

export const firstFields: readonly BiodataField[] = biodataFields.filter(
	(field) => !chosenApart.includes(field),
);

/** The rows by which a detail is shown to others. */
export const rowsOfDetail = {
	height: ['height'],
	motherTongue: ['motherTongue'],
	languages: ['languages'],
	diet: ['diet'],
	income: ['income'],
	workPlace: ['workPlace'],
	siblings: ['siblings'],
	nanihal: ['motherClan', 'maternalVillage', 'maternalUncle'],
	about: ['about'],
	aboutFamily: ['aboutFamily'],
	lookingFor: ['lookingFor'],
} as const satisfies Record<MatrimonialDetail, readonly RowField[]>;

export const details = [
	...(['height', 'motherTongue', 'languages', 'diet', 'income', 'workPlace', 'siblings'] as const),
	...(['nanihal', 'about', 'aboutFamily', 'lookingFor'] as const),
] satisfies readonly MatrimonialDetail[];

export const diets = ['vegetarian', 'eggs', 'nonVegetarian', 'vegan'] as const;

export const incomes = [
	...(['upTo3', 'from3To6', 'from6To10', 'from10To15', 'from15To25', 'from25To50', 'above50'] as const),
];

export const tongues = [
	...(['Hindi', 'Marwari', 'Mewari', 'Dhundhari', 'Harauti', 'Shekhawati', 'Mewati', 'Bagri'] as const),
	...(['Wagdi', 'Malvi', 'Braj', 'Awadhi', 'Bundeli', 'Bhojpuri', 'Haryanvi', 'Punjabi', 'Dogri'] as const),
	...(['Pahari', 'Garhwali', 'Kumaoni', 'Nepali', 'Gujarati', 'Kutchi', 'Sindhi', 'Marathi'] as const),
	...(['Sanskrit', 'Urdu', 'English'] as const),
];

export const siblingKinds = [
	...(['elderBrother', 'youngerBrother', 'brother', 'elderSister', 'youngerSister', 'sister'] as const),
];
