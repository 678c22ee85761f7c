import type { Family, FamilyMember } from '@/lib/client/family/cards/family';
import { type PlaceValues, placeBeside, placeSaid } from '@/lib/client/family/cards/place-questions';
import { isSpouse, type OfferedRelation, saysGender } from '@/lib/client/family/cards/relations';
import { findWay } from '@/lib/client/family/tree/remembered-way';
import type { Changes } from '@/lib/client/form/conflict';
import { type DateParts, getDateParts, getDateText } from '@/lib/client/form/date-parts';
import type { DraftPlace } from '@/lib/client/form/draft';
import type { WizardStep } from '@/lib/client/form/wizard-step';
import { type MemberValues, memberValues } from '@/lib/client/member/member-values';
import { readPartialDate } from '@/lib/core/partial-date';
import {
	type FieldGroup,
	type MemberFieldName,
	memberFields,
	registrationGroup,
} from '@/lib/features/member/rules/member-fields';

/** The values of the wizard's fields. */
export interface RelativeValues extends MemberValues, PlaceValues {
	/** `account` or `none`. */
	way: string;
	dod: DateParts;
	isDeceased: boolean;
	requestMessage: string;
}

/** Where a newcomer is to be, where a card has said it. */
export interface WizardPlace {
	relatedToId: string | undefined;
	relation: OfferedRelation | '';
}

export const anywhere: WizardPlace = { relatedToId: undefined, relation: '' };

/** Where what is typed about a new relative is kept: it is offered again for the same card, or where no card is named. */
export function relativeDraft(ownerId: string, { relatedToId = '', relation }: WizardPlace): DraftPlace {
	const isAnywhere = relatedToId === '' && relation === '';
	return {
		key: 'familyMemberDraft',
		of: `${ownerId} ${relatedToId} ${relation}`,
		always: ['relation', 'relatedToMemberId'],
		...(isAnywhere && { takes: (kept) => kept.startsWith(`${ownerId} `) }),
	};
}

/** A wife or husband is married; the wizard knows nothing about other relatives. */
export function getPresetMarriage(relation: string): true | null {
	return isSpouse(relation) ? true : null;
}

/** How the wizard begins with somebody who is added. */
export function newcomer({ relatedToId, relation }: WizardPlace, members: Family['members']): RelativeValues {
	const beside = placeBeside(members);
	return {
		...memberValues({ isMarried: getPresetMarriage(relation) }),
		...{ ...beside, relation, relatedToMemberId: relatedToId ?? beside.relatedToMemberId },
		...{ way: findWay() ?? 'account', dod: getDateParts(''), isDeceased: false, requestMessage: '' },
	};
}

/** How it begins when a card is changed. */
export function relativeValues(
	{ relation, dob, dod, isDeceased, values }: FamilyMember,
	members: Family['members'],
): RelativeValues {
	return {
		...memberValues(values),
		...placeBeside(members),
		relation,
		age: String(values.age ?? ''),
		way: 'none',
		requestMessage: '',
		dob: getDateParts(dob ?? ''),
		dod: getDateParts(dod ?? ''),
		isDeceased,
	};
}

type WizardStepKey = 'basic' | 'personal' | 'worship' | 'marriage' | 'review';

export interface RelativeStep extends WizardStep<WizardStepKey> {
	required: readonly ('name' | 'relation' | 'email' | 'password')[];
	/** Apart from what the wizard asks by controls of its own. */
	groups: readonly FieldGroup[];
}

/** The fields of a group of the registration that a card has too. */
function cardGroup(key: Parameters<typeof registrationGroup>[0]): FieldGroup {
	return { key, fields: registrationGroup(key).fields.filter((name) => memberFields[name].isOnCard) };
}

const identity = cardGroup('identity');
const places = cardGroup('places');
const lineage = cardGroup('lineage');
const worship = cardGroup('worship');
const marital = cardGroup('marital');

/** The fields that the steps after the first may ask for, in the order of the page. */
export const cardFieldNames: readonly MemberFieldName[] = [
	...identity.fields,
	...places.fields,
	...lineage.fields,
	...worship.fields,
	...marital.fields,
];

const credentialsGroup: FieldGroup = {
	key: 'credentials',
	fields: ['email', 'password'],
};

const basicFields = [
	...(['relation', 'relatedToMemberId', 'parentKind', 'side', 'isCouple', 'otherParent'] as const),
	...(['name', 'nameInOtherScript', 'photo', 'dob', 'isDeceased', 'dod', 'requestMessage'] as const),
];

/** The steps for what is typed: only the married are asked about their marriage. */
export function wizardSteps(values: RelativeValues): RelativeStep[] {
	const { way, relation, isMarried } = values;
	const credentials = way === 'account' ? (['email', 'password'] as const) : [];
	const isAsked = (name: MemberFieldName) =>
		(name !== 'gender' || !saysGender(relation)) && (name !== 'age' || !isAgeDated(values));
	return [
		getStep('basic', [credentialsGroup], {
			own: basicFields,
			required: ['relation', 'name', ...credentials],
		}),
		getStep('personal', [{ key: identity.key, fields: identity.fields.filter(isAsked) }, places, lineage]),
		getStep('worship', [worship]),
		...(isMarried ? [getStep('marriage', [marital])] : []),
		getStep('review', []),
	];
}

function getStep(
	key: WizardStepKey,
	groups: readonly FieldGroup[],
	{ own = [], required = [] }: { own?: readonly string[]; required?: RelativeStep['required'] } = {},
): RelativeStep {
	return { key, groups, required, fields: [...own, ...groups.flatMap(({ fields }) => fields)] };
}

/** Whether the dates say the age, so that one that is typed would not count. */
function isAgeDated({ dob, dod, isDeceased }: RelativeValues): boolean {
	const isKnown = (date: DateParts) => readPartialDate(getDateText(date)) !== null;
	return isKnown(dob) && (!isDeceased || isKnown(dod));
}

/** The values that the wizard states about a card, by their names on the wire. */
type CardInput = Readonly<Record<string, string | boolean | null | File>>;

/** All that `steps` ask about a person; other fields are left out. */
export function relativeSaid(
	values: RelativeValues,
	steps: readonly RelativeStep[],
	family: Pick<Family, 'members' | 'links'>,
): CardInput {
	const { way, name, dob, dod, isDeceased, photo, email, password, requestMessage } = values;
	const asked = steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
	const fields = asked.flatMap((field) => {
		const value = field === 'photo' || field === 'dob' ? '' : values[field];
		return field === 'email' || field === 'password'
			? []
			: [[field, typeof value === 'string' ? value.trim() : value]];
	});
	return {
		...Object.fromEntries(fields),
		...placeSaid(values, family),
		name: name.trim(),
		dob: getDateText(dob),
		isDeceased,
		...(isDeceased && { dod: getDateText(dod) }),
		...(photo !== null && { photo }),
		...(way === 'account' && { email: email.trim(), password, requestMessage }),
	};
}

/** The body of POST /api/family/add for a new member: what was filled in. */
export function addBody(said: CardInput, { way }: RelativeValues): Changes {
	const filled = Object.entries(said).filter(
		([name, value]) => value !== '' && (name !== 'isDeceased' || value),
	);
	return {
		...Object.fromEntries(filled),
		isVisible: true,
		...(way === 'account' && { createAccount: true }),
	};
}
