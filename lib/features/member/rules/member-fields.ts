import type { AddressOptions } from '@/lib/features/member/address/schema';
import { listedClans } from '@/lib/rules/clan/clans';
import type { NameKind } from '@/lib/rules/script/in-script';

type RegistrationGroup = 'account' | 'identity' | 'places' | 'lineage' | 'worship' | 'marital';
type ProfileGroup = 'basic' | 'family' | 'address' | 'privacy' | 'worship' | 'marital';

/** A field that a form asks a member for. Forms, pages, calls and the statement that reads a profile follow from it. */
export interface MemberField {
	/** `date` is a date of which a part may be known (`PartialDateField`); `clan` is a choice with a free text behind "Other"; `known` and `gotra` a text with suggestions; `spelling` is the name again, in the script that it is not written in. */
	kind:
		| 'text'
		| 'spelling'
		| 'email'
		| 'tel'
		| 'number'
		| 'date'
		| 'password'
		| 'photo'
		| 'choice'
		| 'radio'
		| 'yesNo'
		| 'clan'
		| 'known'
		| 'gotra';
	maxLength?: number;
	autoComplete?: string;
	choices?: readonly string[];
	/** A yes or no has "Not known" as a third choice. */
	offersNotKnown?: true;
	knownFrom?: keyof AddressOptions;
	/** A text that may be left empty: a name, in which no web address may stand, or any words. */
	text?: 'name' | 'words';
	/** The kind of text, for readers of the other script; without it they see the text as it is stored. */
	script?: NameKind;
	/**
	 * The readers beside the member and administrators: `members` are those to whom the profile is public, `matches` see
	 * the field beside what those see, `contacts` are the family and matches who have agreed to be in touch.
	 */
	visibleTo?: 'everyone' | 'members' | 'matches' | 'contacts' | 'family';
	/** A card of the family tree has the field too. */
	isOnCard?: true;
	/** The group that asks for it at registration, and in the form of a card. */
	registration?: RegistrationGroup;
	/** The group that asks for it in the own profile. */
	profile?: ProfileGroup;
	/** The group that shows it on the page that others see. */
	page?: 'lineage' | 'parents' | 'location' | 'personal';
}

export const privacies = ['private', 'restricted', 'public'] as const;
export const prefixes = ['Kunwar', 'Thakur', 'Shri', 'Smt', 'Kumari'] as const;
export const genders = ['Male', 'Female'] as const;
/** How a marriage ended that the member was in before. */
export const formerMarriages = ['widowed', 'divorced'] as const;

const clans = [...listedClans, 'Other'];

/** A field of the first questions about a person. */
const identity = { isOnCard: true, registration: 'identity', profile: 'basic' } as const;
const occupation = {
	...identity,
	kind: 'text',
	maxLength: 120,
	text: 'words',
	visibleTo: 'members',
	page: 'personal',
} as const;

const name = { kind: 'text', maxLength: 120, text: 'name', visibleTo: 'family', isOnCard: true } as const;
const clan = {
	...name,
	kind: 'clan',
	maxLength: 80,
	choices: clans,
	script: 'clan',
	profile: 'family',
} as const;
const lineage = {
	...name,
	script: 'clan',
	visibleTo: 'members',
	registration: 'lineage',
	profile: 'family',
	page: 'lineage',
} as const;
const address = {
	...name,
	kind: 'known',
	maxLength: 80,
	script: 'place',
	registration: 'places',
	profile: 'address',
} as const;
const worship = { ...name, script: 'deity', registration: 'worship', profile: 'worship' } as const;
const marital = { ...name, script: 'place', registration: 'marital', profile: 'marital' } as const;
const formerMarriage = { visibleTo: 'matches', profile: 'family' } as const;
const setting = { kind: 'yesNo', profile: 'privacy' } as const;

/** By the names on the wire and in `messages.memberFields`, in the order in which the forms ask. */
const declarations = {
	name: {
		kind: 'text',
		maxLength: 100,
		autoComplete: 'name',
		script: 'name',
		visibleTo: 'everyone',
		registration: 'account',
		profile: 'basic',
	},
	nameInOtherScript: { kind: 'spelling', maxLength: 100, text: 'name', isOnCard: true, profile: 'basic' },
	email: {
		kind: 'email',
		maxLength: 254,
		autoComplete: 'email',
		visibleTo: 'contacts',
		registration: 'account',
	},
	password: { kind: 'password', maxLength: 128, autoComplete: 'new-password', registration: 'account' },
	photo: { kind: 'photo', visibleTo: 'members', registration: 'account' },
	familyTreePrivacy: { kind: 'radio', choices: privacies, registration: 'account', profile: 'privacy' },
	prefix: { ...identity, kind: 'choice', choices: prefixes, visibleTo: 'members' },
	gender: { ...identity, kind: 'choice', choices: genders, visibleTo: 'members', page: 'personal' },
	fatherName: { ...name, script: 'name', registration: 'identity', profile: 'family', page: 'parents' },
	dob: { kind: 'date', registration: 'identity', profile: 'basic' },
	/** The age of today, or the age reached at death. A date of birth counts more. */
	age: { ...identity, kind: 'number', maxLength: 3, visibleTo: 'members' },
	clan: { ...clan, visibleTo: 'members', registration: 'identity', page: 'lineage' },
	mobileNumber: { ...identity, kind: 'tel', maxLength: 20, autoComplete: 'tel', visibleTo: 'contacts' },
	education: { ...occupation, script: 'education' },
	profession: { ...occupation, script: 'profession', autoComplete: 'organization-title' },
	dynasty: lineage,
	sakh: lineage,
	gotra: { ...lineage, kind: 'gotra', maxLength: 80, script: 'gotra' },
	/** The clan that the mother was born into. */
	motherClan: { ...clan, registration: 'lineage', page: 'parents' },
	isMarried: { ...identity, kind: 'yesNo', visibleTo: 'members', profile: 'family' },
	formerMarriage: { ...formerMarriage, kind: 'choice', choices: formerMarriages },
	formerMarriageEndedYear: { ...formerMarriage, kind: 'number', maxLength: 4 },
	childrenCount: { ...formerMarriage, kind: 'number', maxLength: 2 },
	isManglik: { ...identity, kind: 'yesNo', offersNotKnown: true, visibleTo: 'family', profile: 'family' },
	villageAddress: { ...address, knownFrom: 'villageAddresses', page: 'location' },
	ancestralResidence: { ...address, knownFrom: 'ancestralResidences', page: 'location' },
	location: { ...address, knownFrom: 'locations', visibleTo: 'members' },
	tehsil: { ...address, knownFrom: 'tehsils', visibleTo: 'members', page: 'location' },
	district: { ...address, knownFrom: 'districts', visibleTo: 'members', page: 'location' },
	lordName: worship,
	lordPlace: { ...worship, script: 'place' },
	ancestorPlace: { ...worship, script: 'place' },
	familyGoddess: { ...worship, kind: 'known', maxLength: 80, knownFrom: 'familyGoddesses' },
	familyGod: { ...worship, kind: 'known', maxLength: 80, knownFrom: 'familyGods' },
	marriagePlace: marital,
	fatherInLawName: { ...marital, script: 'name' },
	fatherInLawFatherName: { ...marital, script: 'name' },
	inLawDynasty: { ...marital, script: 'clan' },
	inLawSakh: { ...marital, script: 'clan' },
	inLawTehsil: marital,
	inLawDistrict: marital,
	inLawState: marital,
	isListed: setting,
	matrimonialConsent: setting,
	isPhotoBlurred: setting,
	mayIntroduce: setting,
} as const satisfies Record<string, MemberField>;

export type MemberFieldName = keyof typeof declarations;

export const memberFields: Readonly<Record<MemberFieldName, MemberField>> = declarations;

export function isMemberFieldName(name: string): name is MemberFieldName {
	return Object.hasOwn(declarations, name);
}

export const memberFieldNames = Object.keys(declarations).filter(isMemberFieldName);

type FieldOf<Declaration> = {
	[Name in MemberFieldName]: (typeof declarations)[Name] extends Declaration ? Name : never;
}[MemberFieldName];

export type FieldWith<Property extends keyof MemberField> = FieldOf<Record<Property, unknown>>;

export type YesNoFieldName = FieldOf<{ kind: 'yesNo' }>;

/** The fields that declare each of these properties, in their order. */
export function fieldsWith<Property extends keyof MemberField>(
	...properties: Property[]
): FieldWith<Property>[] {
	return memberFieldNames.filter((name): name is FieldWith<Property> =>
		properties.every((property) => Object.hasOwn(declarations[name], property)),
	);
}

/** Fields that belong under one heading. */
export interface FieldGroup {
	key: string;
	fields: readonly MemberFieldName[];
}

export function registrationGroup(key: RegistrationGroup): FieldGroup {
	return { key, fields: memberFieldNames.filter((name) => memberFields[name].registration === key) };
}

function profileGroup(key: ProfileGroup): FieldGroup {
	return { key, fields: memberFieldNames.filter((name) => memberFields[name].profile === key) };
}

interface ProfileSection {
	key: 'personal' | 'worship' | 'marital';
	isOpenAtFirst: boolean;
	groups: readonly FieldGroup[];
}

export type ProfileSectionKey = ProfileSection['key'];

/** The parts of the own profile; the words are under `profile`. */
export const profileSections: readonly ProfileSection[] = [
	{
		key: 'personal',
		isOpenAtFirst: true,
		groups: [profileGroup('basic'), profileGroup('family'), profileGroup('address'), profileGroup('privacy')],
	},
	{ key: 'worship', isOpenAtFirst: true, groups: [profileGroup('worship')] },
	{ key: 'marital', isOpenAtFirst: false, groups: [profileGroup('marital')] },
];

/** The section that holds `field`, if any does. */
export function findSection(field: string): ProfileSectionKey | undefined {
	return profileSections.find(({ groups }) =>
		groups.some(({ fields }) => fields.some((name) => name === field)),
	)?.key;
}

interface RegistrationStep {
	key: 'basic' | 'personal' | 'family';
	groups: readonly FieldGroup[];
	/** The fields of all groups. */
	fields: readonly MemberFieldName[];
	/** The fields without which the step cannot be left forwards. */
	required: readonly MemberFieldName[];
}

/** The steps of the registration; the words are under `register`. */
export const registrationSteps: readonly RegistrationStep[] = [
	getStep('basic', ['account'], ['name', 'email', 'password']),
	getStep('personal', ['identity', 'places', 'lineage'], ['prefix', 'gender']),
	getStep('family', ['worship', 'marital'], []),
];

function getStep(
	key: RegistrationStep['key'],
	groupKeys: readonly RegistrationGroup[],
	required: readonly MemberFieldName[],
): RegistrationStep {
	const groups = groupKeys.map(registrationGroup);
	return { key, groups, fields: groups.flatMap(({ fields }) => fields), required };
}
