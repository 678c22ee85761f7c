import type { AddressOptions } from '@/lib/features/member/address/schema';
import { listedClans } from '@/lib/rules/clan/clans';

interface MemberField {
	/** `date` is a date of which a part may be known (`PartialDateField`); `clan` is a choice with a free text behind "Other"; `known` and `gotra` a text with suggestions; `spelling` is the name again, in the script that it is not written in. */
	kind:
		| 'text'
		| 'spelling'
		| 'email'
		| 'tel'
		| 'number'
		| 'date'
		| 'password'
		| 'choice'
		| 'radio'
		| 'clan'
		| 'known'
		| 'gotra';
	maxLength?: number;
	autoComplete?: string;
	choices?: readonly string[];
	knownFrom?: keyof AddressOptions;
}

const text: MemberField = { kind: 'text', maxLength: 120 };

const yesNo: MemberField = { kind: 'radio', choices: ['No', 'Yes'] };

function known(knownFrom: keyof AddressOptions): MemberField {
	return { kind: 'known', maxLength: 80, knownFrom };
}

const clans = [...listedClans, 'Other'];

/** Every field that a form asks a member for, the photo aside, by its name on the wire and in `messages.memberFields`. */
const definitions = {
	name: { kind: 'text', maxLength: 100, autoComplete: 'name' },
	nameInOtherScript: { kind: 'spelling', maxLength: 100 },
	email: { kind: 'email', maxLength: 254, autoComplete: 'email' },
	password: { kind: 'password', maxLength: 128, autoComplete: 'new-password' },
	familyTreePrivacy: { kind: 'radio', choices: ['private', 'restricted', 'public'] },
	prefix: { kind: 'choice', choices: ['Kunwar', 'Thakur', 'Shri', 'Smt', 'Kumari'] },
	gender: { kind: 'choice', choices: ['Male', 'Female'] },
	fatherName: text,
	dob: { kind: 'date' },
	age: { kind: 'number', maxLength: 3 },
	clan: { kind: 'clan', maxLength: 80, choices: clans },
	mobileNumber: { kind: 'tel', maxLength: 20, autoComplete: 'tel' },
	education: text,
	profession: { ...text, autoComplete: 'organization-title' },
	isMarried: yesNo,
	formerMarriage: { kind: 'choice', choices: ['widowed', 'divorced'] },
	formerMarriageEndedYear: { kind: 'number', maxLength: 4 },
	childrenCount: { kind: 'number', maxLength: 2 },
	isManglik: { kind: 'radio', choices: ['No', 'Yes', 'NotKnown'] },
	villageAddress: known('villageAddresses'),
	ancestralResidence: known('ancestralResidences'),
	location: known('locations'),
	tehsil: known('tehsils'),
	district: known('districts'),
	dynasty: text,
	sakh: text,
	gotra: { kind: 'gotra', maxLength: 80 },
	motherClan: { kind: 'clan', maxLength: 80, choices: clans },
	lordName: text,
	lordPlace: text,
	ancestorPlace: text,
	familyGoddess: known('familyGoddesses'),
	familyGod: known('familyGods'),
	marriagePlace: text,
	fatherInLawName: text,
	fatherInLawFatherName: text,
	inLawDynasty: text,
	inLawSakh: text,
	inLawTehsil: text,
	inLawDistrict: text,
	inLawState: text,
	isListed: yesNo,
	matrimonialConsent: yesNo,
	isPhotoBlurred: yesNo,
	mayIntroduce: yesNo,
} satisfies Record<string, MemberField>;

export type MemberFieldName = keyof typeof definitions;

export const memberFields: Record<MemberFieldName, MemberField> = definitions;

export function isMemberFieldName(name: string): name is MemberFieldName {
	return Object.hasOwn(definitions, name);
}

export const memberFieldNames = Object.keys(definitions).filter(isMemberFieldName);

/** Fields that belong under one heading. */
export interface FieldGroup {
	key: string;
	fields: readonly (MemberFieldName | 'photo')[];
	/** Asked of married members only. */
	ofMarriage?: boolean;
}

/** The heading of a group of fields, where the page has words for it. */
export function titleOfGroup({ key }: FieldGroup, groups: Partial<Record<string, string>>): string | null {
	return groups[key] ?? null;
}

export const worshipGroup: FieldGroup = {
	key: 'worship',
	fields: ['lordName', 'lordPlace', 'ancestorPlace', 'familyGoddess', 'familyGod'],
};

export const maritalGroup: FieldGroup = {
	key: 'marital',
	fields: [
		'marriagePlace',
		'fatherInLawName',
		'fatherInLawFatherName',
		'inLawDynasty',
		'inLawSakh',
		'inLawTehsil',
		'inLawDistrict',
		'inLawState',
	],
	ofMarriage: true,
};
