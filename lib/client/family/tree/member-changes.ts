import type { FamilyMember } from '@/lib/client/family/cards/family';
import type { Changes } from '@/lib/client/form/conflict';
import { type DateParts, getDateParts, getDateText } from '@/lib/client/form/date-parts';
import { adultAge } from '@/lib/core/adult';

/** The values of the fields of the edit dialog. */
export interface CardValues extends Record<CardText, string> {
	dob: DateParts;
	dod: DateParts;
	isDeceased: boolean;
	isVisible: boolean;
}

const cardTexts = [
	'name',
	'nameInOtherScript',
	'relation',
	'profession',
	'location',
	'mobileNumber',
] as const;

type CardText = (typeof cardTexts)[number];

export function cardValues({ dob, dod, isDeceased, isVisible, ...member }: FamilyMember): CardValues {
	const texts = cardTexts.map((name) => [name, member[name] ?? '']);
	return {
		...(Object.fromEntries(texts) as Record<CardText, string>),
		...{ dob: getDateParts(dob ?? ''), dod: getDateParts(dod ?? ''), isDeceased, isVisible },
	};
}

/** Birth and death as the calls take them: a date of death is asked of the deceased alone. */
export function lifeSaid({ dob, dod, isDeceased }: Pick<CardValues, 'dob' | 'dod' | 'isDeceased'>): Changes {
	return { dob: getDateText(dob), isDeceased, ...(isDeceased && { dod: getDateText(dod) }) };
}

/** What the edit dialog has changed, for PUT /api/family/update/{id}. */
export function dialogChanges(values: CardValues, member: FamilyMember): Changes {
	const said = (of: CardValues) => ({
		...Object.fromEntries(cardTexts.map((name) => [name, of[name].trim()])),
		...lifeSaid(of),
		isVisible: of.isVisible,
	});
	return changesIn(said(values), said(cardValues(member)));
}

function changesIn(said: Changes, before: Changes): Changes {
	return Object.fromEntries(
		Object.entries(said).filter(([name, value]) => (value ?? '') !== (before[name] ?? '')),
	);
}

/** Which are asked with the relation, and mean nothing without it. */
const placeAnswers = ['parentKind', 'side', 'isCouple', 'otherParent'];

/** What the wizard has changed, of what is said now and what the card says; emptied fields are cleared. */
export function wizardChanges(said: Changes, card: Changes): Changes {
	const without = (of: Changes) =>
		Object.fromEntries(Object.entries(of).filter(([name]) => !placeAnswers.includes(name)));
	const isPlaced = said.relation !== card.relation;
	return {
		...changesIn(isPlaced ? said : without(said), without(card)),
		...(said.photo !== undefined && { photo: said.photo }),
	};
}

/** What may be done with a card: never one's own; only by who added it or whose tree it is. */
export function mayChange(
	{ relation, addedBy }: Pick<FamilyMember, 'relation' | 'addedBy'>,
	viewer: { currentUserId: string; isCreator: boolean },
): boolean {
	return relation !== 'Me' && (viewer.isCreator || addedBy?._id === viewer.currentUserId);
}

/** Whether somebody who has no account can be invited to one, by what their card says. */
export function mayBeInvited({
	relation,
	age,
	isDeceased,
	isPending,
	isProfileLinked,
	requestId,
}: Pick<
	FamilyMember,
	'relation' | 'age' | 'isDeceased' | 'isPending' | 'isProfileLinked' | 'requestId'
>): boolean {
	const hasAccount = isPending || isProfileLinked || requestId !== null;
	return relation !== 'Me' && !isDeceased && !hasAccount && (age === null || age >= adultAge);
}

/** Whether nothing connects somebody with the viewer, and nobody waits for their answer. */
export function isApart({
	relation,
	relatedToId,
	isPending,
}: Pick<FamilyMember, 'relation' | 'relatedToId' | 'isPending'>): boolean {
	return relation !== 'Me' && relatedToId === null && !isPending;
}
