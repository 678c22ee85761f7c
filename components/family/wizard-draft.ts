import { findValues, forgetValues, keepValues } from '@/lib/client/kept-values';
import type { Typed } from './wizard-steps';

const key = 'familyMemberDraft';

/** Whose draft it is, and from which card the wizard was opened. */
export interface DraftPlace {
	ownerId: string;
	relatedToId: string | undefined;
	relation: string;
}

// Stand beside the fields, whose names are others.
const ownerField = '#owner';
const placeField = '#place';

const placeOf = ({ relatedToId = '', relation }: DraftPlace) => `${relatedToId} ${relation}`;

const anywhere = placeOf({ ownerId: '', relatedToId: undefined, relation: '' });

/** Keeps what is typed about a new relative; never the password. A photo cannot be kept. */
export function keepWizardDraft({ password: _password, ...typed }: Typed, place: DraftPlace): void {
	keepValues(key, { ...typed, [ownerField]: place.ownerId, [placeField]: placeOf(place) });
}

/** The draft `before` with what stands in the fields now; those that are not there keep what they had. */
export function draftWith(before: Typed, current: Typed): Typed {
	// A box without its tick is among no form's values.
	return { ...before, isDeceased: '', ...current };
}

/**
 * What had been typed by the same member when the wizard was last left: for a relative of the same card, or for any
 * where the wizard is opened for no card. Null when nothing was.
 */
export function findWizardDraft(place: DraftPlace): Typed | null {
	const { [ownerField]: ownerId, [placeField]: keptPlace, ...typed } = findValues(key);
	if (ownerId !== place.ownerId) return null;
	const isFitting = placeOf(place) === anywhere || keptPlace === placeOf(place);
	return isFitting ? typed : null;
}

export function forgetWizardDraft(): void {
	forgetValues(key);
}
