import { findValues, forgetValues, keepValues } from '@/lib/client/kept-values';
import type { Typed } from './wizard-steps';

export const wizardDraftKey = 'familyMemberDraft';

/** Whose draft it is, and from which card the wizard was opened. */
export interface DraftPlace {
	ownerId: string;
	relatedToId: string | undefined;
	relation: string;
}

// Stand beside the fields, whose names are others.
const ownerField = '#owner';
const placeField = '#place';
const stepField = '#step';

const placeOf = ({ relatedToId = '', relation }: DraftPlace) => `${relatedToId} ${relation}`;

const anywhere = placeOf({ ownerId: '', relatedToId: undefined, relation: '' });

/** What was typed about a new relative, and the step that was shown last. */
export interface WizardDraft {
	values: Typed;
	step: number;
}

/** Keeps what is typed about a new relative; never the password. */
export function keepWizardDraft({ values, step }: WizardDraft, place: DraftPlace): void {
	const { password: _password, ...typed } = values;
	const marks = { [ownerField]: place.ownerId, [placeField]: placeOf(place), [stepField]: String(step) };
	keepValues(wizardDraftKey, { ...typed, ...marks });
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
export function findWizardDraft(place: DraftPlace): WizardDraft | null {
	const kept = findValues(wizardDraftKey);
	const { [ownerField]: ownerId, [placeField]: keptPlace, [stepField]: step, ...values } = kept;
	if (ownerId !== place.ownerId) return null;
	const isFitting = placeOf(place) === anywhere || keptPlace === placeOf(place);
	return isFitting ? { values, step: Number(step ?? 0) } : null;
}

export function forgetWizardDraft(): void {
	forgetValues(wizardDraftKey);
}
