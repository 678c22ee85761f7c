import type { Changes } from '@/components/member/versioned-save';
import type { FamilyMember } from './answers';
import type { Typed } from './wizard-steps';

/**
 * What the edit dialog has changed, for PUT /api/family/update/{id}. It does not ask for everything where somebody has an
 * account of their own.
 */
export function dialogChanges(form: FormData, member: FamilyMember): Changes {
	const shown: Readonly<Record<string, string>> = {
		name: member.name,
		relation: member.relation,
		dob: member.dob ?? '',
		dod: member.dod ?? '',
		profession: member.profession ?? '',
		location: member.location ?? '',
		mobileNumber: member.mobileNumber ?? '',
	};
	const marks = {
		...(form.has('name') && { isDeceased: member.isDeceased }),
		isVisible: member.isVisible,
	};
	return Object.fromEntries([
		...Object.entries(shown).flatMap(([name, before]) => {
			const typed = String(form.get(name) ?? before).trim();
			return typed === before ? [] : [[name, typed]];
		}),
		...Object.entries(marks).flatMap(([name, before]) =>
			form.has(name) === before ? [] : [[name, form.has(name)]],
		),
	]);
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
