import { type DateParts, datePartsOf, dateTextOf } from '@/components/member/date-parts';
import type { Changes } from '@/components/member/versioned-save';
import type { FamilyMember } from './answers';
import type { Typed } from './wizard-steps';

/** What stands in the fields of the edit dialog. */
export interface CardValues extends Record<CardText, string> {
	dob: DateParts;
	dod: DateParts;
	isDeceased: boolean;
	isVisible: boolean;
}

const cardTexts = ['name', 'relation', 'profession', 'location', 'mobileNumber'] as const;

type CardText = (typeof cardTexts)[number];

export function cardValues({ dob, dod, isDeceased, isVisible, ...member }: FamilyMember): CardValues {
	const texts = cardTexts.map((name) => [name, member[name] ?? '']);
	return {
		...(Object.fromEntries(texts) as Record<CardText, string>),
		...{ dob: datePartsOf(dob ?? ''), dod: datePartsOf(dod ?? ''), isDeceased, isVisible },
	};
}

/** Birth and death as the calls take them: a date of death is asked of the deceased alone. */
export function lifeSaid({ dob, dod, isDeceased }: Pick<CardValues, 'dob' | 'dod' | 'isDeceased'>): Changes {
	return { dob: dateTextOf(dob), isDeceased, ...(isDeceased && { dod: dateTextOf(dod) }) };
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
	return Object.fromEntries(Object.entries(said).filter(([name, value]) => value !== (before[name] ?? '')));
}

/** What the fields of the wizard begin with when a card is changed. */
export function valuesOf(member: FamilyMember): Typed {
	const { relation, dob, dod, isDeceased, values } = member;
	return {
		isMarried: 'No',
		isManglik: 'NotKnown',
		...values,
		relation,
		dob: dob ?? '',
		dod: dod ?? '',
		...(isDeceased && { isDeceased: 'true' }),
	};
}

/** What the wizard has changed, as typed; emptied fields are cleared. */
export function wizardChanges(form: FormData, member: FamilyMember): Changes {
	const before = valuesOf(member);
	const changed = [...form].filter(([name, value]) =>
		typeof value === 'string' ? name === 'photo' || value.trim() !== (before[name] ?? '') : value.size > 0,
	);
	return {
		...Object.fromEntries(changed),
		...(member.isDeceased && !form.has('isDeceased') && { isDeceased: 'false' }),
	};
}

/** What may be done with a card: never one's own; only by who added it or whose tree it is. */
export function mayChange(
	{ relation, addedBy }: Pick<FamilyMember, 'relation' | 'addedBy'>,
	viewer: { currentUserId: string; isCreator: boolean },
): boolean {
	return relation !== 'Me' && (viewer.isCreator || addedBy?.id === viewer.currentUserId);
}

/** Whether nothing connects somebody with the viewer, and nobody waits for their answer. */
export function isApart({
	relation,
	relatedToId,
	isPending,
}: Pick<FamilyMember, 'relation' | 'relatedToId' | 'isPending'>): boolean {
	return relation !== 'Me' && relatedToId === null && !isPending;
}
