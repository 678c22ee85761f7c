import type { FamilyMember } from './answers';

/** The day of birth as a field for days shows it: empty where only the year is known. */
export function dayOfBirth({ dob }: Pick<FamilyMember, 'dob'>): string {
	return dob && dob.length >= 'yyyy-mm-dd'.length ? dob.slice(0, 10) : '';
}

/**
 * The body of PUT /api/family/update/{id} from the edit dialog. Relation and day of birth go only when they have been
 * changed: a relation may have no word of the list, and of a birth only the year may be known.
 */
export function changesBody(form: FormData, member: FamilyMember): Record<string, unknown> {
	const text = (name: string) => String(form.get(name) ?? '').trim();
	const [relation, dob] = [text('relation'), text('dob')];
	return {
		name: text('name'),
		...(relation !== member.relation && { relation }),
		profession: text('profession'),
		...(dob !== dayOfBirth(member) && { dob }),
		location: text('location'),
		mobileNumber: text('mobileNumber'),
		isVisible: form.has('isVisible'),
		isDeceased: form.has('isDeceased'),
		...(member.version !== null && { __v: member.version }),
	};
}

/** What may be done with a card: never one's own; only by who added it or whose tree it is. */
export function mayChange(
	{ relation, addedBy }: Pick<FamilyMember, 'relation' | 'addedBy'>,
	viewer: { currentUserId: string; isCreator: boolean },
): boolean {
	return relation !== 'Me' && (viewer.isCreator || addedBy?.id === viewer.currentUserId);
}
