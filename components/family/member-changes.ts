import type { FamilyMember } from './answers';
import { onTheWire, type Typed } from './wizard-steps';

/** The day of birth as a field for days shows it: empty where only the year is known. */
export function dayOfBirth({ dob }: Pick<FamilyMember, 'dob'>): string {
	return dob && dob.length >= 'yyyy-mm-dd'.length ? dob.slice(0, 10) : '';
}

/**
 * The body of PUT /api/family/update/{id} from the edit dialog, which does not ask for everything where somebody has an
 * account of their own. Relation and day of birth go only when they have been changed: a relation may have no word of
 * the list, and of a birth only the year may be known.
 */
export function changesBody(form: FormData, member: FamilyMember): Record<string, unknown> {
	const text = (name: string) => String(form.get(name) ?? '').trim();
	const [relation, dob] = [text('relation'), text('dob')];
	const told = {
		name: text('name'),
		...(dob !== dayOfBirth(member) && { dob }),
		profession: text('profession'),
		location: text('location'),
		mobileNumber: text('mobileNumber'),
		isDeceased: form.has('isDeceased'),
	};
	return {
		...(form.has('name') && told),
		...(relation !== member.relation && { relation }),
		isVisible: form.has('isVisible'),
		...(member.version !== null && { __v: member.version }),
	};
}

/** What the fields of the wizard begin with when a card is changed. */
export function valuesOf(member: FamilyMember): Typed {
	const { relation, isDeceased, values } = member;
	return {
		isMarried: 'No',
		isManglik: 'NotKnown',
		...values,
		relation,
		dob: dayOfBirth(member),
		...(isDeceased && { isDeceased: 'true' }),
	};
}

/** The body of PUT /api/family/update/{id} from the wizard: what has been changed; emptied fields are cleared. */
export function wizardChangesBody(form: FormData, member: FamilyMember): FormData {
	const before = valuesOf(member);
	const body = new FormData();
	for (const [name, value] of form) {
		const isChanged =
			typeof value === 'string' ? name === 'photo' || value.trim() !== (before[name] ?? '') : value.size > 0;
		if (isChanged) body.append(name, onTheWire(name, value));
	}
	if (member.isDeceased && !form.has('isDeceased')) body.append('isDeceased', 'false');
	if (member.version !== null) body.append('__v', String(member.version));
	return body;
}

/** What may be done with a card: never one's own; only by who added it or whose tree it is. */
export function mayChange(
	{ relation, addedBy }: Pick<FamilyMember, 'relation' | 'addedBy'>,
	viewer: { currentUserId: string; isCreator: boolean },
): boolean {
	return relation !== 'Me' && (viewer.isCreator || addedBy?.id === viewer.currentUserId);
}
